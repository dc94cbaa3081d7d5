import { expect, test } from 'bun:test'
import { createHmac } from 'node:crypto'
import { requireSame } from '../../server/integrations/signatures.ts'
import type { Integration } from '../../server/integrations/port.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const { integrations } = backend.deps
// A provider that checks an address as Meta's and Braintree's do stands in for Segment.
const segment: Integration = {
  ...integrations.segment,
  challenge: ({ token = '', challenge = '' }, { secret }) => {
    requireSame(token, secret)
    return createHmac('sha1', secret).update(challenge).digest('hex')
  },
}
Object.assign(backend.deps, { integrations: { ...integrations, segment } })
const shop = await createTestWorkspace(backend, { plan: 'enterprise' })

const connect = async (provider: string, secret: string) => {
  const { body } = await shop.api('POST', '/connections', { provider, name: 'Shop', secret })
  return new URL(body.webhookUrl as string).pathname
}
const get = async (path: string, query = '') => {
  const answer = await backend.handle(new Request(`http://localhost${path}${query}`))
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

test('a provider that checks the address when it is entered gets its answer, by the secret alone', async () => {
  const path = await connect('segment', 'a-shared-secret')
  const right = await get(path, '?token=a-shared-secret&challenge=42')
  const expected = createHmac('sha1', 'a-shared-secret').update('42').digest('hex')
  expect([right.status, right.text]).toEqual([200, expected])
  expect(right.headers.get('content-type')).toStartWith('text/plain')
  for (const query of ['?token=another-secret&challenge=42', '?challenge=42', '']) {
    expect((await get(path, query)).status).toBe(401)
  }
  expect((await get(`${path.slice(0, -1)}x`, '?token=a-shared-secret')).status).toBe(401)
})

test('other providers have nothing to answer', async () => {
  const path = await connect('woocommerce', 'a-long-random-secret')
  expect((await get(path, '?token=a-long-random-secret')).status).toBe(404)
})
