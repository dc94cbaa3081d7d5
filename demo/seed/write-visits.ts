import { Dictionary } from '../../server/db/dictionary.ts'
import { TRIGGERS } from '../../server/db/rollups.ts'
import type { Scope } from '../../server/db/scope.ts'
import type { Deps } from '../../server/deps.ts'
import { writeClicks, type ClickRow } from '../../server/features/clicks/write-clicks.ts'
import type { PlannedVisit } from './plan-history.ts'

/**
 * Stores past visits through the writer that live clicks go through; answers their click ids in order.
 * One link at a time, and visitors numbered by time: the writer gives rising ids in the order of visitors.
 */
export async function writeVisits(
  deps: Deps,
  scope: Scope,
  visits: readonly PlannedVisit[],
): Promise<string[]> {
  const rows = await toRows(deps, scope, visits)
  const places = Map.groupBy(rows.keys(), (i) => rows[i]!.linkNum)
  const clickIds: string[] = []
  for (const mine of places.values()) {
    const batch = mine.map((i) => rows[i]!)
    const ids = batch.map(({ atMs }) => deps.ids.make('', atMs))
    const written = await writeClicks(deps.db.sql, batch, ids)
    mine.forEach((i, n) => (clickIds[i] = written[n]!.clickId))
  }
  return clickIds
}

async function toRows(
  deps: Deps,
  scope: Scope,
  visits: readonly PlannedVisit[],
): Promise<ClickRow[]> {
  const number = (
    table: string,
    columns: string[],
    shared: boolean,
    words: (v: PlannedVisit) => string[],
  ) =>
    new Dictionary(deps.db.sql, { table, columns, shared }, deps.clock.now).ids(
      visits.map((visit) => ({ workspaceId: scope.workspaceId, words: words(visit) })),
    )
  const [locations, agents, referrers, urls, utms] = await Promise.all([
    number('locations', ['continent', 'country', 'region', 'city'], true, ({ place: p }) => [
      p.continent,
      p.country,
      p.region,
      p.city,
    ]),
    number('agents', ['device', 'browser', 'os'], true, ({ agent: a }) => [
      a.device,
      a.browser,
      a.os,
    ]),
    number('referrers', ['host', 'path'], false, ({ link: l }) => [
      l.referrer.host,
      l.referrer.path,
    ]),
    number('destinations', ['url'], false, ({ link }) => [`${deps.config.origin}${link.path}`]),
    number(
      'utms',
      ['source', 'medium', 'campaign', 'term', 'content'],
      false,
      ({ link: { utm } }) => [
        utm.utm_source ?? '',
        utm.utm_medium ?? '',
        utm.utm_campaign ?? '',
        '',
        '',
      ],
    ),
  ])
  const nums = await linkNumbers(deps, scope)
  return visits.map(({ atMs, link }, i) => ({
    workspaceId: scope.workspaceId,
    linkNum: nums.get(link.key)!,
    visitor: (i + 1).toString(16).padStart(16, '0'),
    request: '',
    atMs,
    origin: {
      locationId: locations[i]!,
      agentId: agents[i]!,
      referrerId: referrers[i]!,
      urlId: urls[i]!,
      utmId: utms[i]!,
      trigger: TRIGGERS.link,
    },
  }))
}

async function linkNumbers(deps: Deps, scope: Scope): Promise<Map<string, number>> {
  const rows = await deps.db.sql<{ key: string; num: number }[]>`
    select key, num from links where workspace_id = ${scope.workspaceId} and deleted_at is null`
  return new Map(rows.map(({ key, num }) => [key, num]))
}
