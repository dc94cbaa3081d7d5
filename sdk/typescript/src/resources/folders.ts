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

/** Folders that organize links. */
export class FoldersResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** Creates a folder for links. */
  create(params: CreateFolderParams, options?: RequestOptions): Promise<Folder> {
    return this.#transport.json('POST', '/folders', { body: params }, options)
  }

  /** Returns folders, oldest first. */
  list(params: ListFoldersParams = {}, options?: RequestOptions): Pages<Folder> {
    return this.#transport.pages('/folders', 'page', params, options)
  }

  /** Renames a folder or changes its description. */
  async update(id: string, params: UpdateFolderParams = {}, options?: RequestOptions): Promise<Folder> {
    return this.#transport.json('PATCH', path`/folders/${id}`, { body: params }, options)
  }

  /** Deletes a folder. Its links are kept without a folder. */
  async delete(id: string, options?: RequestOptions): Promise<DeleteFolderResult> {
    return this.#transport.json('DELETE', path`/folders/${id}`, {}, options)
  }
}
