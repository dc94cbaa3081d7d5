import { describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)

async function register() {
  const body = { url: 'https://shop.example/hooks', events: ['partner.created'] }
  const answer = await workspace.api('POST', '/webhooks', body)
  expect(answer.status).toBe(201)
  return answer.body
}

describe('an endpoint', () => {
  test('shows its secret once, is changed, listed and deleted', async () => {
    const hook = await register()
    expect(hook.secret).toMatch(/^whsec_/)
    const change = { description: ' Shop ', events: ['payout.sent'] }
    const { body } = await workspace.api('PATCH', `/webhooks/${hook.id}`, change)
    expect(body).toMatchObject({ description: 'Shop', events: ['payout.sent'], enabled: true })
    const { body: all } = await workspace.api('GET', '/webhooks')
    expect(all).toEqual([body])
    expect(JSON.stringify(all)).not.toContain('whsec_')
    expect((await workspace.api('DELETE', `/webhooks/${hook.id}`)).status).toBe(200)
    expect((await workspace.api('GET', `/webhooks/${hook.id}`)).status).toBe(404)
  })

  test('has an address that can be posted to: 422', async () => {
    for (const url of ['shop', 'ftp://shop.example', 'https://a:b@shop.example']) {
      const { status } = await workspace.api('POST', '/webhooks', { url, events: ['payout.sent'] })
      expect([url, status]).toEqual([url, 422])
    }
  })
})
