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

/** The hosts on which short links live. */
export class DomainsResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** Register a link domain. */
  create(params: CreateDomainParams, options?: RequestOptions): Promise<Domain> {
    return this.#transport.json('POST', '/domains', { body: params }, options)
  }

  /** List link domains. */
  list(params: ListDomainsParams = {}, options?: RequestOptions): Pages<Domain> {
    return this.#transport.pages('/domains', 'page', params, options)
  }

  /** A link domain, with the record that proves it. */
  async get(slug: string, options?: RequestOptions): Promise<Domain> {
    return this.#transport.json('GET', path`/domains/${slug}`, {}, options)
  }

  /** Change a link domain. */
  async update(slug: string, params: UpdateDomainParams = {}, options?: RequestOptions): Promise<Domain> {
    return this.#transport.json('PATCH', path`/domains/${slug}`, { body: params }, options)
  }

  /** Remove a link domain that has no links. */
  async delete(slug: string, options?: RequestOptions): Promise<DeleteDomainResult> {
    return this.#transport.json('DELETE', path`/domains/${slug}`, {}, options)
  }

  /** Look for the record that proves a link domain. */
  async verify(slug: string, options?: RequestOptions): Promise<Domain> {
    return this.#transport.json('POST', path`/domains/${slug}/verify`, {}, options)
  }
}
