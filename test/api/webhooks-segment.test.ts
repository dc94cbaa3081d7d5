import { afterAll, expect, test } from 'bun:test'
import { runOnce } from '../../server/jobs/queue.ts'
import { makeDue } from '../kit/jobs.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend({ config: { webhooksAllowPrivate: true } })
const workspace = await createTestWorkspace(backend)

const received: { authorization: string | null; signature: string | null; body: any }[] = []
let status = 500
const segment = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  async fetch(request) {
    const { headers } = request
    const body: unknown = await request.json()
    const authorization = headers.get('authorization')
    received.push({ authorization, signature: headers.get('webhook-signature'), body })
    return Response.json({ success: status === 200 }, { status })
  },
})
afterAll(() => segment.stop(true))

const url = `http://127.0.0.1:${segment.port}/v1/track`
const create = (more: object) =>
  workspace.api('POST', '/webhooks', { url, events: ['partner.created'], ...more })
const work = async () => {
  backend.clock.advance(60_000)
  await makeDue(backend)
  await runOnce(backend.deps)
}

test('an endpoint in the format of Segment gets its events by the write key, each with one id', async () => {
  const { status: made, body: hook } = await create({ format: 'segment', writeKey: 'key-1' })
  expect([made, hook.format]).toEqual([201, 'segment'])
  await workspace.api('POST', `/webhooks/${hook.id}/test`)
  await work()
  status = 200
  await work()
  expect(received.length).toBe(2)
  const [first, again] = received
  expect(again!.body).toEqual(first!.body)
  expect(first).toMatchObject({
    authorization: `Basic ${btoa('key-1:')}`,
    signature: null,
    body: { type: 'track', event: 'Webhook Test', properties: { webhookId: hook.id } },
  })
  const [entry] = (await workspace.api('GET', `/webhooks/${hook.id}/deliveries`)).body
  expect(entry).toMatchObject({ id: first!.body.messageId, status: 'delivered', attempts: 2 })
  expect((await workspace.api('POST', `/webhooks/${hook.id}/rotate`)).status).toBe(409)
  const shown = (await workspace.api('GET', `/webhooks/${hook.id}`)).body
  expect(JSON.stringify(shown)).not.toContain('key-1')
})

test('the write key belongs to the format of Segment, and to no other', async () => {
  const wrong = [
    { format: 'segment' },
    { format: 'segment', writeKey: ' ' },
    { format: 'segment', writeKey: 'a:b' },
    { writeKey: 'key-1' },
    { format: 'standard', writeKey: 'key-1' },
    { format: 'gizmo' },
  ]
  const answers = await Promise.all(wrong.map(create))
  expect(answers.map((answer) => answer.status)).toEqual(wrong.map(() => 422))
  expect((await create({ format: 'standard' })).body.format).toBe('standard')
})
