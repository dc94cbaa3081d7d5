import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encodeFrame } from './frames.ts'
import { deleteSegment, listSegments, OpenSegment, readSegment, type Segment } from './segment.ts'

const SEGMENT_BYTES = 8 * 1_048_576
const CHUNK_RECORDS = 500

/** What waits in a spool. */
export interface SpoolSize {
  records: number
  bytes: number
  /** When the oldest record was stored, at the earliest; null when there is none. */
  oldestMs: number | null
}

/** The spool has as many bytes as it may. */
export class SpoolFull extends Error {}

export interface SpoolOptions {
  /** A folder that no other process writes to. */
  folder: string
  maxBytes: number
  now: () => number
}

/**
 * A queue on disk: records are appended durably and handed out in their order. Each start of a process
 * writes to a new file, so the torn end of an old one is never written behind. A file is deleted after
 * all its records were handed out; if the process dies before, they are handed out again.
 */
export class Spool {
  readonly #options: SpoolOptions
  #complete: Segment[]
  #open: OpenSegment | undefined
  /** The end of the append or change of files that is under way: one follows the other. */
  #turn: Promise<unknown> = Promise.resolve()

  private constructor(options: SpoolOptions, complete: Segment[]) {
    this.#options = options
    this.#complete = complete
  }

  static async open(options: SpoolOptions): Promise<Spool> {
    return new Spool(options, await listSegments(options.folder))
  }

  get size(): SpoolSize {
    const all = [...this.#complete, ...(this.#open ? [this.#open] : [])]
    const sum = (pick: (segment: Segment) => number) =>
      all.reduce((total, segment) => total + pick(segment), 0)
    return {
      records: sum((segment) => segment.records),
      bytes: sum((segment) => segment.bytes),
      oldestMs: all[0]?.beganMs ?? null,
    }
  }

  /**
   * Stores records, all or none, and waits until the disk has them.
   * @throws SpoolFull, or the system's error when the disk refuses
   */
  append(records: readonly Uint8Array[]): Promise<void> {
    const frames = records.map(encodeFrame)
    return this.#inTurn(async () => {
      const more = frames.reduce((total, frame) => total + frame.length, 0)
      if (this.size.bytes + more > this.#options.maxBytes) throw new SpoolFull()
      const segment = (this.#open ??= await this.#begin())
      await segment.append(frames)
      if (segment.bytes >= SEGMENT_BYTES) await this.#completeOpen()
    })
  }

  /** Returns what was left by an earlier process, without taking it out. */
  async *left(): AsyncGenerator<Buffer> {
    for (const segment of this.#complete) yield* await readSegment(segment)
  }

  /**
   * Hands out all records in their order, some hundred at a time, until none is left. A file is deleted when
   * `write` has resolved for all its records. If it rejects, this does, and the file is kept.
   */
  async drain(write: (records: Buffer[]) => Promise<void>): Promise<void> {
    for (;;) {
      await this.#inTurn(() => this.#completeOpen())
      const segment = this.#complete[0]
      if (!segment) return
      const records = await readSegment(segment)
      for (let from = 0; from < records.length; from += CHUNK_RECORDS) {
        await write(records.slice(from, from + CHUNK_RECORDS))
      }
      await deleteSegment(segment)
      this.#complete.shift()
    }
  }

  /** Keeps a record for the operator, as a line of a file that is never read again. */
  async setAside(record: Buffer): Promise<void> {
    await appendFile(join(this.#options.folder, 'rejected.ndjson'), `${String(record)}\n`)
  }

  /** Ends the file that is being written. The spool can still be appended to. */
  async close(): Promise<void> {
    await this.#inTurn(() => this.#completeOpen())
  }

  /** Begins a file whose name follows those of all others, whatever the clock says. */
  async #begin(): Promise<OpenSegment> {
    const { folder, now } = this.#options
    const last = this.#complete.at(-1)?.beganMs ?? 0
    return OpenSegment.begin(folder, Math.max(now(), last + 1))
  }

  async #completeOpen(): Promise<void> {
    const segment = this.#open
    if (!segment) return
    this.#open = undefined
    await segment.close()
    if (segment.bytes > 0) this.#complete.push(segment)
    else await deleteSegment(segment)
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(work)
    this.#turn = result.catch(() => {})
    return result
  }
}
