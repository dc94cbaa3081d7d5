// Made by `bun run generate` from the API’s description.

import type { RequestOptions } from '../core/options.ts'
import type { Pages } from '../core/pages.ts'
import { path, type Transport } from '../core/transport.ts'
import type {
  CreateTagParams,
  DeleteTagResult,
  ListTagsParams,
  Tag,
} from '../types.ts'

/** Coloured words to sort links by. */
export class TagsResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** Create a tag. */
  create(params: CreateTagParams = {}, options?: RequestOptions): Promise<Tag> {
    return this.#transport.json('POST', '/tags', { body: params }, options)
  }

  /** List tags. */
  list(params: ListTagsParams = {}, options?: RequestOptions): Pages<Tag> {
    return this.#transport.pages('/tags', 'page', params, options)
  }

  /** Change a tag. */
  async update(id: string, params: CreateTagParams = {}, options?: RequestOptions): Promise<Tag> {
    return this.#transport.json('PATCH', path`/tags/${id}`, { body: params }, options)
  }

  /** Delete a tag. */
  async delete(id: string, options?: RequestOptions): Promise<DeleteTagResult> {
    return this.#transport.json('DELETE', path`/tags/${id}`, {}, options)
  }
}
