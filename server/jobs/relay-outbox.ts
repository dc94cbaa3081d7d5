import type { TransactionSql } from 'postgres'
import { takeLock } from '../db/locks.ts'
import type { Deps } from '../deps.ts'
import { decode, json, row, text } from '../db/row.ts'
import { MAX_ATTEMPTS, PRIORITIES } from '../domain/tasks.ts'
import { listDeliveryJobs } from './delivery-jobs.ts'
import { EVENT_LISTENERS } from './event-listeners.ts'
import { byWorkspace, queueDigests, type OutboxRow } from './queue-digests.ts'

const BATCH = 4000
/** Of one workspace: whoever has more goes on in the next batch. */
const SHARE = 2000
/** So many of a workspace's mails are usual; more are a backlog. */
const USUAL_MAILS = 20

/**
 * Moves what has happened from the outbox into the queue, in the order of each workspace: each row leaves the outbox in the
 * transaction that queues its job. Called each second; a notice with each sale would make all commits of
 * the database queue up behind one lock.
 * @returns how many rows were moved
 */
export async function relayOutbox({ db }: Deps): Promise<number> {
  let moved = 0
  for (;;) {
    const count = await db.sql.begin((tx) => relayBatch(tx))
    moved += count
    if (count === 0) return moved
  }
}

const StoredEvent = row({ workspaceId: text, num: text, type: text, data: json<object>() })

/** Relays one batch. Nobody else takes rows from the outbox while the lock is held. */
async function relayBatch(tx: TransactionSql): Promise<number> {
  await takeLock(tx, 'relay')
  // Each workspace has the same share of a batch, however much it has: nobody waits for another's rows. Its
  // oldest rows are found through the index, one step a workspace.
  const stored = await tx`
    with recursive owners as (
      (select workspace_id from outbox order by workspace_id limit 1)
      union all
      select (select o.workspace_id from outbox o where o.workspace_id > w.workspace_id
        order by o.workspace_id limit 1)
      from owners w where w.workspace_id is not null
    ), shares as (
      select r.*, row_number() over (partition by r.workspace_id order by r.num) as turn
      from owners w cross join lateral (
        select o.workspace_id, o.num, o.type, o.data from outbox o
        where o.workspace_id = w.workspace_id order by o.num limit ${SHARE}
      ) r
      where w.workspace_id is not null
    ), batch as (select * from shares order by turn, num limit ${BATCH})
    select workspace_id as "workspaceId", num::text, type, data from batch order by batch.num`
  // `announce` writes each type with the data of that type.
  const rows = decode(StoredEvent, stored) as OutboxRow[]

  const deliveries = await listDeliveryJobs(tx, rows)
  await Promise.all(
    byWorkspace(rows).map(
      ([workspaceId, own]) => tx`
        delete from outbox where workspace_id = ${workspaceId}
          and num = any(${own.map(({ num }) => num)}::bigint[])`,
    ),
  )
  await addJobs(tx, [...listEventJobs(rows), ...deliveries])
  await queueDigests(
    tx,
    rows.filter((row) => row.type === 'commission.created'),
  )
  return rows.length
}

/** A job of a workspace, which is in the queue if and only if its events have left the outbox. */
export interface Job {
  task: string
  queue: string | null
  priority: number
  /** The endpoints that it is for. */
  flags: readonly string[]
  payload: object
}

async function addJobs(tx: TransactionSql, jobs: readonly Job[]): Promise<void> {
  if (jobs.length === 0) return
  // A microsecond apart: jobs of the same moment are taken in no order.
  await tx`
    select count(*) from graphile_worker.add_jobs(array(
      select row(job->>'task', job->'payload', job->>'queue', now() + n * interval '1 microsecond',
        ${MAX_ATTEMPTS}::int, null, (job->>'priority')::smallint,
        (select array_agg(flag) from json_array_elements_text(job->'flags') flag))
        ::graphile_worker.job_spec
      from json_array_elements(${JSON.stringify(jobs)}::text::json) with ordinality e (job, n)
      order by n))`
}

/** Lists the jobs of each listener. Most sales have none. */
function listEventJobs(rows: readonly OutboxRow[]): Job[] {
  return Object.entries(EVENT_LISTENERS).flatMap(([listener, { wants }]) =>
    singleJobs(listener, rows.filter(wants)),
  )
}

/** Lists a job for each event. A workspace that has many at once lets others go first. */
function singleJobs(listener: string, rows: readonly OutboxRow[]): Job[] {
  const counts = new Map<string, number>()
  return rows.map((row) => {
    const count = (counts.get(row.workspaceId) ?? 0) + 1
    counts.set(row.workspaceId, count)
    const priority = count > USUAL_MAILS ? PRIORITIES.told : PRIORITIES.usual
    return {
      task: 'deliver-event',
      queue: null,
      priority,
      flags: [],
      payload: { listener, ...row },
    }
  })
}
