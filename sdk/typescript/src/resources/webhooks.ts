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

/** Endpoints that receive events, and their delivery logs. */
export class WebhooksResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Creates a webhook endpoint. The signing secret is returned only once. Also requires the scopes
   * that read the data in the selected events: `customers.read`, `analytics.read`, and
   * `program.read` for leads and sales. The same applies when you change the URL or events, or read
   * the delivery log.
   */
  create(params: CreateWebhookParams, options?: RequestOptions): Promise<WebhookWithSecret> {
    return this.#transport.json('POST', '/webhooks', { body: params }, options)
  }

  /** Returns webhook endpoints, oldest first. */
  list(options?: RequestOptions): Promise<Webhook[]> {
    return this.#transport.json('GET', '/webhooks', {}, options)
  }

  /** Retrieves a webhook endpoint. */
  async get(id: string, options?: RequestOptions): Promise<Webhook> {
    return this.#transport.json('GET', path`/webhooks/${id}`, {}, options)
  }

  /** Updates, disables, or enables a webhook endpoint. */
  async update(id: string, params: UpdateWebhookParams = {}, options?: RequestOptions): Promise<Webhook> {
    return this.#transport.json('PATCH', path`/webhooks/${id}`, { body: params }, options)
  }

  /** Deletes a webhook endpoint and its delivery log. */
  async delete(id: string, options?: RequestOptions): Promise<DeleteWebhookResult> {
    return this.#transport.json('DELETE', path`/webhooks/${id}`, {}, options)
  }

  /** Returns the deliveries of a webhook endpoint, newest first. */
  listDeliveries(id: string, params: ListWebhookDeliveriesParams = {}, options?: RequestOptions): Pages<WebhookDelivery> {
    return this.#transport.pages(path`/webhooks/${id}/deliveries`, 'id', params, options)
  }

  /** Retrieves a delivery with its request and the latest response from your endpoint. */
  async getDelivery(id: string, deliveryId: string, options?: RequestOptions): Promise<WebhookDelivery> {
    return this.#transport.json('GET', path`/webhooks/${id}/deliveries/${deliveryId}`, {}, options)
  }

  /** Sends a delivery again with the same ID. */
  async replayDelivery(id: string, deliveryId: string, options?: RequestOptions): Promise<WebhookDelivery> {
    return this.#transport.json('POST', path`/webhooks/${id}/deliveries/${deliveryId}/replay`, {}, options)
  }

  /** Sends the deliveries from a time range again, with the same IDs. */
  async replay(id: string, params: ReplayWebhookParams, options?: RequestOptions): Promise<ReplayWebhookResult> {
    return this.#transport.json('POST', path`/webhooks/${id}/replay`, { body: params }, options)
  }

  /**
   * Creates a new signing secret and returns it once. For 24 hours, deliveries are signed with both
   * the new and the previous secret.
   */
  async rotateSecret(id: string, options?: RequestOptions): Promise<WebhookWithSecret> {
    return this.#transport.json('POST', path`/webhooks/${id}/rotate`, {}, options)
  }

  /** Sends a test event to a webhook endpoint. */
  async test(id: string, options?: RequestOptions): Promise<WebhookDelivery> {
    return this.#transport.json('POST', path`/webhooks/${id}/test`, {}, options)
  }
}
