import type { TransactionSql } from 'postgres'
import { takeLock } from '../db/locks.ts'
import type { Deps } from '../deps.ts'
import type { DomainEvent } from '../domain/events.ts'
import { MAX_ATTEMPTS } from '../domain/tasks.ts'
import { hasMail } from '../modules/platform/mails/write-event-mails.ts'

const BATCH = 1000

type OutboxRow = DomainEvent & { workspaceId: string; num: string }

/**
 * Moves what has happened from the outbox into the queue, in its order: each row leaves the outbox in the
 * transaction that queues its job. Called each second; a notice with each sale would make all commits of
 * the database queue up behind one lock.
 * @returns how many rows were moved
 */
export async function relayOutbox({ db }: Deps): Promise<number> {
  let moved = 0
  for (;;) {
    const count = await db.sql.begin((tx) => relayBatch(tx))
    moved += count
    if (count < BATCH) return moved
  }
}

/** Relays one batch. Nobody else takes rows from the outbox while the lock is held. */
async function relayBatch(tx: TransactionSql): Promise<number> {
  await takeLock(tx, 'relay')
  const rows = await tx<OutboxRow[]>`
    select workspace_id as "workspaceId", num::text, type, data from outbox
    order by outbox.num limit ${BATCH}`
  await Promise.all(
    byWorkspace(rows).map(
      ([workspaceId, own]) => tx`
        delete from outbox where workspace_id = ${workspaceId}
          and num = any(${own.map(({ num }) => num)}::bigint[])`,
    ),
  )
  await queueEvents(tx, rows.filter(hasMail))
  await queueDigests(
    tx,
    rows.filter(({ type }) => type === 'commission.created'),
  )
  return rows.length
}

/** Adds one job for each event that has a listener. Most sales have none and cost no job. */
async function queueEvents(tx: TransactionSql, rows: readonly OutboxRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx`
    select count(*) from graphile_worker.add_jobs(array(
      select row('deliver-event', payload, null, null, ${MAX_ATTEMPTS}::int, null, null, null)
        ::graphile_worker.job_spec
      from json_array_elements(${JSON.stringify(rows)}::text::json) with ordinality e (payload, n)
      order by n))`
}

/**
 * Counts new commissions beside their enrollment, and has the partner told when the hour is over: many in
 * an hour are one mail. The partners' turns are spread over some minutes.
 */
async function queueDigests(tx: TransactionSql, rows: readonly OutboxRow[]): Promise<void> {
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

function countCommissions(
  tx: TransactionSql,
  ws: string,
  rows: readonly OutboxRow[],
): Promise<{ workspaceId: string; enrollmentId: string }[]> {
  const ids = rows.map(({ data }) => String(data['commissionId']))
  return tx<{ workspaceId: string; enrollmentId: string }[]>`
    update enrollments e
    set new_commissions = e.new_commissions + n.count, new_earnings = e.new_earnings + n.earnings
    from (
      select c.enrollment_id, count(*)::int as count, sum(c.earnings)::bigint as earnings
      from commissions c
      where c.workspace_id = ${ws} and c.id = any(${ids}::text[]) and c.earnings > 0 group by 1
    ) n
    where e.workspace_id = ${ws} and e.id = n.enrollment_id and not e.digest_off
    returning e.workspace_id as "workspaceId", e.id as "enrollmentId"`
}

function byWorkspace(rows: readonly OutboxRow[]): [workspaceId: string, rows: OutboxRow[]][] {
  return [...Map.groupBy(rows, ({ workspaceId }) => workspaceId)]
}
