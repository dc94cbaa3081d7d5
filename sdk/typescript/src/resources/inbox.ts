// Made by `bun run generate` from the API’s description.

import type { RequestOptions } from '../core/options.ts'
import type { Pages } from '../core/pages.ts'
import { path, type Transport } from '../core/transport.ts'
import type {
  EventsReplayed,
  InboxEvent,
  ListInboxEventsParams,
  ReplayInboxEventsParams,
} from '../types.ts'

/** Events from providers, with their processing status. */
export class InboxResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** Returns events from providers with their processing status, newest first. */
  listEvents(params: ListInboxEventsParams = {}, options?: RequestOptions): Pages<InboxEvent> {
    return this.#transport.pages('/inbox', 'id', params, options)
  }

  /**
   * Processes multiple events again immediately. Events that were already processed aren’t recorded
   * twice.
   */
  replayEvents(params: ReplayInboxEventsParams = {}, options?: RequestOptions): Promise<EventsReplayed> {
    return this.#transport.json('POST', '/inbox/replay', { body: params }, options)
  }

  /** Processes an event again immediately. Results that were already recorded aren’t recorded twice. */
  async replayEvent(id: string, options?: RequestOptions): Promise<InboxEvent> {
    return this.#transport.json('POST', path`/inbox/${id}/replay`, {}, options)
  }
}
