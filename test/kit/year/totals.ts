import type { World } from '../../../demo/story/world.ts'
import type { TestBackend } from '../backend.ts'

/** What a year comes to: amounts in minor units, by currency. */
export async function totalsOf(backend: TestBackend, world: World) {
  const ws = world.player.stage.workspaceId
  const { sql } = backend.deps.db
  const [events] = await sql<Record<string, number>[]>`
    select (select count(*)::int from clicks where workspace_id = ${ws}) as clicks,
      (select count(*)::int from leads where workspace_id = ${ws} and link_num is not null) as leads,
      (select count(*)::int from sales where workspace_id = ${ws}) as sales,
      (select count(*)::int from sales where workspace_id = ${ws} and link_num is null) as "nobody's",
      (select count(*)::int from refunds where workspace_id = ${ws}) as refunds`
  const sold = await sql<{ name: string; value: number }[]>`
    select currency as name, sum(amount)::float8 as value from sales
    where workspace_id = ${ws} group by 1`
  const givenBack = await sql<{ name: string; value: number }[]>`
    select currency as name, sum(amount)::float8 as value from refunds
    where workspace_id = ${ws} group by 1`
  const earned = await sql<{ name: string; value: number }[]>`
    select currency || ' ' ||
        case when milestone_id is null then type else 'milestone' end || case when reverses_id is null then '' else ' taken back' end as name,
      sum(earned)::float8 as value from commissions where workspace_id = ${ws} group by 1`
  const standing = await sql<{ name: string; value: number }[]>`
    select currency || ' ' || status as name, sum(earnings)::float8 as value from commissions
    where workspace_id = ${ws} group by 1`
  const unearned = await sql<{ name: string; value: number }[]>`
    select unearned->>'reason' as name, count(*)::int as value from sales
    where workspace_id = ${ws} and unearned is not null group by 1`
  const payouts = await sql<{ name: string; value: number }[]>`
    select currency || ' ' || provider || ' ' || status as name, sum(amount)::float8 as value
    from payouts where workspace_id = ${ws} group by 1`
  const failed = await sql<{ name: string; value: number }[]>`
    select case when r.key like 'draft:%' then 'a draft' else split_part(r.key, ':', 2) end
      || ' ' || p.provider || ' ' || a.name as name, p.amount::float8 as value
    from payouts p join payout_runs r on r.workspace_id = ${ws} and r.id = p.run_id
    join partners a on a.workspace_id = ${ws} and a.id = p.partner_id
    where p.workspace_id = ${ws} and p.status = 'failed' order by r.created_at, 1`
  const partners = await sql<{ name: string; value: number }[]>`
    select status as name, count(*)::int as value from enrollments
    where workspace_id = ${ws} group by 1`
  return {
    events,
    sold: byName(sold),
    givenBack: byName(givenBack),
    earned: byName(earned),
    standing: byName(standing),
    unearned: byName(unearned),
    payouts: byName(payouts),
    failed: byName(failed),
    partners: byName(partners),
    released: world.reviewed.released.length,
    rejected: world.reviewed.rejected.length,
    pricedLate: world.pricedLate,
  }
}

function byName(rows: readonly { name: string; value: number }[]): Record<string, number> {
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}
