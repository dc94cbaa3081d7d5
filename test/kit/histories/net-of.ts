import type { TestBackend } from '../backend.ts'
import type { Player } from './net-play.ts'

export interface Played {
  /** What each partner earned with what in the end, by history: alike, or something left a trace. */
  plain: Record<string, string>[]
  mixed: Record<string, string>[]
  /** The causes that the ledger has of all of them. */
  causes: string[]
}

/**
 * Reads what is left of each commission, claw-backs folded into what they take back, and what the books say,
 * under the names of the history alone.
 */
export async function readNet(
  { deps: { db } }: TestBackend,
  {
    workspaceId: ws,
    players,
  }: { workspaceId: string; players: Record<'plain' | 'mixed', readonly Player[]> },
): Promise<Played> {
  const rows = await db.sql<{ player: string; name: string; net: string }[]>`
    select split_part(p.name, '-', 2) as player,
      split_part(p.name, '-', 1) || ' ' || coalesce(m.metric || m.threshold,
        o.type || ' ' || regexp_replace(s.invoice_id, ' [^ ]*$', '')) as name,
      sum(c.earnings)::text as net
    from commissions c
    join commissions o on o.workspace_id = ${ws} and o.id = coalesce(c.reverses_id, c.id)
    join enrollments e on e.workspace_id = ${ws} and e.id = c.enrollment_id
    join partners p on p.workspace_id = ${ws} and p.id = e.partner_id
    left join milestones m on m.workspace_id = ${ws} and m.id = o.milestone_id
    left join sales s on s.workspace_id = ${ws} and s.id = o.event_id
    where c.workspace_id = ${ws} and c.status <> 'canceled'
    group by 1, 2 having sum(c.earnings) <> 0
    union all
    select split_part(p.name, '-', 2), split_part(p.name, '-', 1)
      || case l.account when 'expense' then ' earned' else ' has' end, sum(l.amount)::text
    from ledger_entries l
    join enrollments e on e.workspace_id = ${ws} and e.id = l.enrollment_id
    join partners p on p.workspace_id = ${ws} and p.id = e.partner_id
    where l.workspace_id = ${ws}
    group by 1, 2 having sum(l.amount) <> 0`
  const of = (list: readonly Player[]) =>
    list.map((one) => {
      const mine = rows.filter(({ player }) => player === one.name)
      return Object.fromEntries(mine.map(({ name, net }) => [name, net]))
    })
  const causes = await db.sql<{ cause: string }[]>`
    select distinct cause from ledger_postings where workspace_id = ${ws}`
  return {
    plain: of(players.plain),
    mixed: of(players.mixed),
    causes: causes.map(({ cause }) => cause),
  }
}
