import type { TransactionSql } from 'postgres'
import { decode, row, type RowOf, text } from '../db/row.ts'
import type { DomainEvent } from '../domain/events.ts'
import { MAX_ATTEMPTS } from '../domain/tasks.ts'

/** An event as it stands in the outbox. */
export type OutboxRow = DomainEvent & { workspaceId: string; num: string }

type NewCommission = Extract<OutboxRow, { type: 'commission.created' }>

/**
 * Counts new commissions beside their enrollment, and has the partner told when the hour is over: many in
 * an hour are one mail. The partners' turns are spread over some minutes.
 */
export async function queueDigests(
  tx: TransactionSql,
  rows: readonly NewCommission[],
): Promise<void> {
  if (rows.length === 0) return
  const counted = (
    await Promise.all(byWorkspace(rows).map(([ws, own]) => countCommissions(tx, ws, own)))
  ).flat()
  if (counted.length === 0) return
  await tx`
    select count(*) from graphile_worker.add_jobs(array(
      select row('write-digest', payload, null,
        date_trunc('hour', now()) + interval '1 hour'
          + (hashtext(payload->>'enrollmentId') & 255) * interval '1 second',
        ${MAX_ATTEMPTS}::int,
        (payload->>'workspaceId') || ':digest:' || (payload->>'enrollmentId'), null, null)
        ::graphile_worker.job_spec
      from json_array_elements(${JSON.stringify(counted)}::text::json) as payload), true)`
}

const Counted = row({ workspaceId: text, enrollmentId: text })

async function countCommissions(
  tx: TransactionSql,
  ws: string,
  rows: readonly NewCommission[],
): Promise<RowOf<typeof Counted>[]> {
  const ids = rows.map(({ data }) => data.commissionId)
  // In the order in which payout runs lock them.
  const counted = await tx`
    with held as materialized (
      select e.id, n.count, n.earnings from (
        select c.enrollment_id, count(*)::int as count, sum(c.earnings)::bigint as earnings
        from commissions c
        where c.workspace_id = ${ws} and c.id = any(${ids}::text[]) and c.earnings > 0 group by 1
      ) n
      join enrollments e on e.workspace_id = ${ws} and e.id = n.enrollment_id
      where not e.digest_off order by e.id for no key update of e
    )
    update enrollments e
    set new_commissions = e.new_commissions + n.count, new_earnings = e.new_earnings + n.earnings
    from held n
    where e.workspace_id = ${ws} and e.id = n.id
    returning e.workspace_id as "workspaceId", e.id as "enrollmentId"`
  return decode(Counted, counted)
}

/** Groups rows by their workspace. */
export function byWorkspace<R extends { workspaceId: string }>(
  rows: readonly R[],
): [workspaceId: string, rows: R[]][] {
  return [...Map.groupBy(rows, ({ workspaceId }) => workspaceId)]
}
