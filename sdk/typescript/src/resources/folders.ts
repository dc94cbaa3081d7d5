// Made by `bun run generate` from the API’s description.

import type { RequestOptions } from '../core/options.ts'
import type { Pages } from '../core/pages.ts'
import { path, type Transport } from '../core/transport.ts'
import type {
  CreateFolderParams,
  DeleteFolderResult,
  Folder,
  ListFoldersParams,
  UpdateFolderParams,
} from '../types.ts'

/** Places to keep links in. */
export class FoldersResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** Create a folder. */
  create(params: CreateFolderParams, options?: RequestOptions): Promise<Folder> {
    return this.#transport.json('POST', '/folders', { body: params }, options)
  }

  /** List folders. */
  list(params: ListFoldersParams = {}, options?: RequestOptions): Pages<Folder> {
    return this.#transport.pages('/folders', 'page', params, options)
  }

  /** Change a folder. */
  async update(id: string, params: UpdateFolderParams = {}, options?: RequestOptions): Promise<Folder> {
    return this.#transport.json('PATCH', path`/folders/${id}`, { body: params }, options)
  }

  /** Delete a folder; its links stay. */
  async delete(id: string, options?: RequestOptions): Promise<DeleteFolderResult> {
    return this.#transport.json('DELETE', path`/folders/${id}`, {}, options)
  }
}
