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

/** What providers have reported, and what became of it. */
export class InboxResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** List what providers have reported, the newest first. */
  listEvents(params: ListInboxEventsParams = {}, options?: RequestOptions): Pages<InboxEvent> {
    return this.#transport.pages('/inbox', 'id', params, options)
  }

  /** Try many events again, now. */
  replayEvents(params: ReplayInboxEventsParams = {}, options?: RequestOptions): Promise<EventsReplayed> {
    return this.#transport.json('POST', '/inbox/replay', { body: params }, options)
  }

  /** Try an event again, now. */
  async replayEvent(id: string, options?: RequestOptions): Promise<InboxEvent> {
    return this.#transport.json('POST', path`/inbox/${id}/replay`, {}, options)
  }
}
