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

/** Individual clicks, leads, and sales, with an explanation of their attribution. */
export class EventsResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Returns clicks, leads, or sales, newest first. Without `customers.read`, `metadata` and the
   * customer’s name, email, picture, and country are null.
   */
  list(params: ListEventsParams = {}, options?: RequestOptions): Pages<Event> {
    return this.#transport.pages('/events', 'id', params, options)
  }

  /**
   * Exports all matching clicks, leads, or sales as CSV or NDJSON. Without `customers.read`,
   * `metadata` and the customer’s name, email, picture, and country are null.
   */
  export(params: ExportEventsParams = {}, options?: RequestOptions): Promise<string> {
    return this.#transport.text('GET', '/events/export', { query: params }, options)
  }

  /**
   * Streams events as they happen, as server-sent events. Each message has the event’s ID, its type
   * as `event` (`click`, `lead`, `sale`, or `refund`), and a JSON object as `data`. All objects have
   * `id`, `event`, `timestamp`, `click`, and `link`, which can be null. Leads and sales also have
   * `eventName` and `customer`, sales have `sale`, and refunds have `refund`. Retrieve an event for
   * all of its data. Without `customers.read`, names are null. Send the key in the `Authorization`
   * header. A client that reconnects with `Last-Event-ID` gets the events that it missed. Events are
   * delivered at least once and roughly in order, so ignore IDs that you have already seen. Events
   * that are more than a minute old, such as imported ones, aren’t streamed. If too many events
   * happen at once, a `gap` message contains the number of skipped events. A comment is sent every
   * 15 seconds. A client that reads too slowly is disconnected and can reconnect.
   */
  stream(options?: StreamOptions): AsyncGenerator<LiveEvent, void> {
    return this.#transport.stream('/events/stream', options)
  }

  /**
   * Retrieves an event with a step-by-step explanation of its attribution. Without `customers.read`,
   * `metadata` and the customer’s name, email, picture, and country are null.
   */
  async explain(id: string, options?: RequestOptions): Promise<ExplainEventResult> {
    return this.#transport.json('GET', path`/events/${id}`, {}, options)
  }

  /** Returns refunds and chargebacks, newest first. */
  listRefunds(params: ListRefundsParams = {}, options?: RequestOptions): Pages<Refund> {
    return this.#transport.pages('/refunds', 'id', params, options)
  }

  /** Retrieves a refund with the commission amounts that it reversed. */
  async getRefund(id: string, options?: RequestOptions): Promise<RefundDetail> {
    return this.#transport.json('GET', path`/refunds/${id}`, {}, options)
  }
}
