import type { TransactionSql } from 'postgres'
import { takeLock } from '../db/locks.ts'
import type { Deps } from '../deps.ts'
import { decode, json, row, text, textArray } from '../db/row.ts'
import { MAX_ATTEMPTS, PRIORITIES } from '../domain/tasks.ts'
import { EVENT_LISTENERS } from './event-listeners.ts'
import { byWorkspace, queueDigests, type OutboxRow } from './queue-digests.ts'

const BATCH = 1000
/** Of one workspace: whoever has more goes on in the next batch. */
const SHARE = 500
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

  await Promise.all(
    byWorkspace(rows).map(
      ([workspaceId, own]) => tx`
        delete from outbox where workspace_id = ${workspaceId}
          and num = any(${own.map(({ num }) => num)}::bigint[])`,
    ),
  )
  await queueEvents(tx, rows)
  await queueDigests(
    tx,
    rows.filter((row) => row.type === 'commission.created'),
  )
  return rows.length
}

/** Adds the jobs of each listener. Most sales have none and cost no job. */
async function queueEvents(tx: TransactionSql, rows: readonly OutboxRow[]): Promise<void> {
  const webhookEvents = await findWebhookEvents(tx, rows)
  const waiting = await findWaiting(tx)
  const jobs = Object.entries(EVENT_LISTENERS).flatMap(([listener, { wants, batch }]): Job[] => {
    const wanted = rows.filter((row) =>
      wants(row, { webhookEvents: webhookEvents.get(row.workspaceId) ?? NONE }),
    )
    return batch ? jobsInOrder(listener, wanted, { batch, waiting }) : singleJobs(listener, wanted)
  })
  if (jobs.length === 0) return
  // A microsecond apart: jobs of the same moment are taken in no order.
  await tx`
    select count(*) from graphile_worker.add_jobs(array(
      select row(job->>'task', job->'payload', job->>'queue', now() + n * interval '1 microsecond',
        ${MAX_ATTEMPTS}::int, null, (job->>'priority')::smallint, null)
        ::graphile_worker.job_spec
      from json_array_elements(${JSON.stringify(jobs)}::text::json) with ordinality e (job, n)
      order by n))`
}

interface Job {
  task: string
  queue: string | null
  priority: number
  payload: object
}

const Waiting = row({ queue: text })

/** Finds the queues in which jobs wait already. */
async function findWaiting(tx: TransactionSql): Promise<ReadonlySet<string>> {
  const found = await tx`
    select q.queue_name as queue from graphile_worker._private_job_queues q
    where exists (select from graphile_worker._private_jobs j
      where j.job_queue_id = q.id and j.locked_at is null)`
  return new Set(decode(Waiting, found).map(({ queue }) => queue))
}

/** Lists a job for each event. A workspace that has many at once lets others go first. */
function singleJobs(listener: string, rows: readonly OutboxRow[]): Job[] {
  const counts = new Map<string, number>()
  return rows.map((row) => {
    const count = (counts.get(row.workspaceId) ?? 0) + 1
    counts.set(row.workspaceId, count)
    const priority = count > USUAL_MAILS ? PRIORITIES.told : PRIORITIES.usual
    return { task: 'deliver-event', queue: null, priority, payload: { listener, ...row } }
  })
}

/**
 * Lists jobs of which a workspace's are done one after another. Only one that would not wait for others of
 * its workspace comes before the backlogs: their order is kept, and nobody waits for another's.
 */
function jobsInOrder(
  listener: string,
  rows: readonly OutboxRow[],
  { batch, waiting }: { batch: number; waiting: ReadonlySet<string> },
): Job[] {
  return byWorkspace(rows).flatMap(([workspaceId, own]) => {
    const parts = Array.from({ length: Math.ceil(own.length / batch) }, (_, n) =>
      own.slice(n * batch, (n + 1) * batch),
    )
    const queue = `${listener}:${workspaceId}`
    return parts.map((part, n) => ({
      task: 'deliver-events',
      queue,
      priority: n === 0 && !waiting.has(queue) ? PRIORITIES.told : PRIORITIES.backlog,
      payload: {
        workspaceId,
        listener,
        events: part.map(({ num, type, data }) => ({ num, type, data })),
      },
    }))
  })
}

const NONE: ReadonlySet<string> = new Set()
const WantedEvents = row({ events: textArray })

/** Finds what the endpoints of these workspaces are to be told of. */
async function findWebhookEvents(
  tx: TransactionSql,
  rows: readonly OutboxRow[],
): Promise<Map<string, Set<string>>> {
  const found = byWorkspace(rows).map(async ([workspaceId]) => {
    const wanted = decode(
      WantedEvents,
      await tx`
        select heard_events as events from workspaces where id = ${workspaceId}`,
    )
    return [workspaceId, new Set(wanted.flatMap(({ events }) => events))] as const
  })
  return new Map(await Promise.all(found))
}
