import type { Ctx } from '../../server/core/ctx.ts'
import { Dictionary } from '../../server/db/dictionary.ts'
import { TRIGGERS, type Origin } from '../../server/db/rollups.ts'
import type { ClickRow } from '../../server/modules/tracking/clicks/insert-clicks.ts'
import { writeClicks } from '../../server/modules/tracking/clicks/write-clicks.ts'
import type { PlannedVisit } from './plan-history.ts'

/**
 * Stores past visits through the writer that live clicks go through; answers their click ids in order.
 * `before` visitors came earlier.
 */
export async function writeVisits(
  ctx: Ctx,
  visits: readonly PlannedVisit[],
  before: number,
): Promise<string[]> {
  const { deps } = ctx
  const rows = await toRows(ctx, visits, before)
  const ids = rows.map(({ atMs }) => deps.ids.make('', atMs))
  const written = await writeClicks(deps.db.sql, rows, ids)
  return written.map(({ clickId }) => clickId)
}

async function toRows(
  ctx: Ctx,
  visits: readonly PlannedVisit[],
  before: number,
): Promise<ClickRow[]> {
  const origins = await originsOf(ctx, visits)
  const nums = await linkNumbers(ctx)
  return visits.map(({ atMs, link }, i) => ({
    workspaceId: ctx.scope.workspaceId,
    linkNum: nums.get(link.key)!,
    visitor: (before + i + 1).toString(16).padStart(16, '0'),
    request: '',
    atMs,
    origin: origins[i]!,
  }))
}

/** Stores texts in the dictionaries, as live clicks do. */
async function originsOf(ctx: Ctx, visits: readonly PlannedVisit[]): Promise<Origin[]> {
  const { scope } = ctx
  const { db, clock, config } = ctx.deps
  const number = (
    spec: { table: string; columns: string[]; shared?: boolean },
    words: (visit: PlannedVisit) => string[],
  ) =>
    new Dictionary(db.sql, spec, clock.now).ids(
      visits.map((visit) => ({ workspaceId: scope.workspaceId, words: words(visit) })),
    )
  const places = {
    table: 'locations',
    columns: ['continent', 'country', 'region', 'city'],
    shared: true,
  }
  const agents = { table: 'agents', columns: ['device', 'browser', 'os'], shared: true }
  const utms = { table: 'utms', columns: ['source', 'medium', 'campaign', 'term', 'content'] }
  const ids = await Promise.all([
    number(places, ({ place }) => [place.continent, place.country, place.region, place.city]),
    number(agents, ({ agent }) => [agent.device, agent.browser, agent.os]),
    number({ table: 'referrers', columns: ['host', 'path'] }, ({ link }) => [
      link.referrer.host,
      link.referrer.path,
    ]),
    number({ table: 'destinations', columns: ['url'] }, ({ link }) => [config.origin + link.path]),
    number(utms, ({ link: { utm } }) => {
      return [utm.utm_source ?? '', utm.utm_medium ?? '', utm.utm_campaign ?? '', '', '']
    }),
  ])
  return visits.map((_, i) => ({
    locationId: ids[0][i]!,
    agentId: ids[1][i]!,
    referrerId: ids[2][i]!,
    urlId: ids[3][i]!,
    utmId: ids[4][i]!,
    trigger: TRIGGERS.link,
  }))
}

async function linkNumbers(ctx: Ctx): Promise<Map<string, number>> {
  const { deps, scope } = ctx
  const rows = await deps.db.sql<{ key: string; num: number }[]>`
    select key, num::float8 from links where workspace_id = ${scope.workspaceId} and deleted_at is null`
  return new Map(rows.map(({ key, num }) => [key, num]))
}
