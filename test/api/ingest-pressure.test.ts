import { expect, test } from 'bun:test'
import { createBackend } from '../kit/backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

test('a full queue refuses with 503 and Retry-After; everything accepted is stored, nothing refused is', async () => {
  const small = await createBackend({ config: { ingestQueue: 20, ingestInFlight: 1 } })
  try {
    const crowd = await createTestWorkspace(small)
    await crowd.api('POST', '/links', {
      domain: crowd.domain,
      key: 'x',
      url: 'https://shop.test/',
      trackConversion: true,
    })
    await crowd.visit('x', { visitor: 'warm' })
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) => crowd.visit('x', { visitor: `crowd ${i}` })),
    )
    const accepted = answers.filter((a) => a.status === 302)
    const busy = answers.filter((a) => a.status === 503)
    expect(accepted.length + busy.length).toBe(200)
    expect(busy.length).toBeGreaterThan(0)
    expect(busy.every((a) => a.headers.get('retry-after') === '1')).toBe(true)
    const [row] = await small.deps.db.sql`select count(*)::int as n from clicks`
    expect(row!.n).toBe(accepted.length + 1)
  } finally {
    await small.close()
  }
})

test('closing answers what was accepted and refuses what comes later', async () => {
  const closing = await createBackend()
  const crowd = await createTestWorkspace(closing)
  await crowd.api('POST', '/links', { domain: crowd.domain, key: 'x', url: 'https://shop.test/' })
  const accepted = Array.from({ length: 50 }, (_, i) => crowd.visit('x', { visitor: `late ${i}` }))
  await Promise.all(accepted.slice(0, 1))
  const closed = closing.deps.clicks.close()
  await closed
  const statuses = (await Promise.all(accepted)).map((a) => a.status)
  const [row] = await closing.deps.db.sql`select count(*)::int as n from clicks`
  expect(row!.n).toBe(statuses.filter((s) => s === 302).length)
  expect((await crowd.visit('x', { visitor: 'after' })).status).toBe(503)
  await closing.close()
})
