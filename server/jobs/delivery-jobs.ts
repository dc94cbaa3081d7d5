import type { TransactionSql } from 'postgres'
import { takeLock } from '../db/locks.ts'
import { bool, decode, nullable, row, text, textArray } from '../db/row.ts'
import type { Deps } from '../deps.ts'
import { PRIORITIES } from '../domain/tasks.ts'
import { byWorkspace, type OutboxRow } from './queue-digests.ts'
import type { Job } from './relay-outbox.ts'

/** Events in one job. */
const AT_ONCE = 500
const PREFIX = 'webhooks:'
/** Queues that the endpoints of a workspace's partners share: each worker that asks for a job locks all queues. */
const PARTNER_LANES = 8

/** Endpoints whose jobs are done one after another, with what they are to be told of. */
interface Lane {
  workspaceId: string
  queue: string
  webhookIds: string[]
  rows: OutboxRow[]
}

/**
 * Lists the jobs that tell endpoints of events of the outbox. Endpoints that are told of the same share a queue, so
 * that nobody waits for what only others are told of. Only the first job of a queue comes before the backlogs.
 */
export async function listDeliveryJobs(
  tx: TransactionSql,
  rows: readonly OutboxRow[],
): Promise<Job[]> {
  const endpoints = await findEndpoints(tx, rows)
  if (endpoints.length === 0) return []
  const waiting = await findWaiting(tx)
  const idle = new Set(endpoints.map(({ queue }) => queue))
  for (const { queue, waits } of waiting) if (waits) idle.delete(queue)
  return groupByQueue(endpoints, waiting).flatMap(({ workspaceId, queue, webhookIds, rows }) =>
    Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, n) => ({
      task: 'deliver-events',
      queue,
      priority: n === 0 && idle.has(queue) ? PRIORITIES.told : PRIORITIES.backlog,
      flags: webhookIds,
      payload: {
        workspaceId,
        listener: 'webhooks',
        webhookIds,
        events: rows
          .slice(n * AT_ONCE, (n + 1) * AT_ONCE)
          .map(({ num, type, data }) => ({ num, type, data })),
      },
    })),
  )
}

interface Endpoint {
  workspaceId: string
  id: string
  queue: string
  rows: OutboxRow[]
}

const WantedEvents = row({ id: text, lane: text, nums: textArray })

/** Finds the endpoints that are to be told of events, each with its own in their order. */
async function findEndpoints(tx: TransactionSql, rows: readonly OutboxRow[]): Promise<Endpoint[]> {
  const found = byWorkspace(rows).map(async ([workspaceId, own]) => {
    const endpoints = decode(WantedEvents, await selectWanted(tx, workspaceId, own))
    return endpoints.map(({ id, lane, nums }) => {
      const wanted = new Set(nums)
      const queue = `${PREFIX}${workspaceId}:${lane}`
      return { workspaceId, id, queue, rows: own.filter(({ num }) => wanted.has(num)) }
    })
  })
  return (await Promise.all(found)).flat()
}

/**
 * Selects the events of each endpoint: the workspace's own are told of all, and a partner's of those about them.
 * Whom a lead or a sale is about is who owns its link; of a merged partner, who they were merged into.
 */
