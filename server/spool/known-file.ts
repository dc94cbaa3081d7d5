import { open, readdir, readFile, rename, unlink, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../log.ts'
import { encodeFrame, MAX_RECORD_BYTES, readFrames } from './frames.ts'

const NAME = 'known'
/** Raise it when the same names mean other values. */
const FORMAT = 1
/** Of a file that was just compacted; until the next time it may grow to twice that. */
const MAX_BYTES = 32 * 1_048_576
/** A small file is not worth compacting. */
const SLACK_BYTES = 1_048_576
const AT_ONCE = 500
const GATHER_MS = 1_000
/** Files of processes that lived until the same outage: they were confirmed within a turn of the others. */
const SAME_TIME_MS = 120_000

/** Whose entries a file holds: it is of no use for another database. */
export interface KnownOf {
  database: string
  isPooled: boolean
}

/** What an earlier process knew. */
export interface Known extends KnownOf {
  entries: Map<string, unknown>
  /** When all entries were as they are in the database. */
  confirmedMs: number
}

type Entry = readonly [name: string, value: unknown]
type Change =
  | readonly ['put', name: string, value: unknown]
  | readonly ['remove', name: string]
  | readonly ['confirm', atMs: number]

export interface KnownFileOptions {
  /** A folder that no other process writes to. */
  folder: string
  of: KnownOf
  confirmedMs: number
  /** Lists everything, the latest last. */
  entries: () => readonly Entry[]
  log: Log
}

/**
 * Keeps entries on disk for the next process. Changes are gathered for a second and appended; a file that
 * has grown to twice what it held is written anew. What is lost in a crash is the last second, so nothing
 * waits for the disk, and a disk that refuses costs nothing else.
 */
export class KnownFile {
  readonly #options: KnownFileOptions
  readonly #path: string
  #confirmedMs: number
  #changes = new Map<string, Change>()
  /** Absent until everything was written once. */
  #file: FileHandle | undefined
  #bytes = 0
  #compactedBytes = 0
  #timer: Timer | undefined
  #turn: Promise<void> = Promise.resolve()
  #isClosed = false
  #hasFailed = false

  constructor(options: KnownFileOptions) {
    this.#options = options
    this.#path = join(options.folder, NAME)
    this.#confirmedMs = options.confirmedMs
    this.#schedule()
  }

  put(name: string, value: unknown): void {
    this.#note(name, ['put', name, value])
  }

  remove(name: string): void {
    this.#note(name, ['remove', name])
  }

  /** Notes that all entries were as they are in the database at that time. */
  confirm(atMs: number): void {
    this.#confirmedMs = atMs
    this.#note('', ['confirm', atMs])
  }

  /** Writes what has changed, without waiting for more. */
  write(): Promise<void> {
    this.#turn = this.#turn.then(() => this.#write())
    return this.#turn
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await this.write()
    await this.#file?.close()
  }

  #note(name: string, change: Change): void {
    this.#changes.set(name, change)
    this.#schedule()
  }

  #schedule(): void {
    if (this.#isClosed) return
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      void this.write()
    }, GATHER_MS)
  }

  async #write(): Promise<void> {
    const changes = [...this.#changes.values()]
    this.#changes = new Map()
    try {
      if (this.#file && this.#bytes <= 2 * this.#compactedBytes + SLACK_BYTES) {
        this.#bytes += await append(this.#file, changes, Infinity)
      } else await this.#compact()
      this.#hasFailed = false
    } catch (error) {
      await this.#file?.close().catch(() => {})
      // The next time everything is written.
      this.#file = undefined
      if (!this.#hasFailed) this.#options.log.warn({ message: String(error) }, NOT_KEPT)
      this.#hasFailed = true
    }
  }

  /** Writes everything to a new file, which takes the place of the old one once the disk has it. */
  async #compact(): Promise<void> {
    const { of, entries } = this.#options
    const path = `${this.#path}.new`
    const file = await open(path, 'w', 0o600)
    try {
      const header = encodeFrame(toRecord({ format: FORMAT, ...of }))
      await file.appendFile(header)
      const confirmed = ['confirm', this.#confirmedMs] as const
      const all = entries().toReversed()
      const changes = [confirmed, ...all.map(([name, value]) => ['put', name, value] as const)]
      const bytes = header.length + (await append(file, changes, MAX_BYTES))
      await file.datasync()
      await rename(path, this.#path)
      await this.#file?.close()
      this.#file = file
      this.#compactedBytes = this.#bytes = bytes
    } catch (error) {
      await file.close().catch(() => {})
      await unlink(path).catch(() => {})
      throw error
    }
  }
}

const NOT_KEPT = 'links are not kept on disk for a start during an outage'

/** Appends changes until they are too many, some at a time, so that requests go on in between. */
async function append(
  file: FileHandle,
  changes: readonly Change[],
  maxBytes: number,
): Promise<number> {
  let bytes = 0
  for (let from = 0; from < changes.length && bytes < maxBytes; from += AT_ONCE) {
    const records = changes.slice(from, from + AT_ONCE).map((change) => toRecord(change))
    const fitting = records.filter((record) => record.length <= MAX_RECORD_BYTES)
    const block = Buffer.concat(fitting.map(encodeFrame))
    await file.appendFile(block)
    bytes += block.length
  }
  return bytes
}

const toRecord = (value: unknown): Buffer => Buffer.from(JSON.stringify(value))

/**
 * Reads what the processes of a spool knew that lived until last. Files of another database, of another
 * version of svc and damaged ones are left out.
 * @param check throws for an entry that this version does not understand; returns its value
 */
export async function readKnown(
  parent: string,
  { database, log, check }: { database: string; log: Log; check: (entry: Entry) => unknown },
): Promise<Known | undefined> {
  const found: Known[] = []
  for (const folder of await readdir(parent)) {
    const path = join(parent, folder, NAME)
    const bytes = await readFile(path).catch(() => undefined)
    if (!bytes) continue
    try {
      const known = parse(bytes, check)
      if (known.database === database) found.push(known)
    } catch (error) {
      log.warn({ path, message: String(error) }, 'links kept on disk cannot be read')
    }
  }
  found.sort((a, b) => a.confirmedMs - b.confirmedMs)
  const latestMs = found.at(-1)?.confirmedMs ?? 0
  return found.filter((one) => latestMs - one.confirmedMs <= SAME_TIME_MS).reduce(merge, undefined)
}

/** Prefers what is known later. All of it is as old as the older one. */
function merge(older: Known | undefined, later: Known): Known {
  if (!older) return later
  const entries = new Map([...older.entries, ...later.entries])
  return { ...later, entries, confirmedMs: older.confirmedMs }
}

function parse(bytes: Buffer, check: (entry: Entry) => unknown): Known {
  const [first, ...records] = readFrames(bytes).records.map((record) => JSON.parse(String(record)))
  const { format, ...of } = (first ?? {}) as { format?: unknown } & KnownOf
  if (format !== FORMAT) throw new Error('It is damaged or was written by another version.')
  const raw = new Map<string, unknown>()
  let confirmedMs = 0
  // The checksums are right, so these are changes as `KnownFile` wrote them.
  for (const change of records as Change[]) {
    if (change[0] === 'put') raw.set(change[1], change[2])
    else if (change[0] === 'remove') raw.delete(change[1])
    else confirmedMs = change[1]
  }
  const entries = new Map(Array.from(raw, (entry) => [entry[0], check(entry)] as const))
  return { ...of, entries, confirmedMs }
}
