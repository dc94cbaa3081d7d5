import { beforeEach, describe, expect, test } from 'bun:test'
import { Logger, runOnce } from 'graphile-worker'
import { createCtx } from '../../server/core/ctx.ts'
import { enqueue, type NewJob } from '../../server/db/enqueue.ts'
import { announce } from '../../server/db/outbox.ts'
import type { Scope } from '../../server/db/scope.ts'
import type { DomainEvent } from '../../server/domain/events.ts'
import { withQueuePool } from '../../server/jobs/queue.ts'
import { relayOutbox } from '../../server/jobs/relay-outbox.ts'
import { TASKS } from '../../server/jobs/tasks/index.ts'
import { queueSending } from '../../server/modules/platform/webhooks/queries.ts'
import { emptyQueue, queuedJobs } from '../kit/jobs.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const { db } = backend.deps
const [busy, quiet] = [await newScope(), await newScope()]

async function newScope(): Promise<Scope> {
  const { id, plan } = await createTestWorkspace(backend)
  await db.sql`update workspaces set heard_events = '{partner.created}' where id = ${id}`
  return { workspaceId: id, plan, actor: { type: 'system', name: 'test' } }
}

beforeEach(() => emptyQueue(backend))

interface Done {
  task: string
  workspaceId: string
  payload: any
}

/** What one worker takes from the queue, in its order. Nothing is really done. */
async function workedOff(): Promise<Done[]> {
  const done: Done[] = []
  const tasks = Object.keys(TASKS).map((task) => [
    task,
    (payload: any) => void done.push({ task, workspaceId: payload.workspaceId, payload }),
  ])
  const taskList = Object.fromEntries(tasks)
  const logger = new Logger(() => () => {})
  await withQueuePool(backend.deps, async (pgPool) => {
    // A job of a queue that is just being given back is found the next time.
    while ((await queuedJobs(backend)).length > 0) {
      await runOnce({ pgPool, taskList, concurrency: 1, logger })
    }
  })
  return done
}

const say = (scope: Scope, events: readonly DomainEvent[]) =>
  db.transact(scope, (tx) => announce(tx, scope, events))
const add = (scope: Scope, job: NewJob) => db.transact(scope, (tx) => enqueue(tx, scope, job))
const partners = (count: number): DomainEvent[] =>
  Array.from({ length: count }, (_, n) => ({
    type: 'partner.created',
    data: { partnerId: `pn_${n}` },
  }))

describe('the events of a workspace that has many', () => {
  test('have jobs of which none is due at the same moment, since those are taken in no order', async () => {
    await say(busy, partners(1500))
    await relayOutbox(backend.deps)
    await say(busy, partners(500))
    await relayOutbox(backend.deps)
    const jobs = await db.sql<{ at: string; first: number }[]>`
      select extract(epoch from run_at)::text as at, (payload->'events'->0->>'num')::int as first
      from graphile_worker._private_jobs order by run_at`
    expect(jobs.length).toBeGreaterThan(10)
    expect(new Set(jobs.map(({ at }) => at)).size).toBe(jobs.length)
    const firsts = jobs.map(({ first }) => first)
    expect(firsts).toEqual(firsts.toSorted((a, b) => a - b))
  })

  test('delay those of another by one batch at most', async () => {
    await say(busy, partners(3000))
    await say(quiet, partners(1))
    expect(await relayOutbox(backend.deps)).toBe(3001)
    const done = await workedOff()
    expect(done).toHaveLength(31)
    expect(done.findIndex(({ workspaceId }) => workspaceId === quiet.workspaceId)).toBeLessThan(2)
  })

  test('delay those of another no more when they were in the queue before', async () => {
    await say(busy, partners(3000))
    await relayOutbox(backend.deps)
    await say(quiet, partners(1))
    await relayOutbox(backend.deps)
    const done = await workedOff()
    expect(done.findIndex(({ workspaceId }) => workspaceId === quiet.workspaceId)).toBeLessThan(2)
  })

  test('are heard of in their order', async () => {
    await say(busy, partners(1500))
    await relayOutbox(backend.deps)
    await say(busy, partners(1500))
    await relayOutbox(backend.deps)
    const nums = (await workedOff()).flatMap(({ payload }) =>
      payload.events.map(({ num }: { num: string }) => Number(num)),
    )
    expect(nums).toHaveLength(3000)
    expect(nums.toSorted((a, b) => a - b)).toEqual(nums)
  })
})

test('an email that somebody waits for comes before all that is not awaited', async () => {
  await say(busy, partners(500))
  await relayOutbox(backend.deps)
  for (const n of [1, 2, 3])
    await add(busy, { task: 'send-mail', payload: { mailId: `mail_${n}` } })
  await add(quiet, { task: 'send-invitation', payload: { invitationId: 'inv_1' } })
  const order = (await workedOff()).map(({ task }) => task)
  expect(order.slice(0, 4)).toEqual(['send-invitation', 'send-mail', 'send-mail', 'send-mail'])
})

test('an endpoint that answers comes before those that fail', async () => {
  const [ctx, other] = [busy, quiet].map((scope) => createCtx(backend.deps, scope))
  for (const n of [1, 2, 3]) await queueSending(ctx!, `wh_dead_${n}`, { isFailing: true })
  await queueSending(other!, 'wh_live')
  const order = (await workedOff()).map(({ payload }) => payload.webhookId)
  expect(order).toEqual(['wh_live', 'wh_dead_1', 'wh_dead_2', 'wh_dead_3'])
})
