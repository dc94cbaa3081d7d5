import type { TransactionSql } from 'postgres'
import { takeLock } from '../db/locks.ts'
import type { Deps } from '../deps.ts'
import { decode, json, row, text, textArray } from '../db/row.ts'
import { MAX_ATTEMPTS } from '../domain/tasks.ts'
import { EVENT_LISTENERS } from './event-listeners.ts'
import { byWorkspace, queueDigests, type OutboxRow } from './queue-digests.ts'

const BATCH = 1000

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

const StoredEvent = row({ workspaceId: text, num: text, type: text, data: json<object>() })

/** Relays one batch. Nobody else takes rows from the outbox while the lock is held. */
async function relayBatch(tx: TransactionSql): Promise<number> {
  await takeLock(tx, 'relay')
  const stored = await tx`
    select workspace_id as "workspaceId", num::text, type, data from outbox
    order by outbox.num limit ${BATCH}`
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
  const jobs = Object.entries(EVENT_LISTENERS).flatMap(([listener, { wants, batch }]): Job[] => {
    const wanted = rows.filter((row) =>
      wants(row, { webhookEvents: webhookEvents.get(row.workspaceId) ?? NONE }),
    )
    return batch ? jobsInOrder(listener, wanted, batch) : singleJobs(listener, wanted)
  })
  if (jobs.length === 0) return
  await tx`
    select count(*) from graphile_worker.add_jobs(array(
      select row(job->>'task', job->'payload', job->>'queue', null, ${MAX_ATTEMPTS}::int, null, null, null)
        ::graphile_worker.job_spec
      from json_array_elements(${JSON.stringify(jobs)}::text::json) with ordinality e (job, n)
      order by n))`
}

interface Job {
  task: string
  queue: string | null
  payload: object
}

function singleJobs(listener: string, rows: readonly OutboxRow[]): Job[] {
  return rows.map((row) => ({
    task: 'deliver-event',
    queue: null,
    payload: { listener, ...row },
  }))
}

/** Lists jobs of which a workspace's are done one after another. */
function jobsInOrder(listener: string, rows: readonly OutboxRow[], batch: number): Job[] {
  return byWorkspace(rows).flatMap(([workspaceId, own]) => {
    const parts = Array.from({ length: Math.ceil(own.length / batch) }, (_, n) =>
      own.slice(n * batch, (n + 1) * batch),
    )
    return parts.map((part) => ({
      task: 'deliver-events',
      queue: `${listener}:${workspaceId}`,
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
