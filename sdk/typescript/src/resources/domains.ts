// Made by `bun run generate` from the API’s description.

import type { RequestOptions } from '../core/options.ts'
import type { Pages } from '../core/pages.ts'
import { path, type Transport } from '../core/transport.ts'
import type {
  CreateDomainParams,
  DeleteDomainResult,
  Domain,
  ListDomainsParams,
  UpdateDomainParams,
} from '../types.ts'

/** Domains of short links. */
export class DomainsResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Adds a domain for short links. Links redirect once the domain is verified. The first domain
   * becomes the primary domain.
   */
  create(params: CreateDomainParams, options?: RequestOptions): Promise<Domain> {
    return this.#transport.json('POST', '/domains', { body: params }, options)
  }

  /** Returns the workspace’s link domains, primary domain first. */
  list(params: ListDomainsParams = {}, options?: RequestOptions): Pages<Domain> {
    return this.#transport.pages('/domains', 'page', params, options)
  }

  /** Retrieves a link domain and the DNS record that verifies it. */
  async get(slug: string, options?: RequestOptions): Promise<Domain> {
    return this.#transport.json('GET', path`/domains/${slug}`, {}, options)
  }

  /**
   * Updates a link domain. If you change `slug`, the domain’s links and programs move with it, and
   * the new name must be verified before they redirect.
   */
  async update(slug: string, params: UpdateDomainParams = {}, options?: RequestOptions): Promise<Domain> {
    return this.#transport.json('PATCH', path`/domains/${slug}`, { body: params }, options)
  }

  /** Deletes a link domain. Returns 409 if links or programs still use it. */
  async delete(slug: string, options?: RequestOptions): Promise<DeleteDomainResult> {
    return this.#transport.json('DELETE', path`/domains/${slug}`, {}, options)
  }

  /**
   * Looks up the domain’s DNS record. Once the record is found, the domain serves your workspace’s
   * links. If the record is missing, the error shows the expected and actual values.
   */
  async verify(slug: string, options?: RequestOptions): Promise<Domain> {
    return this.#transport.json('POST', path`/domains/${slug}/verify`, {}, options)
  }
}
