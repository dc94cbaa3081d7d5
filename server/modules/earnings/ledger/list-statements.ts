import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { pageOf } from '../../../core/paging.ts'
import { containing } from '../../../db/like-pattern.ts'
import { json, row } from '../../../db/row.ts'
import { findProgram } from '../../program/programs/queries.ts'
import { readPeriod } from './read-time.ts'
import type { StatementList, StatementsQuery } from './schema.ts'

const Answer = row({
  totals: json<StatementList['totals']>(),
  partners: json<StatementList['partners']>(),
})

const of = (accounts: SQL, within: SQL): SQL =>
  sql`coalesce(sum(l.amount) filter (where l.account in (${accounts}) and ${within}), 0)::bigint`

/**
 * Lists a page of a program's partners with the sums of their statements, and the sums of all of them: the
 * same figures that the statements end with.
 */
export async function listStatements(ctx: Ctx, query: StatementsQuery): Promise<StatementList> {
  const { tx, scope, deps } = ctx
  const { start, end } = readPeriod(query)
  const program = await findProgram(ctx, query.programId)
  const { limit, offset } = pageOf(query)
  const until = (end ?? new Date(deps.clock.now() + 1)).toISOString()
  const since = start ? sql`l.booked_at >= ${start.toISOString()}::timestamptz` : sql`true`
  const sums = sql`l.currency,
    ${of(sql`'accrued', 'payable', 'in_transit', 'paid'`, since)} as earned,
    ${of(sql`'paid'`, since)} as paid,
    ${of(sql`'accrued', 'payable', 'in_transit'`, sql`true`)} as open`
  const [answer] = await tx.rows(
    scope,
    Answer,
    (ws) => sql`
    with who as materialized (
      select e.id, p.id as partner_id, p.name, p.email from enrollments e
      join partners p on p.workspace_id = ${ws} and p.id = e.partner_id
      where e.workspace_id = ${ws} and e.program_id = ${program.id} and p.merged_into_id is null
        ${matching(query.search)}
    ), page as (
      select * from who order by lower(name), id limit ${limit} offset ${offset}
    ), total as (
      select ${sums} from ledger_entries l
      where l.workspace_id = ${ws} and l.program_id = ${program.id} and l.booked_at < ${until}::timestamptz
        ${query.search ? sql`and l.enrollment_id in (select id from who)` : sql``}
      group by l.currency
    ), own as (
      select l.enrollment_id, ${sums} from ledger_entries l
      where l.workspace_id = ${ws} and l.enrollment_id in (select id from page)
        and l.booked_at < ${until}::timestamptz
      group by l.enrollment_id, l.currency
    )
    select
      coalesce((select json_agg(total order by currency) from total), '[]') as totals,
      coalesce((select json_agg(json_build_object(
        'partner', json_build_object('id', page.partner_id, 'name', page.name, 'email', page.email),
        'enrollmentId', page.id,
        'sums', coalesce((select json_agg(json_build_object('currency', own.currency,
          'earned', own.earned, 'paid', own.paid, 'open', own.open) order by own.currency)
          from own where own.enrollment_id = page.id), '[]')
      ) order by lower(page.name), page.id) from page), '[]') as partners`,
  )
  return answer!
}

function matching(search: string | undefined): SQL {
  if (!search) return sql``
  const part = containing(search)
  return sql`and (p.name ilike ${part} or p.email ilike ${part})`
}
