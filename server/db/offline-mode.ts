import type { Log } from '../log.ts'
import { causeOf, DatabaseAway, isAway, sqlState } from './failures.ts'
import { inTime } from './in-time.ts'

/** Where a visitor waits, later answers of the database are not waited for. */
const DEADLINE_MS = 1_500
const PROBE_EVERY_MS = 500
/** So long a visitor waits until the other processes were told of the outage. */
const TELL_MS = 500
/** So long after an outage other processes may still write what they kept during it. */
const LATE_MS = 60_000
/** The server takes no writes: it is a replica, or changes its role. */
const READ_ONLY = '25006'

/** Tells whether an error is about the database as a whole, not about what it was asked. */
export function isOutage(error: unknown): boolean {
  return isAway(error) || sqlState(error) === READ_ONLY
}

export interface OfflineOptions {
  /** False: work is run as it is, and what fails has failed. */
  isActive: boolean
  /** Asks the database for a sign of life; rejects when there is none in time. */
  probe: () => Promise<unknown>
  /** Tells all processes, over the database, that clicks since that time may be written late. */
  tell: (fromMs: number) => Promise<unknown>
  now: () => number
  log: Log
}

/** What is done first when the database answers again. It calls `back` as soon as a write was committed. */
export type Recovery = (back: () => void) => Promise<void>

/**
 * Knows whether visitors are served without the database. That begins when one of them is refused or gets
 * no answer in time; from then on the database is asked twice a second, and it is over when the recovery
 * has written.
 */
export class OfflineMode {
  readonly #options: OfflineOptions
  #isOn = false
  #isStopped = false
  #isProbing = false
  #timer: Timer | undefined
  #probing: Promise<void> = Promise.resolve()
  #prepare: (() => Promise<void>) | undefined
  #recover: Recovery = async () => {}
  /** When the latest outage began, and when it was over: in milliseconds, null for none. */
  beganMs: number | null = null
  endedMs: number | null = null
  /**
   * Resolves when the other processes know of the outage, or cannot be told: a click that only this one has
   * is promised after that.
   */
  told: Promise<unknown> = Promise.resolve()
  /** When the database was away for others, of which no visitor has noticed anything here. */
  #lost = { fromMs: -Infinity, untilMs: -Infinity }

  constructor(options: OfflineOptions) {
    this.#options = options
  }

  get isOn(): boolean {
    return this.#isOn
  }

  /**
   * Notes that a connection broke, or what another process has told: since then processes may be sending
   * visitors on without the database.
   */
  noteLoss(sinceMs = this.#options.now()): void {
    const nowMs = this.#options.now()
    const isNew = nowMs > this.#lost.untilMs + LATE_MS
    const fromMs = isNew ? sinceMs : Math.min(sinceMs, this.#lost.fromMs)
    this.#lost = { fromMs, untilMs: nowMs }
  }

  /** Tells whether something of that time may still be written late, by this process or another one. */
  concerns(atMs: number): boolean {
    const nowMs = this.#options.now()
    const isWithin = (fromMs: number, untilMs: number) =>
      atMs >= fromMs - LATE_MS && nowMs < untilMs + LATE_MS
    if (isWithin(this.#lost.fromMs, this.#lost.untilMs)) return true
    if (this.beganMs === null) return false
    return isWithin(this.beganMs, this.#isOn ? Infinity : (this.endedMs ?? 0))
  }

  /** Sets what to do when the database is back. */
  onRecovery(recover: Recovery): void {
    this.#recover = recover
  }

  /** Begins without a database: `prepare`, which rejects while it is away, comes before all else. */
  startWithout(error: unknown, prepare: () => Promise<void>): void {
    this.#prepare = prepare
    this.begin(error)
  }

  /** Runs a write that a visitor waits for. In offline mode it is not tried. */
  async guard<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isOn) throw new DatabaseAway('The database takes no writes.')
    return this.attempt(work)
  }

  /** Runs a look-up that a visitor waits for: a database that takes no writes may still answer. */
  async attempt<T>(work: () => Promise<T>): Promise<T> {
    if (!this.#options.isActive) return work()
    try {
      return await inTime(work(), DEADLINE_MS)
    } catch (error) {
      if (isOutage(error)) this.begin(error)
      throw error
    }
  }

  /** Notes that the database is away. */
  begin(error: unknown): void {
    if (this.#isOn || this.#isStopped || !this.#options.isActive) return
    this.#isOn = true
    this.beganMs = this.#options.now()
    this.told = inTime(this.#tell(), TELL_MS).catch(() => {})
    this.#options.log.warn({ reason: causeOf(error) }, 'visitors are sent on without the database')
    if (!this.#isProbing) this.#schedule(0)
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#probing
  }

  #end(): void {
    if (!this.#isOn) return
    this.#isOn = false
    this.endedMs = this.#options.now()
    const seconds = Math.round((this.endedMs - (this.beganMs ?? this.endedMs)) / 100) / 10
    this.#options.log.info({ seconds }, 'visitors are sent on with the database again')
  }

  async #tell(): Promise<void> {
    await this.#options.tell(this.beganMs ?? this.#options.now())
  }

  #schedule(afterMs: number): void {
    this.#timer = setTimeout(() => (this.#probing = this.#probe()), afterMs)
  }

  async #probe(): Promise<void> {
    this.#isProbing = true
    try {
      await this.#prepare?.()
      this.#prepare = undefined
      await this.#options.probe()
      if (this.#isOn) await this.#tell()
      await this.#recover(() => this.#end())
      this.#end()
    } catch (error) {
      if (isOutage(error)) {
        this.begin(error)
      } else {
        this.#options.log.error({ message: String(error) }, 'recovery after an outage failed')
        this.#end()
      }
    } finally {
      this.#isProbing = false
      if (this.#isOn && !this.#isStopped) this.#schedule(PROBE_EVERY_MS)
    }
  }
}
