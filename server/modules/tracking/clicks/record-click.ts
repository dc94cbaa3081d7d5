import type { Sql } from 'postgres'
import { retrying } from '../../../db/failures.ts'
import { isOutage, type OfflineMode } from '../../../db/offline-mode.ts'
import type { Trigger } from '../../../db/rollups.ts'
import type { Agent, Location } from '../../../domain/click.ts'
import { idTimeMs } from '../../../domain/ids.ts'
import { VISIT_MS } from '../../../domain/visit.ts'
import type { Ids } from '../../../ids.ts'
import type { SpoolSize } from '../../../spool/spool.ts'
import { BoundedCache } from '../../../bounded-cache.ts'
import { Batcher } from './batcher.ts'
import { ClickLimit } from './click-limit.ts'
import { ClickRows } from './click-rows.ts'
import type { ClickSpool } from './click-spool.ts'
import type { UtmTexts } from './landing.ts'
import { replayClicks } from './replay-clicks.ts'
import { requestVisitor, type VisitorNames } from './visitor.ts'
import { writeByWorkspace } from './write-by-workspace.ts'
import { insertionOrder } from './insert-clicks.ts'
import { findRequests, writeClicks } from './write-clicks.ts'

/** A visit that the rules said to record. */
export interface Visit extends VisitorNames {
  workspaceId: string
  linkNum: number
  /** The client's own id for this request: repeating it gives the same click. */
  requestId?: string | undefined
  location: Location
  agent: Agent
  referrer: { host: string; path: string }
  /** The address where the visitor landed, without query. */
  url: string
  utm: UtmTexts
  trigger: Trigger
}

/** With its name among visits: the same within the hour is the same click. */
interface Keyed {
  key: string
  visit: Visit
  /** Given when it is written for the first time, and kept wherever it is written next. */
  id?: string
  atMs?: number
}

/** A visit on its way into the database. */
type Named = Required<Keyed>

export interface RecorderOptions {
  sql: Sql
  ids: Ids
  now: () => number
  inFlight: number
  maxBatch?: number
  maxQueue: number
  /** Clicks of one address on one link within an hour that are counted. */
  perAddress: number
  /** Runs every write of `size` clicks. */
  watch: <T>(run: () => Promise<T>, size: number) => Promise<T>
  /** Called after a commit, with the workspaces that have new events. */
  committed: (workspaceIds: Iterable<string>) => void
  /** Whether an endpoint of a workspace is to be told of clicks. */
  isHeard: (workspaceId: string) => Promise<boolean>
  offline: OfflineMode
  /** Where clicks are kept while the database is away; without it they are refused. */
  spool?: ClickSpool | undefined
}

/**
 * Writes clicks in groups. `record` resolves with the click id once the click is durable: in the database
 * or, while that is away, in the spool.
 */
export class ClickRecorder {
  readonly limit: ClickLimit
  readonly #options: RecorderOptions
  readonly #batcher: Batcher<Keyed, string>
  readonly #recent: BoundedCache<string>
  readonly #underWay = new Map<string, Promise<string>>()
  readonly #rows: ClickRows

  constructor(options: RecorderOptions) {
    const { sql, now, offline } = options
    this.#options = options
    this.limit = new ClickLimit({ perHour: options.perAddress, now })
    this.#recent = new BoundedCache({ max: 100_000, ttlMs: VISIT_MS, now })
    this.#batcher = new Batcher({
      write: (keyed) =>
        writeByWorkspace(
          this.#name(keyed),
          ({ visit }) => visit.workspaceId,
          (some) => offline.guard(() => options.watch(() => this.#write(some), some.length)),
        ),
      inFlight: options.inFlight,
      maxQueue: options.maxQueue,
      ...(options.maxBatch ? { maxBatch: options.maxBatch } : {}),
    })
    this.#rows = new ClickRows(sql, now, options.isHeard)
  }

