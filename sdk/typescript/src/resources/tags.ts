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

/** Colored labels that organize links. */
export class TagsResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** Creates a tag for links. */
  create(params: CreateTagParams = {}, options?: RequestOptions): Promise<Tag> {
    return this.#transport.json('POST', '/tags', { body: params }, options)
  }

  /** Returns the workspace’s tags. */
  list(params: ListTagsParams = {}, options?: RequestOptions): Pages<Tag> {
    return this.#transport.pages('/tags', 'page', params, options)
  }

  /** Updates the name or color of a tag. */
  async update(id: string, params: CreateTagParams = {}, options?: RequestOptions): Promise<Tag> {
    return this.#transport.json('PATCH', path`/tags/${id}`, { body: params }, options)
  }

  /** Deletes a tag and removes it from its links. */
  async delete(id: string, options?: RequestOptions): Promise<DeleteTagResult> {
    return this.#transport.json('DELETE', path`/tags/${id}`, {}, options)
  }
}
