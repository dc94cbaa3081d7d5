import { sql, type SQL } from 'drizzle-orm'
import { shownName } from '../../../domain/embed.ts'
import { idFloor } from '../../../domain/ids.ts'
import type { EmbedCtx } from '../../../core/callers.ts'
import { bool, int, nullable, number, row, type RowOf, text } from '../../../db/row.ts'
import { readTime } from '../../analytics/reports/read-time.ts'
import type { EmbedTimeQuery, Leaderboard } from './figures-schema.ts'

const SHOWN = 20
/** For everybody who did not agree to be shown. */
const UNNAMED = 'Partner'

const RankedRow = row({
  rank: int,
  own: bool,
  listed: bool,
  name: text,
  image: nullable(text),
  earnings: number,
  of: int,
  currency: text,
})
type RankedRow = RowOf<typeof RankedRow>

/**
 * Ranks the active partners by earnings in a time: only names and earnings of those who agreed, and
 * always the own place. Partners who are banned or have left are not counted.
 */
export async function rankPartners(ctx: EmbedCtx, query: EmbedTimeQuery): Promise<Leaderboard> {
  const { deps, tx, scope, session } = ctx
  const asked = { interval: '30d' as const, ...query }
  const range = readTime(asked, { nowMs: deps.clock.now(), firstMs: 0 })
  const isAll = query.interval === 'all' && query.start === undefined
  const { enrollmentId, programId } = session
  const rows = await tx.rows(
    scope,
    RankedRow,
    (ws) => sql`
    with earned as materialized (${isAll ? everEarned(ws, programId) : earnedIn(ws, programId, range)}),
    ranked as materialized (
      select e.id, e.partner_id, e.listed, coalesce(m.earnings, 0) as earnings,
        rank() over (order by coalesce(m.earnings, 0) desc) as rank,
        row_number() over (order by coalesce(m.earnings, 0) desc, e.id) as place,
        count(*) over () as of
      from enrollments e left join earned m on m.id = e.id
      where e.workspace_id = ${ws} and e.program_id = ${programId}
        and (e.status in ('approved', 'invited', 'archived') or e.id = ${enrollmentId})
    )
    select k.rank::int as rank, k.id = ${enrollmentId} as own, k.listed, p.name, p.image,
      k.earnings::float8 as earnings, k.of::int as of, r.currency
    from ranked k join partners p on p.workspace_id = ${ws} and p.id = k.partner_id
    join programs r on r.workspace_id = ${ws} and r.id = ${programId}
    where k.id = ${enrollmentId} or (k.place <= ${SHOWN} and k.earnings > 0)
    order by k.place`,
  )
  const own = rows.find((row) => row.own)!
  return {
    start: isAll ? null : new Date(range.startMs).toISOString(),
    end: new Date(range.endMs).toISOString(),
    currency: own.currency,
    entries: rows
      .filter((row) => row.earnings > 0)
      .slice(0, SHOWN)
      .map(toEntry),
    own: { rank: own.rank, earnings: own.earnings, of: own.of },
  }
}

/** Ids of commissions begin with the time at which they were earned. */
function earnedIn(
  ws: string,
  programId: string,
  { startMs, endMs }: { startMs: number; endMs: number },
): SQL {
  return sql`select c.enrollment_id as id, sum(c.earnings) as earnings from commissions c
    join programs r on r.workspace_id = ${ws} and r.id = c.program_id and r.currency = c.currency
    where c.workspace_id = ${ws} and c.program_id = ${programId}
      and c.id >= ${idFloor('cm', startMs)} and c.id < ${idFloor('cm', endMs)}
    group by 1`
}

function everEarned(ws: string, programId: string): SQL {
  return sql`select b.enrollment_id as id, b.accrued + b.payable + b.in_transit + b.paid as earnings
    from balances b join programs r on r.workspace_id = ${ws} and r.id = b.program_id
    where b.workspace_id = ${ws} and b.program_id = ${programId} and b.currency = r.currency`
}

function toEntry({
  rank,
  own,
  listed,
  name,
  image,
  earnings,
}: RankedRow): Leaderboard['entries'][number] {
  const isShown = own || listed
  return {
    rank,
    name: isShown ? shownName(name) : UNNAMED,
    image: isShown ? image : null,
    earnings: isShown ? earnings : null,
    own,
  }
}
