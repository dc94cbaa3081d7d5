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

/** Accounts at providers, such as Stripe, that report events. */
export class ConnectionsResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** Stops a backfill. Events that were already fetched are kept. */
  async cancelBackfill(id: string, options?: RequestOptions): Promise<Backfill> {
    return this.#transport.json('POST', path`/backfills/${id}/cancel`, {}, options)
  }

  /**
   * Connects an account at a provider, such as Stripe. A workspace can have several accounts at the
   * same provider.
   */
  create(params: CreateConnectionParams, options?: RequestOptions): Promise<Connection> {
    return this.#transport.json('POST', '/connections', { body: params }, options)
  }

  /** Returns connections, newest first. */
  list(params: ListConnectionsParams = {}, options?: RequestOptions): Pages<Connection> {
    return this.#transport.pages('/connections', 'page', params, options)
  }

  /**
   * Starts connecting an account on the provider’s page, or renews its access. Returns the URL to
   * open. Only the member who started can complete it.
   */
  authorize(params: AuthorizeConnectionParams, options?: RequestOptions): Promise<Authorization> {
    return this.#transport.json('POST', '/connections/authorize', { body: params }, options)
  }

  /**
   * Completes a connection with the values that the provider’s page returned. The values can be used
   * only once.
   */
  complete(params: CompleteConnectionParams, options?: RequestOptions): Promise<Connection> {
    return this.#transport.json('POST', '/connections/complete', { body: params }, options)
  }

  /** Retrieves a connection. */
  async get(id: string, options?: RequestOptions): Promise<Connection> {
    return this.#transport.json('GET', path`/connections/${id}`, {}, options)
  }

  /** Updates the name or credentials of a connection. */
  async update(id: string, params: UpdateConnectionParams = {}, options?: RequestOptions): Promise<Connection> {
    return this.#transport.json('PATCH', path`/connections/${id}`, { body: params }, options)
  }

  /**
   * Deletes a connection with its credentials and the content of its events. Leads and sales that
   * were recorded are kept.
   */
  async delete(id: string, options?: RequestOptions): Promise<Connection> {
    return this.#transport.json('DELETE', path`/connections/${id}`, {}, options)
  }

  /**
   * Imports the history that a provider has from before the connection was created. With `dryRun`,
   * only counts what would be imported. Repeating a backfill adds only new events.
   */
  async createBackfill(id: string, params: CreateBackfillParams = {}, options?: RequestOptions): Promise<Backfill> {
    return this.#transport.json('POST', path`/connections/${id}/backfills`, { body: params }, options)
  }

  /** Returns a connection’s backfills with their progress, newest first. */
  listBackfills(id: string, params: ListBackfillsParams = {}, options?: RequestOptions): Pages<Backfill> {
    return this.#transport.pages(path`/connections/${id}/backfills`, 'id', params, options)
  }

  /** Returns the options for a connection’s fields, as the provider lists them. */
  async listChoices(id: string, options?: RequestOptions): Promise<FieldChoices[]> {
    return this.#transport.json('GET', path`/connections/${id}/choices`, {}, options)
  }

  /** Checks that the provider accepts the credentials and that signed events arrive. */
  async test(id: string, options?: RequestOptions): Promise<ConnectionTest> {
    return this.#transport.json('POST', path`/connections/${id}/test`, {}, options)
  }

  /** Returns the providers that you can connect. */
  listIntegrations(params: ListIntegrationsParams = {}, options?: RequestOptions): Promise<IntegrationInfo[]> {
    return this.#transport.json('GET', '/integrations', { query: params }, options)
  }
}
