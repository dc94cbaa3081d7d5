import type { Sql } from 'postgres'
import { retrying } from '../../../db/failures.ts'
import type { Dictionary, Entry } from '../../../db/dictionary.ts'
import { TRIGGERS, type Origin, type Trigger } from '../../../db/rollups.ts'
import type { Agent, Location } from '../../../domain/click.ts'
import type { Ids } from '../../../ids.ts'
import { BoundedCache } from '../../../bounded-cache.ts'
import { Batcher } from './batcher.ts'
import { createClickDictionaries } from './click-dictionaries.ts'
import { ClickLimit } from './click-limit.ts'
import type { UtmTexts } from './landing.ts'
import { requestVisitor } from './visitor.ts'
import { writeByWorkspace } from './write-by-workspace.ts'
import { findRequests, VISIT_MS, writeClicks, type ClickRow } from './write-clicks.ts'

/** A visit that the rules said to record. */
export interface Visit {
  workspaceId: string
  linkNum: number
  /** Hash of who visits, 16 hex digits; see `visitor.ts`. */
  visitor: string
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
}

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
}

/** Writes clicks in groups. `record` resolves with the click id once the click is durable. */
export class ClickRecorder {
  readonly limit: ClickLimit
  readonly #options: RecorderOptions
  readonly #batcher: Batcher<Keyed, string>
  readonly #recent: BoundedCache<string>
  readonly #words: ReturnType<typeof createClickDictionaries>

