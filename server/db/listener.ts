import { setTimeout as delay } from 'node:timers/promises'
import postgres, { type Sql } from 'postgres'
import { awakeMs } from './awake-clock.ts'

const HEARTBEAT_MS = 10_000
const AGAIN_MS = 500
const DEADLINE_MS = 5_000

export interface Subscriber {
  /** Called with the payload of each notification. */
  heard(payload: string): void
  /** Called when notifications may have been missed. */
  missed(): void
}

/**
 * Hears what other processes announce, over a connection of its own that no pooler may share. A connection
 * that is lost or silent is replaced within seconds.
 */
export class Listener {
  readonly #url: string
  readonly #lost: () => void
  readonly #subscribers = new Map<string, Subscriber>()
  readonly #stopped = new AbortController()
  #client: Sql | undefined
  #working: Promise<void> | undefined
  #first = Promise.withResolvers<void>()

  /** @param lost is called whenever the connection is lost or cannot be made */
  constructor(url: string, lost: () => void) {
    this.#url = url
    this.#lost = lost
  }

  /** Adds a channel; to be called before `start`. */
  on(channel: string, subscriber: Subscriber): void {
    this.#subscribers.set(channel, subscriber)
  }

  /** Resolves when all channels are heard for the first time. May be called again when that has failed. */
  start(): Promise<void> {
    this.#first = Promise.withResolvers<void>()
    this.#working ??= this.#work()
    return this.#first.promise
  }

  /** Resolves when everything was heard that had been announced before, or the connection is lost. */
  async caughtUp(): Promise<void> {
    // What waits on a connection is sent ahead of the end of the next answer.
    await this.#client?.unsafe('select 1').catch(() => {})
  }

  async close(): Promise<void> {
    this.#stopped.abort()
    await this.#working
  }

  async #work(): Promise<void> {
    while (!this.#stopped.signal.aborted) {
      await this.#listen().catch((error: unknown) => this.#first.reject(error))
      if (!this.#stopped.signal.aborted) this.#lost()
      await this.#pause(AGAIN_MS)
    }
  }

  /** Listens until the connection is lost. */
  async #listen(): Promise<void> {
    const lost = Promise.withResolvers<void>()
    const client = postgres(this.#url, {
      max: 1,
      prepare: false,
      fetch_types: false,
      max_lifetime: null,
      deadline: DEADLINE_MS,
      now: awakeMs,
      connect_timeout: DEADLINE_MS / 1000,
      connection: { application_name: 'svc-listen' },
      onnotice: () => {},
      onnotify: (channel, payload) => this.#subscribers.get(channel)?.heard(payload),
      onclose: () => lost.resolve(),
    })
    try {
      for (const channel of this.#subscribers.keys()) await client.unsafe(`listen "${channel}"`)
      for (const subscriber of this.#subscribers.values()) subscriber.missed()
      this.#first.resolve()
      this.#client = client
      for (let isLost = false; !isLost && !this.#stopped.signal.aborted;) {
        const end = lost.promise.then(() => true)
        isLost = await Promise.race([end, this.#pause(HEARTBEAT_MS).then(() => false)])
        if (!isLost) await client`select 1`
      }
    } finally {
      this.#client = undefined
      await client.end({ timeout: 0 })
    }
  }

  async #pause(ms: number): Promise<void> {
    const { signal } = this.#stopped
    await delay(ms, undefined, { signal, ref: false }).catch(() => {})
  }
}
