import { expect, test } from 'bun:test'
import { postWebhook } from '../../server/notify/webhooks/post-webhook.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)

test('an endpoint in a private network, or without TLS, is refused: 422', async () => {
  for (const url of [
    'http://shop.example',
    'https://127.0.0.1',
    'https://2130706433',
    'https://[::1]',
    'https://[::ffff:10.0.0.1]',
    'https://169.254.169.254/latest',
    'https://localhost',
    'https://x.localhost.',
  ]) {
    const { status } = await workspace.api('POST', '/webhooks', { url, events: ['payout.sent'] })
    expect([url, status]).toEqual([url, 422])
  }
})

test('a name that leads to a private network is not connected to', async () => {
  let asked = 0
  const receiver = Bun.serve({ port: 0, fetch: () => new Response(String(asked++)) })
  try {
    const url = `http://localhost:${receiver.port}`
    const request = { url, headers: {}, body: '{}' }
    const refused = await postWebhook({ ...request, allowPrivate: false })
    expect(refused).toMatchObject({ status: null, error: 'localhost leads to a private network.' })
    expect(asked).toBe(0)
    expect(await postWebhook({ ...request, allowPrivate: true })).toMatchObject({ status: 200 })
  } finally {
    await receiver.stop(true)
  }
})
