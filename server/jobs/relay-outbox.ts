import type { TransactionSql } from 'postgres'
import type { Deps } from '../deps.ts'
import type { DomainEvent } from '../domain/events.ts'
import { MAX_ATTEMPTS } from '../domain/tasks.ts'
import { isHeard } from '../modules/platform/mails/write-event-mails.ts'

/** Only one process relays at a time: a second one would find nothing. */
const WORKER_LOCK = 7_262_005
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

/**
 * Relays one batch. The rows are deleted where they lie: the table is empty one moment and full the next,
 * so that a plan which joins them once more is wrong at one of the two.
 */
async function relayBatch(tx: TransactionSql): Promise<number> {
  await tx`select pg_advisory_xact_lock(${WORKER_LOCK})`
  const rows = await tx<OutboxRow[]>`
    with taken as (
      delete from outbox where ctid = any (array(
        select ctid from outbox order by num limit ${BATCH} for update skip locked))
      returning workspace_id, num, type, data
    )
    select workspace_id as "workspaceId", num::text, type, data from taken order by taken.num`
  await queueEvents(tx, rows.filter(isHeard))
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
  const ids = rows.map(({ data }) => String(data['commissionId']))
  const counted = await tx<{ workspaceId: string; enrollmentId: string }[]>`
    update enrollments e
    set new_commissions = e.new_commissions + n.count, new_earnings = e.new_earnings + n.earnings
    from (
      select c.workspace_id, c.enrollment_id, count(*)::int as count, sum(c.earnings)::bigint as earnings
      from unnest(${rows.map((row) => row.workspaceId)}::text[], ${ids}::text[]) as i (ws, id)
      join commissions c on c.workspace_id = i.ws and c.id = i.id
      where c.earnings > 0 group by 1, 2
    ) n
    where e.workspace_id = n.workspace_id and e.id = n.enrollment_id and not e.digest_off
    returning e.workspace_id as "workspaceId", e.id as "enrollmentId"`
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
