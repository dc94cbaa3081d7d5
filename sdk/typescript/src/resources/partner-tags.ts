// Made by `bun run generate` from the API’s description.

import type { RequestOptions } from '../core/options.ts'
import type { Pages } from '../core/pages.ts'
import { path, type Transport } from '../core/transport.ts'
import type {
  AssignPartnerTagParams,
  AssignPartnerTagResult,
  CreatePartnerTagParams,
  DeletePartnerTagResult,
  ListPartnerTagsParams,
  PartnerTag,
  UpdatePartnerTagParams,
} from '../types.ts'

/** Colored labels that organize partners. */
export class PartnerTagsResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** Creates a tag for partners. Partners don’t see their tags. */
  create(params: CreatePartnerTagParams, options?: RequestOptions): Promise<PartnerTag> {
    return this.#transport.json('POST', '/partner-tags', { body: params }, options)
  }

  /** Returns the workspace’s partner tags with the number of partners that have each. */
  list(params: ListPartnerTagsParams = {}, options?: RequestOptions): Pages<PartnerTag> {
    return this.#transport.pages('/partner-tags', 'page', params, options)
  }

  /** Updates the name or color of a partner tag. */
  async update(id: string, params: UpdatePartnerTagParams = {}, options?: RequestOptions): Promise<PartnerTag> {
    return this.#transport.json('PATCH', path`/partner-tags/${id}`, { body: params }, options)
  }

  /** Deletes a partner tag and removes it from its partners. */
  async delete(id: string, options?: RequestOptions): Promise<DeletePartnerTagResult> {
    return this.#transport.json('DELETE', path`/partner-tags/${id}`, {}, options)
  }

  /** Adds the tag to up to 1,000 partners. If one of the IDs is unknown, no partner is changed. */
  async assign(id: string, params: AssignPartnerTagParams, options?: RequestOptions): Promise<AssignPartnerTagResult> {
    return this.#transport.json('POST', path`/partner-tags/${id}/assign`, { body: params }, options)
  }

  /** Removes the tag from up to 1,000 partners. If one of the IDs is unknown, no partner is changed. */
  async unassign(id: string, params: AssignPartnerTagParams, options?: RequestOptions): Promise<AssignPartnerTagResult> {
    return this.#transport.json('POST', path`/partner-tags/${id}/unassign`, { body: params }, options)
  }
}
