import { afterAll, beforeEach, describe, expect, test } from 'bun:test'
import { Webhook } from 'standardwebhooks'
import { announce } from '../../server/db/outbox.ts'
import type { Scope } from '../../server/db/scope.ts'
import type { DomainEvent } from '../../server/domain/events.ts'
import { runOnce } from '../../server/jobs/queue.ts'
import { relayOutbox } from '../../server/jobs/relay-outbox.ts'
import { emptyQueue, makeDue, queuedJobs } from '../kit/jobs.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const DAY_MS = 86_400_000
const backend = await testBackend({ config: { webhooksAllowPrivate: true } })
const workspace = await createTestWorkspace(backend)
const scope: Scope = {
  workspaceId: workspace.id,
  plan: workspace.plan,
  actor: { type: 'system', name: 'test' },
}

interface Received {
  path: string
  headers: Record<string, string>
  text: string
}
const received: Received[] = []
/** What the receiver answers, by path; 204 elsewhere. */
const answers = new Map<string, (request: Received) => Response>()
const receiver = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  async fetch(request) {
    const path = new URL(request.url).pathname
    const one = { path, headers: request.headers.toJSON(), text: await request.text() }
    received.push(one)
    return answers.get(path)?.(one) ?? new Response(null, { status: 204 })
  },
})
afterAll(() => receiver.stop(true))

const created: string[] = []
async function register(path: string, events: string[] = ['partner.created', 'partner.updated']) {
  const url = `http://127.0.0.1:${receiver.port}${path}`
  const { status, body } = await workspace.api('POST', '/webhooks', { url, events })
  expect(status).toBe(201)
  created.push(body.id)
  return body
}
const log = async (id: string, query = '') =>
  (await workspace.api('GET', `/webhooks/${id}/deliveries${query}`)).body
const get = async (id: string) => (await workspace.api('GET', `/webhooks/${id}`)).body
const partner = (partnerId: string): DomainEvent => ({
  type: 'partner.created',
  data: { partnerId },
})
const updated = (partnerId: string): DomainEvent => ({
  type: 'partner.updated',
  data: { partnerId },
})
await backend.deps.db.sql`
  insert into partners (workspace_id, id, name)
  select ${workspace.id}, 'pn_' || n, 'Partner ' || n from generate_series(0, 40) n`
const say = (...events: DomainEvent[]) =>
  backend.deps.db.transact(scope, (tx) => announce(tx, scope, events))
/** Everything that is due is done, and what waits for a later time after `ms`. */
async function run(ms = 0) {
  backend.clock.advance(ms)
  await relayOutbox(backend.deps)
  await makeDue(backend)
  await runOnce(backend.deps)
}

beforeEach(async () => {
  for (const id of created.splice(0)) await workspace.api('DELETE', `/webhooks/${id}`)
  await emptyQueue(backend)
  received.length = 0
  answers.clear()
})

