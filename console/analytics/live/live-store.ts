import type { ReactiveController, ReactiveControllerHost } from 'lit'
import { addressed, call, problemOf } from '../../api/client.ts'
import type { EventItem } from '../../api/wire.gen.ts'
import { timeZone } from '../../base/time-zone.ts'
import { LatestRequest } from '../../../widgets/base/latest-request.ts'
import { mergeEvents, readLiveEvent, toLiveEvent, type LiveEvent } from './live-event.ts'
import { MessageReader } from './server-sent-events.ts'

export type Connection = 'connecting' | 'live' | 'lost'

/** How many events are kept; the list shows those in sight only. */
const MOST = 2000
const FIRST = 100
const RETRY_MS = [1000, 2000, 5000, 10_000] as const

/** The newest events of a workspace: read once, and kept up to date by the stream while it is connected. */
export class LiveStore implements ReactiveController {
  events: readonly LiveEvent[] = []
  /** Those that came while the list was held. */
  waiting: readonly LiveEvent[] = []
  readonly fresh = new Set<string>()
  connection: Connection = 'connecting'
  isHeld = false
  isLoaded = false
  problem: unknown
  readonly #host: ReactiveControllerHost
  #ending = new AbortController()
  readonly #reading = new LatestRequest()
  #workspaceId = ''
  #lastId = ''
  #failures = 0

  constructor(host: ReactiveControllerHost) {
    this.#host = host
    host.addController(this)
  }

  hostDisconnected(): void {
    this.#ending.abort()
    this.#reading.start()
    this.#workspaceId = ''
  }

  /** Begins with a workspace; with the same one again it does nothing. */
  open(workspaceId: string): void {
    if (workspaceId === this.#workspaceId || workspaceId === '') return
    this.#ending.abort()
    this.#ending = new AbortController()
    this.#workspaceId = workspaceId
    this.events = []
    this.waiting = []
    this.fresh.clear()
    this.isLoaded = false
    this.#lastId = ''
    void this.load()
    void this.#listen(this.#ending.signal)
  }

  /** Holds the list still, or lets what came meanwhile in. */
  hold(isHeld: boolean): void {
    this.isHeld = isHeld
    if (!isHeld) {
      this.events = mergeEvents(this.events, this.waiting, MOST)
      this.waiting = []
    }
    this.#host.requestUpdate()
  }

  /** Reads the newest events of each kind. */
  async load(): Promise<void> {
    const signal = this.#reading.start()
    this.problem = undefined
    try {
      const lists = await Promise.all(
        ['clicks', 'leads', 'sales'].map((event) =>
          call<EventItem[]>('/events', {
            query: { event, limit: String(FIRST), interval: '30d', timezone: timeZone() },
            signal,
          }),
        ),
      )
      if (signal.aborted) return
      this.events = mergeEvents(this.events, sameTime(lists), MOST)
      this.isLoaded = true
    } catch (error) {
      if (signal.aborted) return
      this.problem = error
    }
    this.#host.requestUpdate()
  }

  /** Follows the stream for ever; after a loss it goes on behind the last event. */
  async #listen(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        await this.#follow(signal)
      } catch {
        // Whatever the reason, the stream is opened again.
      }
      if (signal.aborted) return
      this.#set('lost')
      const pause = RETRY_MS[Math.min(this.#failures++, RETRY_MS.length - 1)]!
      await new Promise((done) => setTimeout(done, pause))
    }
  }

  async #follow(signal: AbortSignal): Promise<void> {
    const { url, headers } = addressed('/events/stream')
    const last: Record<string, string> = this.#lastId ? { 'last-event-id': this.#lastId } : {}
    const response = await fetch(url, { headers: { ...headers, ...last }, signal })
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
    if (!response.ok || !response.body || !isStream) {
      throw problemOf(response, undefined, '/events/stream')
    }
    this.#failures = 0
    this.#set('live')
    const messages = new MessageReader()
    const decoder = new TextDecoder()
    const reader = response.body.getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      for (const { event, id, data } of messages.read(decoder.decode(value, { stream: true }))) {
        if (event === 'gap') void this.load()
        else this.#add(readLiveEvent(data), id)
      }
    }
  }

  #add(event: LiveEvent | null, id: string): void {
    if (id) this.#lastId = id
    if (!event) return
    this.fresh.add(event.id)
    if (this.isHeld) this.waiting = mergeEvents(this.waiting, [event], MOST)
    else this.events = mergeEvents(this.events, [event], MOST)
    this.#host.requestUpdate()
  }

  #set(connection: Connection): void {
    this.connection = connection
    this.#host.requestUpdate()
  }
}

/** Leaves out what is older than the end of a list that was cut: there a kind would be missing. */
function sameTime(lists: readonly EventItem[][]): LiveEvent[] {
  const horizon = lists
    .map((list) => (list.length === FIRST ? list.at(-1)!.timestamp : ''))
    .reduce((latest, time) => (time > latest ? time : latest), '')
  return lists
    .flat()
    .filter(({ timestamp }) => timestamp >= horizon)
    .map(toLiveEvent)
}
