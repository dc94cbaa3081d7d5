import { beforeEach, describe, expect, test } from 'bun:test'
import { Logger, runOnce } from 'graphile-worker'
import { createCtx } from '../../server/core/ctx.ts'
import { enqueue, type NewJob } from '../../server/db/enqueue.ts'
import { announce } from '../../server/db/outbox.ts'
import type { Scope } from '../../server/db/scope.ts'
import type { DomainEvent, DomainEventType } from '../../server/domain/events.ts'
import { dropIdleQueues } from '../../server/jobs/delivery-jobs.ts'
import { withQueuePool } from '../../server/jobs/queue.ts'
import { relayOutbox } from '../../server/jobs/relay-outbox.ts'
import { TASKS } from '../../server/jobs/tasks/index.ts'
import { queueSending } from '../../server/modules/platform/webhooks/queries.ts'
import { emptyQueue, queuedJobs } from '../kit/jobs.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace, type TestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const { db } = backend.deps
const [shop, other] = [await createTestWorkspace(backend), await createTestWorkspace(backend)]
const [busy, quiet] = [toScope(shop), toScope(other)]
/** Registers an endpoint that is told of these events: its id. */
async function register({ api }: TestWorkspace, events: DomainEventType[]): Promise<string> {
  const url = 'https://shop.example/hook'
  const { status, body } = await api('POST', '/webhooks', { url, events })
  expect(status).toBe(201)
  return body.id
}
await register(shop, ['partner.created'])
await register(other, ['partner.created'])

function toScope({ id, plan }: TestWorkspace): Scope {
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
const about = (type: 'partner.created' | 'partner.updated', count: number): DomainEvent[] =>
  Array.from({ length: count }, (_, n) => ({ type, data: { partnerId: `pn_${n}` } }))
const partners = (count: number) => about('partner.created', count)
const updated = (count: number) => about('partner.updated', count)

describe('the events of a workspace that has many', () => {
  test('have jobs of which none is due at the same moment, since those are taken in no order', async () => {
    await say(busy, partners(3000))
    await relayOutbox(backend.deps)
    await say(busy, partners(2500))
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
    expect(done).toHaveLength(7)
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

describe('a backlog of one endpoint', () => {
  test.each(['before', 'together with'])(
    'that came %s an event delays no other endpoint of its workspace',
    async (when) => {
      const flooded = await register(shop, ['partner.updated', 'partner.created'])
      const live = await register(shop, ['fraud.flagged'])
      await say(busy, updated(3000))
      if (when === 'before') await relayOutbox(backend.deps)
      await say(busy, [flagged])
      await relayOutbox(backend.deps)
      const done = await workedOff()
      const told = done.filter(({ task }) => task === 'deliver-events')
      const [first, ...more] = told.filter(({ payload }) => payload.webhookIds.includes(live))
      expect(more).toEqual([])
      expect(first?.payload.events).toEqual([expect.objectContaining({ type: 'fraud.flagged' })])
      expect(told.indexOf(first!)).toBeLessThan(2)
      const nums = numsFor(told, flooded)
      expect(nums).toHaveLength(3000)
      expect(nums.toSorted((a, b) => a - b)).toEqual(nums)
      for (const id of [flooded, live]) await shop.api('DELETE', `/webhooks/${id}`)
    },
  )
})

const numsFor = (done: readonly Done[], webhookId: string) =>
  done
    .filter(({ payload }) => payload.webhookIds?.includes(webhookId))
    .flatMap(({ payload }) => payload.events.map(({ num }: { num: string }) => Number(num)))

test('an endpoint that is told of other events by now gets them after those that wait', async () => {
  const changed = await register(shop, ['partner.updated'])
  const same = await register(shop, ['partner.updated'])
  await say(busy, updated(2500))
  await relayOutbox(backend.deps)
  const events = ['partner.updated', 'fraud.flagged']
  expect((await shop.api('PATCH', `/webhooks/${changed}`, { events })).status).toBe(200)
  await say(busy, [flagged, ...updated(1)])
  await relayOutbox(backend.deps)
  const done = await workedOff()
  const nums = numsFor(done, changed)
  expect(nums).toHaveLength(2502)
  expect(nums.toSorted((a, b) => a - b)).toEqual(nums)
  expect(numsFor(done, same).at(-1)).toBe(nums.at(-1))
  for (const id of [changed, same]) await shop.api('DELETE', `/webhooks/${id}`)
})

test('events come after those that an older server has queued for the whole workspace', async () => {
  const older = { workspaceId: shop.id, listener: 'webhooks', events: [{ num: '1' }] }
  await db.sql`
    select graphile_worker.add_job('deliver-events', ${JSON.stringify(older)}::text::json,
      queue_name => ${`webhooks:${shop.id}`}::text, priority => 11)`
  await say(busy, partners(1))
  await say(quiet, partners(1))
  await relayOutbox(backend.deps)
  const order = (await workedOff()).map(({ workspaceId, payload }) => [
    workspaceId,
    payload.webhookIds?.length,
  ])
  expect(order).toEqual([
    [other.id, 1],
    [shop.id, undefined],
    [shop.id, 1],
  ])
})

test('an endpoint’s queue is dropped when nothing waits in it, and only then', async () => {
  const count = async () => {
    const rows = await db.sql`
      select from graphile_worker._private_job_queues where starts_with(queue_name, 'webhooks:')`
    return rows.length
  }
  await say(busy, partners(1))
  await relayOutbox(backend.deps)
  await dropIdleQueues(backend.deps)
  expect(await count()).toBe(1)
  expect(await workedOff()).toHaveLength(1)
  await dropIdleQueues(backend.deps)
  expect(await count()).toBe(0)
})

const ids = { enrollmentId: 'enr_1', partnerId: 'pn_1', programId: 'prog_1' }
const flagged: DomainEvent = {
  type: 'fraud.flagged',
  data: { ...ids, flagId: 'ff_1', commissionId: null, rule: 'self-referral' },
}

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
  const [ctx, calm] = [busy, quiet].map((scope) => createCtx(backend.deps, scope))
  for (const n of [1, 2, 3]) await queueSending(ctx!, `wh_dead_${n}`, { isFailing: true })
  await queueSending(calm!, 'wh_live')
  const order = (await workedOff()).map(({ payload }) => payload.webhookId)
  expect(order).toEqual(['wh_live', 'wh_dead_1', 'wh_dead_2', 'wh_dead_3'])
})
