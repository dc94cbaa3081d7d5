import type { Sql } from 'postgres'
import type { Dictionary, Entry } from '../../../db/dictionary.ts'
import { TRIGGERS, type Origin } from '../../../db/rollups.ts'
import { createClickDictionaries } from './click-dictionaries.ts'
import type { UtmTexts } from './landing.ts'
import type { Visit } from './record-click.ts'
import { requestVisitor } from './visitor.ts'
import type { ClickRow } from './insert-clicks.ts'

/** A visit with its time, about to be written. */
export interface TimedVisit {
  visit: Visit
  atMs: number
}

/** Numbers the words of visits for the columns of clicks. */
export class ClickRows {
  readonly #words: ReturnType<typeof createClickDictionaries>
  readonly #isHeard: (workspaceId: string) => Promise<boolean>

  /** `isHeard` tells whether an endpoint of a workspace is to be told of clicks. */
  constructor(sql: Sql, now: () => number, isHeard: (workspaceId: string) => Promise<boolean>) {
    this.#words = createClickDictionaries(sql, now)
    this.#isHeard = isHeard
  }

  async of(timed: readonly TimedVisit[]): Promise<ClickRow[]> {
    const { location, agent, referrer, url, utm } = this.#words
    const visits = timed.map((one) => one.visit)
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
    const heard = await this.#heardOf(visits)
    return timed.map(({ visit, atMs }, i) => ({
      workspaceId: visit.workspaceId,
      linkNum: visit.linkNum,
      visitor: visit.visitor,
      formerVisitor: visit.formerVisitor,
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
      isHeard: heard.has(visit.workspaceId),
    }))
  }

  async #heardOf(visits: readonly Visit[]): Promise<Set<string>> {
    const heard = new Set<string>()
    for (const id of new Set(visits.map(({ workspaceId }) => workspaceId))) {
      if (await this.#isHeard(id)) heard.add(id)
    }
    return heard
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