  /**
   * Records a visit and returns its click id: a new one, that of the same visitor within the hour, or the
   * last one of an address that has sent too many.
   * @throws NotCounted when the database is away and the spool takes no more
   */
  async record(visit: Visit): Promise<string> {
    const key = keyOf(visit)
    const { formerVisitor: visitor } = visit
    const former = visitor && this.#find(keyOf({ ...visit, visitor }))
    const known = former || this.#find(key)
    if (known !== undefined) return known
    const recording = this.limit.admit(addressesOf(visit), () => this.#record({ key, visit }))
    this.#underWay.set(key, recording)
    try {
      return await recording
    } finally {
      this.#underWay.delete(key)
    }
  }

  /** Remembers the clicks that an earlier process has left in the spool, and begins to replay them. */
  async start(): Promise<void> {
    const { spool, sql, committed } = this.#options
    if (!spool) return
    for await (const { id, atMs, visit } of spool.left()) {
      this.#remember({ key: keyOf(visit), visit, id, atMs }, id)
    }
    spool.start(async (clicks) => {
      const outcome = await replayClicks({ sql, rows: this.#rows }, clicks)
      committed(new Set(clicks.map(({ visit }) => visit.workspaceId)))
      return outcome
    })
  }

  /** Tells whether a click that the database does not know may still be on its way there. */
  mayCome(clickId: string): boolean {
    const { spool, offline, now } = this.#options
    const atMs = idTimeMs(clickId)
    if (!spool || !(atMs <= now())) return false
    const { oldestMs } = spool.size
    return (oldestMs !== null && atMs >= oldestMs - EARLIER_MS) || offline.concerns(atMs)
  }

  /** Clicks that wait to be written. */
  get waiting(): number {
    return this.#batcher.waiting
  }

  /** Clicks of this process that wait on the disk, and visitors who were sent on uncounted; for metrics. */
  get kept(): SpoolSize & { notCounted: number } {
    const { spool } = this.#options
    if (!spool) return { records: 0, bytes: 0, oldestMs: null, notCounted: 0 }
    return { ...spool.size, notCounted: spool.notCounted }
  }

  /** Finishes what was accepted and refuses the rest. */
  async close(): Promise<void> {
    const { spool } = this.#options
    spool?.stopReplay()
    await this.#batcher.close()
    await Promise.allSettled(this.#underWay.values())
    await spool?.close()
  }

  #find(key: string): string | Promise<string> | undefined {
    return this.#recent.get(key) ?? this.#underWay.get(key)
  }

  async #record(keyed: Keyed): Promise<string> {
    const { spool, offline, ids, now } = this.#options
    if (!spool) return this.#batcher.add(keyed)
    try {
      if (!offline.isOn) return await this.#batcher.add(keyed)
    } catch (error) {
      if (!isOutage(error)) throw error
    }
    const repeated = keyed.visit.requestId && this.#recent.get(requestKey(keyed.visit))
    if (repeated) return repeated
    const { visit, atMs = now(), id = ids.make('', atMs) } = keyed
    await Promise.all([spool.add({ id, atMs, visit }), offline.told])
    this.#remember({ ...keyed, id, atMs }, id)
    return id
  }

  #remember({ key, visit, atMs }: Named, clickId: string): void {
    this.#recent.set(key, clickId, atMs + VISIT_MS)
    if (visit.requestId) this.#recent.set(requestKey(visit), clickId, atMs + VISIT_MS)
  }

  /** Gives ids that rise in the order of insertion, which fills index pages instead of splitting them. */
  #name(keyed: Keyed[]): Named[] {
    const atMs = this.#options.now()
    const ids = keyed.map(() => this.#options.ids.make('', atMs)).toSorted()
    insertionOrder(keyed.map(({ visit }) => visit)).forEach((i, n) => {
      Object.assign(keyed[i]!, { id: ids[n], atMs })
    })
    // All have been named.
    return keyed as Named[]
  }

  async #write(named: Named[]): Promise<string[]> {
    const answers = await this.#answerRepeats(named)
    const fresh = named.filter((_, i) => answers[i] === undefined)
    const rows = await this.#rows.of(fresh)
    const ids = fresh.map(({ id }) => id)
    const written =
      rows.length > 0 ? await retrying(() => writeClicks(this.#options.sql, rows, ids)) : []
    const answered = new Map<string, string>()
    for (const [i, { key, atMs }] of fresh.entries()) {
      const { clickId, isNew } = written[i]!
      answered.set(key, clickId)
      if (isNew) this.#recent.set(key, clickId, atMs + VISIT_MS)
    }
    this.#options.committed(new Set(rows.map((row) => row.workspaceId)))
    return named.map(({ key }, i) => answers[i] ?? answered.get(key)!)
  }

  async #answerRepeats(named: Named[]): Promise<(string | undefined)[]> {
    const asked = named.flatMap(({ visit, atMs }, i) =>
      visit.requestId ? [{ i, ...visit, request: requestVisitor(visit.requestId), atMs }] : [],
    )
    const answers: (string | undefined)[] = Array.from({ length: named.length })
    if (asked.length === 0) return answers
    const found = await findRequests(this.#options.sql, asked)
    for (const [n, clickId] of found) answers[asked[n]!.i] = clickId
    return answers
  }
}

/** A click is a little older than its place in the spool: it waited for the database first. */
const EARLIER_MS = 60_000

function keyOf(visit: { workspaceId: string; linkNum: number; visitor: string }): string {
  return `${visit.linkNum} ${visit.visitor} ${visit.workspaceId}`
}

function requestKey({ workspaceId, linkNum, requestId }: Visit): string {
  return `${linkNum} request ${requestId} ${workspaceId}`
}

/** Returns the names of a visitor's address, of which the first half of each hash is made, on a link. */
function addressesOf({
  visitor,
  formerVisitor,
  workspaceId,
  linkNum,
}: Visit): [string, ...string[]] {
  const buildKey = (hash: string) => `${linkNum} ${hash.slice(0, 8)} ${workspaceId}`
  return formerVisitor ? [buildKey(visitor), buildKey(formerVisitor)] : [buildKey(visitor)]
}