describe('an event', () => {
  test('arrives signed at each endpoint that is to be told of it, and at no other', async () => {
    const hook = await register('/a')
    await register('/b', ['payout.sent'])
    await say(partner('pn_1'))
    await run()
    expect(received.map(({ path }) => path)).toEqual(['/a'])
    const [{ headers, text }] = received as [Received]
    const message: any = new Webhook(hook.secret).verify(text, headers)
    expect(message).toEqual({
      id: headers['webhook-id'],
      event: 'partner.created',
      mode: 'live',
      createdAt: expect.any(String),
      data: expect.objectContaining({ id: 'pn_1', name: 'Partner 1' }),
    })
    const [entry] = await log(hook.id)
    expect(entry).toMatchObject({ id: message.id, status: 'delivered', attempts: 1 })
    expect(entry).toMatchObject({ requestBody: text, responseStatus: 204, subject: 'pn_1' })
  })

  test('is signed by both secrets for a day after one was rotated, then by the new one', async () => {
    const hook = await register('/a')
    const { body: rotated } = await workspace.api('POST', `/webhooks/${hook.id}/rotate`)
    expect(rotated.secret).not.toBe(hook.secret)
    await say(partner('pn_1'))
    await run()
    const [{ headers, text }] = received as [Received]
    for (const secret of [hook.secret, rotated.secret]) new Webhook(secret).verify(text, headers)
    backend.clock.advance(DAY_MS)
    await say(partner('pn_2'))
    await run()
    expect(received[1]!.headers['webhook-signature']).not.toContain(' ')
  })

  test('whose transaction is given up arrives nowhere', async () => {
    await register('/a')
    const failing = backend.deps.db.transact(scope, async (tx) => {
      await announce(tx, scope, [partner('pn_1')])
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await run()
    expect(received).toEqual([])
  })

  test('about what is gone by now is told to nobody', async () => {
    const hook = await register('/a')
    await say(partner('pn_gone'))
    await run()
    expect([received, await log(hook.id)]).toEqual([[], []])
  })

  test('costs no job where nobody is to be told of it', async () => {
    await register('/a', ['payout.sent'])
    await say(partner('pn_1'))
    await relayOutbox(backend.deps)
    expect(await queuedJobs(backend)).toEqual([])
  })

  test('that is heard of twice is sent once', async () => {
    await register('/a')
    await say(partner('pn_1'))
    await relayOutbox(backend.deps)
    const [job] = await queuedJobs(backend, 'deliver-events')
    await backend.deps.db.sql`
      select graphile_worker.add_job('deliver-events', ${JSON.stringify(job!.payload)}::text::json)`
    await run()
    expect(received.length).toBe(1)
  })

  test('in a job of an older server, which names no endpoint, arrives once at each', async () => {
    await register('/a')
    await register('/b')
    await say(partner('pn_1'))
    await relayOutbox(backend.deps)
    const [job] = await queuedJobs(backend, 'deliver-events')
    const { webhookIds: _, ...older } = job!.payload
    await backend.deps.db.sql`
      select graphile_worker.add_job('deliver-events', ${JSON.stringify(older)}::text::json)`
    await run()
    expect(received.map(({ path }) => path).toSorted()).toEqual(['/a', '/b'])
  })
})

describe('events of one subject', () => {
  test('arrive in their order, and wait for one that failed; others do not', async () => {
    const hook = await register('/a')
    let refused = 0
    answers.set('/a', ({ text }) => {
      const { data, event } = JSON.parse(text)
      const refuses = data.id === 'pn_1' && event === 'partner.created' && refused++ === 0
      return new Response('busy', { status: refuses ? 503 : 200 })
    })
    await say(partner('pn_1'), updated('pn_1'), partner('pn_2'), updated('pn_2'))
    await run()
    const arrived = () =>
      received.map(({ text }) => {
        const { event, data } = JSON.parse(text)
        return `${data.id} ${event}`
      })
    expect(arrived().filter((one) => one.startsWith('pn_1'))).toEqual(['pn_1 partner.created'])
    expect(arrived().filter((one) => one.startsWith('pn_2'))).toEqual([
      'pn_2 partner.created',
      'pn_2 partner.updated',
    ])
    const waiting = (await log(hook.id, '?status=waiting')).find(
      ({ event }: { event: string }) => event === 'partner.created',
    )
    expect(waiting).toMatchObject({ responseStatus: 503, responseBody: 'busy', attempts: 1 })
    await run(60_000)
    expect(arrived().slice(-2)).toEqual(['pn_1 partner.created', 'pn_1 partner.updated'])
    expect(await log(hook.id, '?status=waiting')).toEqual([])
  })
})

describe('an endpoint that does not answer', () => {
  test('is tried by one delivery at a time, is disabled after three days, and holds nobody up', async () => {
    const dead = await register('/dead')
    const alive = await register('/alive')
    answers.set('/dead', () => new Response(null, { status: 500 }))
    await say(...Array.from({ length: 40 }, (_, n) => partner(`pn_${n}`)))
    await run()
    expect(received.filter(({ path }) => path === '/alive').length).toBe(40)
    expect(received.filter(({ path }) => path === '/dead').length).toBeLessThanOrEqual(24)
    received.length = 0
    await run(15 * 60_000)
    expect(received.map(({ path }) => path)).toEqual(['/dead'])
    await run(3 * DAY_MS)
    expect(await get(dead.id)).toMatchObject({ enabled: false, disabledReason: 'failing' })
    expect(await get(alive.id)).toMatchObject({ enabled: true, failingSince: null })
    expect(await log(dead.id, '?status=waiting')).toEqual([])
    received.length = 0
    await say(partner('pn_40'))
    await run()
    expect(received.map(({ path }) => path)).toEqual(['/alive'])
  })

  test('is tried again by the queue’s own clock, however far the server’s is behind', async () => {
    await register('/a')
    answers.set('/a', () => new Response(null, { status: 500 }))
    backend.clock.advance(-3_600_000)
    await say(partner('pn_1'))
    await relayOutbox(backend.deps)
    await runOnce(backend.deps)
    backend.clock.advance(3_600_000)
    expect(received.length).toBe(1)
    const [job] = await queuedJobs(backend, 'send-webhooks')
    expect(Math.trunc(job!.waitMs / 1000)).toBe(5)
  })

  test('gets what it missed when it is enabled and the span is replayed, with the same ids', async () => {
    const hook = await register('/a')
    answers.set('/a', () => new Response(null, { status: 500 }))
    await say(partner('pn_1'))
    await run()
    const id = received[0]!.headers['webhook-id']
    await workspace.api('PATCH', `/webhooks/${hook.id}`, { enabled: false })
    const replay = () =>
      workspace.api('POST', `/webhooks/${hook.id}/replay`, { since: '2020-01-01T00:00:00Z' })
    expect((await replay()).status).toBe(409)
    await workspace.api('PATCH', `/webhooks/${hook.id}`, { enabled: true })
    answers.clear()
    received.length = 0
    expect((await replay()).body).toEqual({ count: 1 })
    await run()
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([id])
    const again = await workspace.api('POST', `/webhooks/${hook.id}/deliveries/${id}/replay`)
    expect(again.body).toMatchObject({ id, status: 'waiting' })
    await run()
    expect(received.length).toBe(2)
  })
})
