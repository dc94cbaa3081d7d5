import { inTime } from '../../../db/in-time.ts'
import { isOutage, type OfflineMode } from '../../../db/offline-mode.ts'
import { ApiError } from '../../../domain/errors.ts'
import { message } from '../../../domain/message/message.ts'
import type { Log } from '../../../log.ts'
import { claimAbandoned } from '../../../spool/claim-folder.ts'
import { Spool, SpoolFull, type SpoolOptions, type SpoolSize } from '../../../spool/spool.ts'
import { Batcher } from './batcher.ts'
import type { SpooledClick } from './replay-clicks.ts'

/** How often clicks are looked for that a process has left which lives no more. */
const SWEEP_MS = 30_000
const REPLAY_DEADLINE_MS = 15_000
const SAY_EVERY_MS = 10_000

/** The database is away, and the click could not be kept on the disk either. */
export class NotCounted extends ApiError {
  constructor() {
    super('service_unavailable', message('server.database-unreachable'), { retryAfterSeconds: 5 })
  }
}

export interface ClickSpoolOptions extends SpoolOptions {
  /** The folder of the folders of all processes, and this one's. */
  parent: string
  folder: string
  maxQueue: number
  offline: OfflineMode
  log: Log
}

/** Writes clicks of an outage to the database; says of which it never will. */
export type Replay = (clicks: SpooledClick[]) => Promise<{ impossible: SpooledClick[] }>

/** Keeps clicks on the disk while the database is away, and brings them there when it is back. */
export class ClickSpool {
  readonly #options: ClickSpoolOptions
  readonly #spool: Spool
  readonly #batcher: Batcher<SpooledClick, void>
  #replay: Replay | undefined
  #draining: Promise<void> | undefined
  #timer: Timer | undefined
  #isClosed = false
  /** Clicks that were not kept since the last line of the log about them, and when that was. */
  #unsaid = 0
  #saidMs = 0
  /** Visits of this process that were sent on without being counted. */
  notCounted = 0

  private constructor(options: ClickSpoolOptions, spool: Spool) {
    this.#options = options
    this.#spool = spool
    this.#batcher = new Batcher({
      inFlight: 1,
      maxQueue: options.maxQueue,
      write: (clicks) => {
        const stored = spool.append(clicks.map(encode)).catch((error: unknown) => {
          throw this.#refuse(clicks.length, error)
        })
        return clicks.map(() => stored)
      },
    })
  }

  static async open(options: ClickSpoolOptions): Promise<ClickSpool> {
    return new ClickSpool(options, await Spool.open(options))
  }

  get size(): SpoolSize {
    return this.#spool.size
  }

  /** Keeps a click; resolves when the disk has it. */
  async add(click: SpooledClick): Promise<void> {
    await this.#batcher.add(click)
    // The outage may be over, or taken for it, since the click was sent here.
    if (!this.#options.offline.isOn && !this.#isClosed && this.#replay) void this.#bring()
  }

  async *left(): AsyncGenerator<SpooledClick> {
    for await (const record of this.#spool.left()) yield decode(record)
  }

  /** Brings to the database what was left by this process or another, now and after every outage. */
  start(replay: Replay): void {
    this.#replay = replay
    this.#options.offline.onRecovery((back) => this.#drainAll(back))
    void this.#sweep()
  }

  /** Replays no more: what is left is the next start's. */
  stopReplay(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
  }

  async close(): Promise<void> {
    this.stopReplay()
    await this.#batcher.close()
    await this.#draining?.catch(() => {})
    await this.#spool.close()
  }

  async #sweep(): Promise<void> {
    if (!this.#options.offline.isOn) await this.#bring()
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.#sweep(), SWEEP_MS)
  }

  async #bring(): Promise<void> {
    const { offline, log } = this.#options
    await this.#drainAll(() => {}).catch((error: unknown) => {
      if (isOutage(error)) offline.begin(error)
      else log.error({ message: String(error) }, 'clicks of an outage not replayed')
    })
  }

  #drainAll(back: () => void): Promise<void> {
    this.#draining ??= this.#drainEach(back).finally(() => (this.#draining = undefined))
    return this.#draining
  }

  /** Drains the own spool first: a visitor's later clicks come here. */
  async #drainEach(back: () => void): Promise<void> {
    await this.#drain(this.#spool, back)
    for (const { path, release } of claimAbandoned(this.#options.parent)) {
      try {
        const spool = await Spool.open({ ...this.#options, folder: path })
        await this.#drain(spool, back)
      } finally {
        release()
      }
    }
  }

  async #drain(spool: Spool, back: () => void): Promise<void> {
    const { log } = this.#options
    const { records, oldestMs } = spool.size
    // A process that dies before its first record leaves an empty file.
    if (oldestMs === null) return
    let impossible = 0
    await spool.drain(async (records) => {
      if (this.#isClosed) throw new Error('the server is stopping')
      const result = await inTime(this.#replay!(records.map(decode)), REPLAY_DEADLINE_MS)
      for (const click of result.impossible) await spool.setAside(encode(click))
      impossible += result.impossible.length
      back()
    })
    if (records > 0) log.info({ clicks: records, impossible }, 'clicks of an outage replayed')
  }

  #refuse(count: number, error: unknown): NotCounted {
    const { now, log } = this.#options
    this.notCounted += count
    this.#unsaid += count
    if (now() - this.#saidMs >= SAY_EVERY_MS) {
      const reason = error instanceof SpoolFull ? 'SPOOL_MAX_MB is reached' : String(error)
      log.error({ clicks: this.#unsaid, reason }, 'visitors sent on, but their clicks not counted')
      this.#unsaid = 0
      this.#saidMs = now()
    }
    return new NotCounted()
  }
}

function encode(click: SpooledClick): Buffer {
  return Buffer.from(JSON.stringify(click))
}

/** Reads a record whose checksum is right, so that it is what `encode` wrote. */
function decode(record: Buffer): SpooledClick {
  return JSON.parse(String(record)) as SpooledClick
}
