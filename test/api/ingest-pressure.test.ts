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

test.each([
  ['a few', 5],
  ['many', 40],
])('clicks of a workspace that cannot be written leave those of others: %s', async (_, count) => {
  const backend = await createBackend({ config: { ingestInFlight: 1 } })
  try {
    const [broken, sound] = [await createTestWorkspace(backend), await createTestWorkspace(backend)]
    for (const { api, domain } of [broken, sound]) {
      await api('POST', '/links', { domain, key: 'x', url: 'https://shop.test/' })
    }
    await backend.deps.db.sql.unsafe(`
      create function refuse_click() returns trigger language plpgsql as
        $$ begin raise exception 'this workspace is broken'; end $$;
      create trigger refuse_click before insert on clicks for each row
        when (new.workspace_id = '${broken.id}') execute function refuse_click()`)
    const visits = (own: typeof sound) =>
      Array.from({ length: count }, (_, i) => own.visit('x', { visitor: `visitor ${i}` }))
    const [refused, stored] = await Promise.all(
      [visits(broken), visits(sound)].map((answers) => Promise.all(answers)),
    )
    expect(new Set(refused!.map(({ status }) => status))).toEqual(new Set([500]))
    expect(new Set(stored!.map(({ status }) => status))).toEqual(new Set([302]))
    const rows = await backend.deps.db.sql`select workspace_id from clicks`
    expect(rows.map((row) => row['workspace_id'])).toEqual(stored!.map(() => sound.id))
    const [link] = await backend.deps.db
      .sql`select clicks::int from links where workspace_id = ${sound.id}`
    expect(link!['clicks']).toBe(count)
  } finally {
    await backend.close()
  }
})
