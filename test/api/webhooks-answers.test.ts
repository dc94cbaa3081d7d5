import { afterAll, describe, expect, test } from 'bun:test'
import { runOnce } from '../../server/jobs/queue.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend({ config: { webhooksAllowPrivate: true } })
const workspace = await createTestWorkspace(backend)
const asked: string[] = []
let answer: () => Response = () => new Response(null, { status: 204 })
const receiver = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  fetch(request) {
    asked.push(new URL(request.url).pathname)
    return answer()
  },
})
afterAll(() => receiver.stop(true))

async function delivered() {
  const url = `http://127.0.0.1:${receiver.port}/a`
  const { body } = await workspace.api('POST', '/webhooks', { url, events: ['payout.sent'] })
  await workspace.api('POST', `/webhooks/${body.id}/test`)
  await runOnce(backend.deps)
  return (await workspace.api('GET', `/webhooks/${body.id}/deliveries`)).body[0]
}

describe('an answer', () => {
  test('that redirects is a failure, and is not followed', async () => {
    answer = () => Response.redirect(`http://127.0.0.1:${receiver.port}/b`, 307)
    expect(await delivered()).toMatchObject({ event: 'webhook.test', responseStatus: 307 })
    expect(new Set(asked)).toEqual(new Set(['/a']))
  })

  test('without an end is read to 4 KB', async () => {
    const endless = () =>
      new ReadableStream({ pull: (to) => to.enqueue(new TextEncoder().encode('x'.repeat(1000))) })
    answer = () => new Response(endless())
    const { status, responseBody } = await delivered()
    expect([status, responseBody.length]).toEqual(['delivered', 4096])
  })
})
