import type { Ctx } from '../../../core/ctx.ts'
import { idTimeMs } from '../../../domain/ids.ts'
import { HEARTBEAT } from './live-message.ts'
import { encodeEvents, MAX_OVERLAP_MS, recentIds } from './recent-events.ts'
import { describeFailure } from '../../../db/describe-failure.ts'

/** One open stream. */
export interface Listener {
  send(message: Uint8Array): void
  /** False when its key, or the member, no longer may listen. */
  mayListen(): Promise<boolean>
  end(): void
}

const MAX_AT_ONCE = 250
const POLL_MS = 3_000
const HEARTBEAT_MS = 15_000
const LEAST_PAUSE_MS = 40
/** A read is followed by a pause of so many times its duration, so that busy workspaces do not starve others. */
const PAUSE_FACTOR = 4

/**
 * The listeners of one workspace in this process. A wake-up is only a hint: whatever was committed since
 * the last look is found by one read for all of them. What was sent is remembered for a while and looked
 * past, so that an event that was committed late is still found.
 */
export class LiveHub {
  readonly #ctx: Ctx
  readonly #listeners = new Set<Listener>()
  readonly #known = new Set<string>()
  readonly #stops: (() => void)[]
  readonly #primed: Promise<void>
  #sinceMs: number
  #reading = false
  #asked = false
  #timer: Timer | undefined

  constructor(ctx: Ctx) {
    const { deps, scope } = ctx
    this.#ctx = ctx
    this.#sinceMs = deps.clock.now()
    const poll = setInterval(() => this.#wake(), POLL_MS)
    const heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS)
    this.#stops = [
      deps.live.watch(scope.workspaceId, () => this.#wake()),
      deps.access.watch(scope.workspaceId, () => this.#judge()),
      () => clearInterval(poll),
      () => clearInterval(heartbeat),
      () => clearTimeout(this.#timer),
    ]
    this.#primed = this.#prime()
  }

  get size(): number {
    return this.#listeners.size
  }

  /** Adds a listener, which gets what is committed after this resolves. */
  async join(listener: Listener): Promise<void> {
    this.#listeners.add(listener)
    await this.#primed
  }

  leave(listener: Listener): void {
    this.#listeners.delete(listener)
  }

  close(): void {
    for (const stop of this.#stops) stop()
    for (const listener of this.#listeners) listener.end()
    this.#listeners.clear()
  }

  /** Marks the events before the first listener as seen. */
  async #prime(): Promise<void> {
    for (const { id } of await recentIds(this.#ctx, this.#sinceMs)) this.#known.add(id)
  }

  #wake(): void {
    this.#asked = true
    if (!this.#reading && this.#timer === undefined && this.#listeners.size > 0) void this.#read()
  }

  async #read(): Promise<void> {
    this.#reading = true
    this.#asked = false
    const startedMs = performance.now()
    try {
      await this.#primed
      await this.#sendFresh()
    } catch (error) {
      this.#ctx.deps.log.warn(describeFailure(error), 'live events could not be read; trying again')
    }
    this.#reading = false
    const pauseMs = Math.max(LEAST_PAUSE_MS, (performance.now() - startedMs) * PAUSE_FACTOR)
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      if (this.#asked) this.#wake()
    }, pauseMs)
  }

  async #sendFresh(): Promise<void> {
    const nowMs = this.#ctx.deps.clock.now()
    const recent = await recentIds(this.#ctx, this.#sinceMs)
    const fresh = recent.filter(({ id }) => !this.#known.has(id))
    if (fresh.length > 0) {
      const messages = await encodeEvents(this.#ctx, fresh, MAX_AT_ONCE)
      for (const message of messages) this.#send(message)
      for (const { id } of fresh) this.#known.add(id)
    }
    this.#sinceMs = nowMs
    this.#forget(nowMs - 2 * MAX_OVERLAP_MS)
  }

  #send(message: Uint8Array): void {
    for (const listener of this.#listeners) listener.send(message)
  }

  /** Drops entries that lie before any further read. */
  #forget(beforeMs: number): void {
    for (const id of this.#known) if (idTimeMs(id) < beforeMs) this.#known.delete(id)
  }

  #beat(): void {
    this.#send(HEARTBEAT)
    this.#judge()
  }

  /** Ends the streams of those who may listen no more. */
  #judge(): void {
    for (const listener of this.#listeners) {
      void listener.mayListen().then((allowed) => {
        if (!allowed) listener.end()
      })
    }
  }
}
