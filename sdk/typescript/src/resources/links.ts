// Made by `bun run generate` from the API’s description.

import type { RequestOptions } from '../core/options.ts'
import type { Pages } from '../core/pages.ts'
import { path, type Transport } from '../core/transport.ts'
import type {
  BulkCreateLinksParams,
  BulkCreateLinksResultFailure,
  BulkDeleteLinksParams,
  BulkDeleteLinksResult,
  BulkRestoreLinksParams,
  BulkRestoreLinksResult,
  BulkUpdateLinksParams,
  BulkUpdateLinksResultFailure,
  CountLinksParams,
  CountLinksResultOption2,
  CreateLinkParams,
  DeleteLinkResult,
  GetLinkInfoParams,
  Link,
  ListLinksParams,
  UpdateLinkParams,
} from '../types.ts'

/** Short addresses with a destination, targeting and UTM parameters. */
export class LinksResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** Create a link. */
  create(params: CreateLinkParams, options?: RequestOptions): Promise<Link> {
    return this.#transport.json('POST', '/links', { body: params }, options)
  }

  /** List links. */
  list(params: ListLinksParams = {}, options?: RequestOptions): Pages<Link> {
    return this.#transport.pages('/links', 'id', params, options)
  }

  /** Create up to 100 links. */
  bulkCreate(items: BulkCreateLinksParams[], options?: RequestOptions): Promise<(Link | BulkCreateLinksResultFailure)[]> {
    return this.#transport.json('POST', '/links/bulk', { body: items }, options)
  }

  /** Make the same change to up to 100 links. */
  bulkUpdate(params: BulkUpdateLinksParams, options?: RequestOptions): Promise<(Link | BulkUpdateLinksResultFailure)[]> {
    return this.#transport.json('PATCH', '/links/bulk', { body: params }, options)
  }

  /** Delete up to 100 links. */
  bulkDelete(params: BulkDeleteLinksParams, options?: RequestOptions): Promise<BulkDeleteLinksResult> {
    return this.#transport.json('DELETE', '/links/bulk', { query: params }, options)
  }

  /**
   * Take the deletion of links back.
   *
   * For 24 hours, as long as no other link has their addresses: all of them, or none.
   */
  bulkRestore(params: BulkRestoreLinksParams, options?: RequestOptions): Promise<BulkRestoreLinksResult> {
    return this.#transport.json('POST', '/links/bulk/restore', { body: params }, options)
  }

  /** Count links. */
  count(params: CountLinksParams = {}, options?: RequestOptions): Promise<number | CountLinksResultOption2[]> {
    return this.#transport.json('GET', '/links/count', { query: params }, options)
  }

  /** Find a link by its address or id. */
  getInfo(params: GetLinkInfoParams = {}, options?: RequestOptions): Promise<Link> {
    return this.#transport.json('GET', '/links/info', { query: params }, options)
  }

  /** Update the link to a destination or create it. */
  upsert(params: CreateLinkParams, options?: RequestOptions): Promise<Link> {
    return this.#transport.json('PUT', '/links/upsert', { body: params }, options)
  }

  /** Read a link. */
  async get(linkId: string, options?: RequestOptions): Promise<Link> {
    return this.#transport.json('GET', path`/links/${linkId}`, {}, options)
  }

  /** Change a link. */
  async update(linkId: string, params: UpdateLinkParams = {}, options?: RequestOptions): Promise<Link> {
    return this.#transport.json('PATCH', path`/links/${linkId}`, { body: params }, options)
  }

  /** Delete a link. */
  async delete(linkId: string, options?: RequestOptions): Promise<DeleteLinkResult> {
    return this.#transport.json('DELETE', path`/links/${linkId}`, {}, options)
  }
}