  constructor(options: RecorderOptions) {
    const { sql, now } = options
    this.#options = options
    this.limit = new ClickLimit({ perHour: options.perAddress, now })
    this.#recent = new BoundedCache({ max: 100_000, ttlMs: VISIT_MS, now })
    this.#batcher = new Batcher({
      write: (keyed) =>
        writeByWorkspace(
          keyed,
          ({ visit }) => visit.workspaceId,
          (some) => options.watch(() => this.#write(some), some.length),
        ),
      inFlight: options.inFlight,
      maxQueue: options.maxQueue,
      ...(options.maxBatch ? { maxBatch: options.maxBatch } : {}),
    })
    this.#words = createClickDictionaries(sql, now)
  }

  /**
   * Records a visit and returns its click id: a new one, that of the same visitor within the hour, or the
   * last one of an address that has sent too many.
   */
  async record(visit: Visit): Promise<string> {
    const key = keyOf(visit)
    const known = this.#recent.get(key)
    if (known !== undefined) return known
    return this.limit.admit(addressOf(visit), () => this.#batcher.add({ key, visit }))
  }

  /** Clicks that wait to be written. */
  get waiting(): number {
    return this.#batcher.waiting
  }

  /** Finishes what was accepted and refuses the rest. */
  close(): Promise<void> {
    return this.#batcher.close()
  }

  async #write(keyed: Keyed[]): Promise<string[]> {
    const atMs = this.#options.now()
    const answers: (string | undefined)[] = await this.#answerRepeats(keyed, atMs)
    const firsts = new Map<string, Visit>()
    keyed.forEach(({ key, visit }, i) => {
      if (answers[i] === undefined && !firsts.has(key)) firsts.set(key, visit)
    })
    const rows = await this.#rows([...firsts.values()], atMs)
    const ids = rows.map(() => this.#options.ids.make('', atMs))
    const written =
      rows.length > 0 ? await retrying(() => writeClicks(this.#options.sql, rows, ids)) : []
    const answered = new Map<string, string>()
    for (const [i, key] of Array.from(firsts.keys()).entries()) {
      const { clickId, isNew } = written[i]!
      answered.set(key, clickId)
      if (isNew) this.#recent.set(key, clickId, atMs + VISIT_MS)
    }
    this.#options.committed(new Set(rows.map((row) => row.workspaceId)))
    return keyed.map(({ key }, i) => answers[i] ?? answered.get(key)!)
  }

  async #answerRepeats(keyed: Keyed[], atMs: number): Promise<(string | undefined)[]> {
    const asked = keyed.flatMap(({ visit }, i) =>
      visit.requestId ? [{ i, ...visit, request: requestVisitor(visit.requestId), atMs }] : [],
    )
    const answers: (string | undefined)[] = Array.from({ length: keyed.length })
    if (asked.length === 0) return answers
    const found = await findRequests(this.#options.sql, asked)
    for (const [n, clickId] of found) answers[asked[n]!.i] = clickId
    return answers
  }

  async #rows(visits: Visit[], atMs: number): Promise<ClickRow[]> {
    const { location, agent, referrer, url, utm } = this.#words
    const [locations, agents, referrers, urls, utms] = await Promise.all([
      idsOf(location, visits, {
        said: (v) => v.location,
        words: ({ location: l }) => [l.continent, l.country, l.region, l.city],
      }),
      idsOf(agent, visits, {
        said: (v) => v.agent,
        words: ({ agent: a }) => [a.device, a.browser, a.os],
      }),
      idsOf(referrer, visits, {
        said: (v) => v.referrer,
        words: ({ referrer: r }) => [r.host, r.path],
      }),
      idsOf(url, visits, { said: (v) => v.url, words: (v) => [v.url], own: namesDestination }),
      idsOf(utm, visits, {
        said: (v) => v.utm,
        words: (v) => textsOf(v.utm),
        own: (v) => namesDestination(v) && v.utm.adTrace === undefined,
      }),
    ])
    return visits.map((visit, i) => ({
      workspaceId: visit.workspaceId,
      linkNum: visit.linkNum,
      visitor: visit.visitor,
      request: visit.requestId ? requestVisitor(visit.requestId) : '',
      atMs,
      origin: {
        locationId: locations[i]!,
        agentId: agents[i]!,
        referrerId: referrers[i]!,
        urlId: urls[i]!,
        utmId: utms[i]!,
        trigger: TRIGGERS[visit.trigger],
      } satisfies Origin,
    }))
  }
}

/** Tells whether the address is the link's own destination, and not what a page says that it is. */
function namesDestination({ trigger }: Visit): boolean {
  return trigger !== 'script' && trigger !== 'visit'
}

interface WordsOf {
  said: (v: Visit) => unknown
  words: (v: Visit) => string[]
  /** Whether they are the workspace's own, of which it may add as many as it likes. */
  own?: (v: Visit) => boolean
}

/**
 * Returns the dictionary ids of the visits' texts. Whoever parses these texts caches the result, so that
 * most visits share the same objects and each is looked up once.
 */
async function idsOf(
  dictionary: Dictionary,
  visits: readonly Visit[],
  { said, words, own: isOwn = () => false }: WordsOf,
): Promise<number[]> {
  const known = new Map<string, Map<unknown, number>>()
  const different: Entry[] = []
  const own = visits.map((visit) => {
    const { workspaceId } = visit
    const ofWorkspace = known.get(workspaceId) ?? new Map<unknown, number>()
    if (ofWorkspace.size === 0) known.set(workspaceId, ofWorkspace)
    const what = said(visit)
    const before = ofWorkspace.get(what)
    if (before !== undefined) return before
    const n = different.push({ workspaceId, words: words(visit), own: isOwn(visit) }) - 1
    ofWorkspace.set(what, n)
    return n
  })
  const ids = await dictionary.ids(different)
  return own.map((n) => ids[n]!)
}

/**
 * Lists the texts of the UTM dictionary. Without a trace of advertising the entry, and its hash, stay as
 * they always were.
 */
function textsOf({ source, medium, campaign, term, content, adTrace }: UtmTexts): string[] {
  const words = [source, medium, campaign, term, content]
  return adTrace === undefined ? words : [...words, adTrace]
}

function keyOf(visit: { workspaceId: string; linkNum: number; visitor: string }): string {
  return `${visit.linkNum} ${visit.visitor} ${visit.workspaceId}`
}

/** Returns the name of a visitor's address, of which the first half of the hash is made, on a link. */
function addressOf({ workspaceId, linkNum, visitor }: Visit): string {
  return `${linkNum} ${visitor.slice(0, 8)} ${workspaceId}`
}
