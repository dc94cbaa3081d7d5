// Made by `bun run generate` from the API’s description.

import type { RequestOptions } from '../core/options.ts'
import type { Pages } from '../core/pages.ts'
import { path, type Transport } from '../core/transport.ts'
import type {
  CreateWebhookParams,
  DeleteWebhookResult,
  ListWebhookDeliveriesParams,
  ReplayWebhookParams,
  ReplayWebhookResult,
  UpdateWebhookParams,
  Webhook,
  WebhookDelivery,
  WebhookWithSecret,
} from '../types.ts'

/** Endpoints of yours that are told of events, and what they were told. */
export class WebhooksResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Register an endpoint for events; its secret is shown this once.
   *
   * Besides its own scope, this needs those that read what the events contain: `customers.read`,
   * `analytics.read` and `program.read` for leads and sales. So do another address, other events and
   * the log of deliveries.
   */
  create(params: CreateWebhookParams, options?: RequestOptions): Promise<WebhookWithSecret> {
    return this.#transport.json('POST', '/webhooks', { body: params }, options)
  }

  /** List the endpoints. */
  list(options?: RequestOptions): Promise<Webhook[]> {
    return this.#transport.json('GET', '/webhooks', {}, options)
  }

  /** One endpoint. */
  async get(id: string, options?: RequestOptions): Promise<Webhook> {
    return this.#transport.json('GET', path`/webhooks/${id}`, {}, options)
  }

  /** Change, disable or enable an endpoint. */
  async update(id: string, params: UpdateWebhookParams = {}, options?: RequestOptions): Promise<Webhook> {
    return this.#transport.json('PATCH', path`/webhooks/${id}`, { body: params }, options)
  }

  /** Delete an endpoint with its log. */
  async delete(id: string, options?: RequestOptions): Promise<DeleteWebhookResult> {
    return this.#transport.json('DELETE', path`/webhooks/${id}`, {}, options)
  }

  /** What an endpoint was told, the newest first. */
  listDeliveries(id: string, params: ListWebhookDeliveriesParams = {}, options?: RequestOptions): Pages<WebhookDelivery> {
    return this.#transport.pages(path`/webhooks/${id}/deliveries`, 'id', params, options)
  }

  /** One delivery and its last answer. */
  async getDelivery(id: string, deliveryId: string, options?: RequestOptions): Promise<WebhookDelivery> {
    return this.#transport.json('GET', path`/webhooks/${id}/deliveries/${deliveryId}`, {}, options)
  }

  /** Send one delivery again. */
  async replayDelivery(id: string, deliveryId: string, options?: RequestOptions): Promise<WebhookDelivery> {
    return this.#transport.json('POST', path`/webhooks/${id}/deliveries/${deliveryId}/replay`, {}, options)
  }

  /** Send the deliveries of a span again. */
  async replay(id: string, params: ReplayWebhookParams, options?: RequestOptions): Promise<ReplayWebhookResult> {
    return this.#transport.json('POST', path`/webhooks/${id}/replay`, { body: params }, options)
  }

  /** Make a new secret; the former one signs beside it for a day. */
  async rotateSecret(id: string, options?: RequestOptions): Promise<WebhookWithSecret> {
    return this.#transport.json('POST', path`/webhooks/${id}/rotate`, {}, options)
  }

  /** Send a test event. */
  async test(id: string, options?: RequestOptions): Promise<WebhookDelivery> {
    return this.#transport.json('POST', path`/webhooks/${id}/test`, {}, options)
  }
}