function selectWanted(tx: TransactionSql, ws: string, rows: readonly OutboxRow[]) {
  const nums = rows.map(({ num }) => num)
  return tx`
    with happened as materialized (
      select o.num, o.type, o.data->>'enrollmentId' as enrollment_id, o.data->>'eventId' as event_id
      from outbox o where o.workspace_id = ${ws} and o.num = any(${nums}::bigint[])
        and o.type = any((select w.heard_events from workspaces w where w.id = ${ws})::text[])
    ), of_links as materialized (
      select h.num, h.type, coalesce(l.link_num, s.link_num) as link_num
      from happened h
      left join leads l on h.type = 'lead.created' and l.workspace_id = ${ws} and l.id = h.event_id
      left join sales s on h.type = 'sale.created' and s.workspace_id = ${ws} and s.id = h.event_id
      where h.type in ('lead.created', 'sale.created')
        and exists (select from webhooks where workspace_id = ${ws} and enrollment_id is not null)
    ), about (num, type, enrollment_id) as (
      select o.num, o.type, coalesce(h.id, o.enrollment_id) from happened o
      left join enrollments e on e.workspace_id = ${ws} and e.id = o.enrollment_id
      left join partners p on p.workspace_id = ${ws} and p.id = e.partner_id
      left join enrollments h on h.workspace_id = ${ws} and h.partner_id = p.merged_into_id
        and h.program_id = e.program_id
      where o.enrollment_id is not null
      union all
      select o.num, o.type, e.id from of_links o
      join links l on l.workspace_id = ${ws} and l.num = o.link_num
      join enrollments e on e.workspace_id = ${ws} and e.program_id = l.program_id
        and e.partner_id = l.partner_id
    ), told as (
      select w.id, h.num, md5((select string_agg(e, ' ' order by e)
        from jsonb_array_elements_text(w.events) e)) as lane
      from webhooks w join happened h on w.events ? h.type
      where w.workspace_id = ${ws} and w.enrollment_id is null and w.disabled_at is null
      union all
      select w.id, a.num, 'partners-' || abs(hashtext(w.id) % ${PARTNER_LANES}) from about a
      join webhooks w on w.workspace_id = ${ws} and w.enrollment_id = a.enrollment_id
      where w.disabled_at is null and w.events ? a.type
    )
    select id, lane, array_agg(num::text) as nums from told group by id, lane order by id`
}

const Waiting = row({ queue: text, webhookId: nullable(text), waits: bool })

/** Finds the queues in which jobs are, with the endpoints that they are for; an older server names none. */
async function findWaiting(tx: TransactionSql) {
  const found = await tx`
    select q.queue_name as queue, f.id as "webhookId", bool_or(j.locked_at is null) as waits
    from graphile_worker._private_jobs j
    join graphile_worker._private_job_queues q on q.id = j.job_queue_id
    left join lateral jsonb_object_keys(j.flags) f (id) on true
    where starts_with(q.queue_name, ${PREFIX})
      and (j.locked_at is not null or j.attempts < j.max_attempts)
    group by 1, 2`
  return decode(Waiting, found)
}

/**
 * Groups endpoints by queue. One stays where jobs of it are, whatever it is told of by now, so that its order is
 * kept.
 */
function groupByQueue(
  endpoints: readonly Endpoint[],
  waiting: readonly { queue: string; webhookId: string | null }[],
): Lane[] {
  const queues = new Map(waiting.map(({ queue, webhookId }) => [webhookId ?? queue, queue]))
  const lanes = Map.groupBy(
    endpoints,
    ({ workspaceId, id, queue }) =>
      queues.get(id) ?? queues.get(`${PREFIX}${workspaceId}`) ?? queue,
  )
  return Array.from(lanes, ([queue, own]) => {
    const rows = new Set(own.flatMap((endpoint) => endpoint.rows))
    return {
      workspaceId: own[0]!.workspaceId,
      queue,
      webhookIds: own.map(({ id }) => id),
      rows: [...rows].toSorted((a, b) => Number(BigInt(a.num) - BigInt(b.num))),
    }
  })
}

/**
 * Deletes the queues of endpoints in which no job is, since each worker that asks for a job locks all that there
 * are. Nobody adds to them while the lock is held.
 */
export async function dropIdleQueues({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db.sql.begin(async (tx) => {
    await takeLock(tx, 'relay')
    await tx`
      delete from graphile_worker._private_job_queues q
      where starts_with(q.queue_name, ${PREFIX}) and q.locked_at is null
        and not exists (select from graphile_worker._private_jobs j where j.job_queue_id = q.id)`
  })
}
