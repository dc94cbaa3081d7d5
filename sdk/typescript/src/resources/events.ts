// Made by `bun run generate` from the API’s description.

import type { RequestOptions } from '../core/options.ts'
import type { Pages } from '../core/pages.ts'
import type { LiveEvent, StreamOptions } from '../core/stream.ts'
import { path, type Transport } from '../core/transport.ts'
import type {
  Event,
  ExplainEventResult,
  ExportEventsParams,
  ListEventsParams,
  ListRefundsParams,
  Refund,
  RefundDetail,
} from '../types.ts'

/** Single clicks, leads and sales, with the explanation of their attribution. */
export class EventsResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Clicks, leads or sales, the newest first.
   *
   * Name, address, picture and country of customers, and `metadata`, are null for callers without
   * `customers.read`.
   */
  list(params: ListEventsParams = {}, options?: RequestOptions): Pages<Event> {
    return this.#transport.pages('/events', 'id', params, options)
  }

  /**
   * All clicks, leads or sales as CSV or as one JSON object a line.
   *
   * Name, address, picture and country of customers, and `metadata`, are null for callers without
   * `customers.read`.
   */
  export(params: ExportEventsParams = {}, options?: RequestOptions): Promise<string> {
    return this.#transport.text('GET', '/events/export', { query: params }, options)
  }

  /**
   * What happens, as it happens (server-sent events).
   *
   * Each message has the event's id, its kind as `event` (`click`, `lead`, `sale`, `refund`) and as
   * `data` a JSON object: `id`, `event`, `timestamp`, `link` {id, domain, key, shortLink} or null,
   * `click` {id, country, city, device, browser, os, referer, trigger}; leads and sales also
   * `eventName` and `customer` {id, externalId, name}; `sale` {amount, currency, invoiceId};
   * `refund` {amount, currency, saleId}. `GET /events/{id}` says everything about one. Names are
   * null for callers without `customers.read`. The key travels in the `Authorization` header only. A
   * client that reconnects with `Last-Event-ID` gets what it missed. Delivery is at least once and
   * roughly in order: drop ids that you have seen. Events dated more than a minute back (imports) do
   * not come. When too many happen at once, a message `gap` says how many were left out. A comment
   * is sent every 15 seconds. A client that reads too slowly is cut off and may reconnect.
   */
  stream(options?: StreamOptions): AsyncGenerator<LiveEvent, void> {
    return this.#transport.stream('/events/stream', options)
  }

  /**
   * One event and why it belongs to its link, step by step.
   *
   * Name, address, picture and country of customers, and `metadata`, are null for callers without
   * `customers.read`.
   */
  async explain(id: string, options?: RequestOptions): Promise<ExplainEventResult> {
    return this.#transport.json('GET', path`/events/${id}`, {}, options)
  }

  /** List refunds and chargebacks, the newest first. */
  listRefunds(params: ListRefundsParams = {}, options?: RequestOptions): Pages<Refund> {
    return this.#transport.pages('/refunds', 'id', params, options)
  }

  /** Read a refund with what it took back of commissions. */
  async getRefund(id: string, options?: RequestOptions): Promise<RefundDetail> {
    return this.#transport.json('GET', path`/refunds/${id}`, {}, options)
  }
}
