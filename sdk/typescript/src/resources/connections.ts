// Made by `bun run generate` from the API’s description.

import type { RequestOptions } from '../core/options.ts'
import type { Pages } from '../core/pages.ts'
import { path, type Transport } from '../core/transport.ts'
import type {
  Authorization,
  AuthorizeConnectionParams,
  Backfill,
  CompleteConnectionParams,
  Connection,
  ConnectionTest,
  CreateBackfillParams,
  CreateConnectionParams,
  FieldChoices,
  IntegrationInfo,
  ListBackfillsParams,
  ListConnectionsParams,
  ListIntegrationsParams,
  UpdateConnectionParams,
} from '../types.ts'

/** Accounts at providers, such as Stripe, that report what customers do. */
export class ConnectionsResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** End a back-fill; what was fetched stays. */
  async cancelBackfill(id: string, options?: RequestOptions): Promise<Backfill> {
    return this.#transport.json('POST', path`/backfills/${id}/cancel`, {}, options)
  }

  /** Connect an account at a provider. */
  create(params: CreateConnectionParams, options?: RequestOptions): Promise<Connection> {
    return this.#transport.json('POST', '/connections', { body: params }, options)
  }

  /** List connections, the newest first. */
  list(params: ListConnectionsParams = {}, options?: RequestOptions): Pages<Connection> {
    return this.#transport.pages('/connections', 'page', params, options)
  }

  /** Begin to connect an account on the provider’s page. */
  authorize(params: AuthorizeConnectionParams, options?: RequestOptions): Promise<Authorization> {
    return this.#transport.json('POST', '/connections/authorize', { body: params }, options)
  }

  /** Store what the provider’s page has granted, once. */
  complete(params: CompleteConnectionParams, options?: RequestOptions): Promise<Connection> {
    return this.#transport.json('POST', '/connections/complete', { body: params }, options)
  }

  /** Read a connection. */
  async get(id: string, options?: RequestOptions): Promise<Connection> {
    return this.#transport.json('GET', path`/connections/${id}`, {}, options)
  }

  /** Change a name or secret. */
  async update(id: string, params: UpdateConnectionParams = {}, options?: RequestOptions): Promise<Connection> {
    return this.#transport.json('PATCH', path`/connections/${id}`, { body: params }, options)
  }

  /** Take no more events of an account. */
  async delete(id: string, options?: RequestOptions): Promise<Connection> {
    return this.#transport.json('DELETE', path`/connections/${id}`, {}, options)
  }

  /** Fetch what a provider had before its connection, or count it. */
  async createBackfill(id: string, params: CreateBackfillParams = {}, options?: RequestOptions): Promise<Backfill> {
    return this.#transport.json('POST', path`/connections/${id}/backfills`, { body: params }, options)
  }

  /** List back-fills with how far they are, the newest first. */
  listBackfills(id: string, params: ListBackfillsParams = {}, options?: RequestOptions): Pages<Backfill> {
    return this.#transport.pages(path`/connections/${id}/backfills`, 'id', params, options)
  }

  /** List what there is to choose for the fields of a connection. */
  async listChoices(id: string, options?: RequestOptions): Promise<FieldChoices[]> {
    return this.#transport.json('GET', path`/connections/${id}/choices`, {}, options)
  }

  /** Ask whether signed events arrive. */
  async test(id: string, options?: RequestOptions): Promise<ConnectionTest> {
    return this.#transport.json('POST', path`/connections/${id}/test`, {}, options)
  }

  /** List the providers that accounts can be connected of. */
  listIntegrations(params: ListIntegrationsParams = {}, options?: RequestOptions): Promise<IntegrationInfo[]> {
    return this.#transport.json('GET', '/integrations', { query: params }, options)
  }
}
