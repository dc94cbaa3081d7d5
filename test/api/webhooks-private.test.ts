import { expect, test } from 'bun:test'
import { announce } from '../../server/db/outbox.ts'
import type { Scope } from '../../server/db/scope.ts'
import { runOnce } from '../../server/jobs/queue.ts'
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

test('what this server may not reach is no failure of the endpoint', async () => {
  const { sql } = backend.deps.db
  const body = { url: 'https://shop.example/hook', events: ['partner.created'] }
  const hook = (await workspace.api('POST', '/webhooks', body)).body
  // As a server with WEBHOOKS_ALLOW_PRIVATE has stored it.
  await sql`update webhooks set url = 'http://localhost:1/hook' where id = ${hook.id}`
  await sql`insert into partners (workspace_id, id, name)
    select ${workspace.id}, 'pn_' || n, 'Ada' from generate_series(1, 5) n`
  const scope: Scope = {
    workspaceId: workspace.id,
    plan: workspace.plan,
    actor: { type: 'system', name: 'test' },
  }
  const events = [1, 2, 3, 4, 5].map((n) => ({
    type: 'partner.created' as const,
    data: { partnerId: `pn_${n}` },
  }))
  await backend.deps.db.transact(scope, (tx) => announce(tx, scope, events))
  await runOnce(backend.deps)
  const log = (await workspace.api('GET', `/webhooks/${hook.id}/deliveries`)).body
  expect(log[0]).toMatchObject({ status: 'waiting' })
  const [row] = await sql`select failures, retry_at from webhooks where id = ${hook.id}`
  expect({ ...row }).toEqual({ failures: 0, retry_at: null })
})
