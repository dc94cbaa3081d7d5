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

/** Short links with a destination, targeting, and UTM parameters. */
export class LinksResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Creates a short link. The link gets a random key on your primary domain unless you pass `key`
   * and `domain`. Returns 409 if another link already uses the address.
   */
  create(params: CreateLinkParams, options?: RequestOptions): Promise<Link> {
    return this.#transport.json('POST', '/links', { body: params }, options)
  }

  /**
   * Returns the workspace’s links, one page at a time. Archived links are included only with
   * `showArchived`.
   */
  list(params: ListLinksParams = {}, options?: RequestOptions): Pages<Link> {
    return this.#transport.pages('/links', 'id', params, options)
  }

  /**
   * Creates up to 100 links. Each item is created independently: the response contains the link or
   * an error at the item’s position.
   */
  bulkCreate(items: BulkCreateLinksParams[], options?: RequestOptions): Promise<(Link | BulkCreateLinksResultFailure)[]> {
    return this.#transport.json('POST', '/links/bulk', { body: items }, options)
  }

  /**
   * Applies the same changes to up to 100 links. The response contains the link or an error for each
   * ID.
   */
  bulkUpdate(params: BulkUpdateLinksParams, options?: RequestOptions): Promise<(Link | BulkUpdateLinksResultFailure)[]> {
    return this.#transport.json('PATCH', '/links/bulk', { body: params }, options)
  }

  /**
   * Deletes up to 100 links. Earnings from the links are kept, and their customers’ later sales
   * still count. Deleted links can be restored for 24 hours.
   */
  bulkDelete(params: BulkDeleteLinksParams, options?: RequestOptions): Promise<BulkDeleteLinksResult> {
    return this.#transport.json('DELETE', '/links/bulk', { query: params }, options)
  }

  /**
   * Restores links that were deleted in the last 24 hours, with their clicks, tags, and addresses.
   * Restores all of the links or none. Returns 409 if another link has taken one of the addresses.
   */
  bulkRestore(params: BulkRestoreLinksParams, options?: RequestOptions): Promise<BulkRestoreLinksResult> {
    return this.#transport.json('POST', '/links/bulk/restore', { body: params }, options)
  }

  /**
   * Counts the links that match the filters. Pass `groupBy` to count them by domain, tag, folder, or
   * another property.
   */
  count(params: CountLinksParams = {}, options?: RequestOptions): Promise<number | CountLinksResultOption2[]> {
    return this.#transport.json('GET', '/links/count', { query: params }, options)
  }

  /** Retrieves a link by `linkId`, by `externalId`, or by `domain` and `key`. */
  getInfo(params: GetLinkInfoParams = {}, options?: RequestOptions): Promise<Link> {
    return this.#transport.json('GET', '/links/info', { query: params }, options)
  }

  /**
   * Updates the link that has this destination, or creates a link if none has it. Concurrent calls
   * with the same destination create a single link.
   */
  upsert(params: CreateLinkParams, options?: RequestOptions): Promise<Link> {
    return this.#transport.json('PUT', '/links/upsert', { body: params }, options)
  }

  /** Retrieves a link by its ID or external ID. */
  async get(linkId: string, options?: RequestOptions): Promise<Link> {
    return this.#transport.json('GET', path`/links/${linkId}`, {}, options)
  }

  /** Updates a link. Fields that you omit keep their values. */
  async update(linkId: string, params: UpdateLinkParams = {}, options?: RequestOptions): Promise<Link> {
    return this.#transport.json('PATCH', path`/links/${linkId}`, { body: params }, options)
  }

  /**
   * Deletes a link and frees its key. Earnings from the link are kept, and its customers’ later
   * sales still count. The link can be restored for 24 hours.
   */
  async delete(linkId: string, options?: RequestOptions): Promise<DeleteLinkResult> {
    return this.#transport.json('DELETE', path`/links/${linkId}`, {}, options)
  }
}
