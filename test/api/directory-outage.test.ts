import { expect, test } from 'bun:test'
import { Directory } from '../../server/db/directory.ts'
import { LastKnown } from '../../server/db/last-known.ts'
import { OfflineMode } from '../../server/db/offline-mode.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)

async function create(key: string): Promise<{ id: string; url: string }> {
  const { status, body } = await workspace.api('POST', '/links', { url: 'https://a.test', key })
  expect(status).toBe(200)
  return body
}

test('while the database is away, what was last known is answered, and nothing that was deleted', async () => {
  const { sql } = backend.deps.db
  const lost = Object.assign(new Error('lost'), { code: 'CONNECTION_CLOSED' })
  let isAway = false
  const failing = (...query: Parameters<typeof sql>) =>
    isAway && String(query[0]).includes('from ') ? Promise.reject(lost) : sql(...query)
  const { now } = backend.clock
  const refused = () => Promise.reject(lost)
  const options = { isActive: true, probe: refused, tell: refused, now, log: backend.deps.log }
  const offline = new OfflineMode(options)
  const lastKnown = new LastKnown({ now, maxAgeMs: 3_600_000 })
  // Of the driver only the query itself is used here.
  const directory = new Directory(
    Object.assign(failing, { array: sql.array }) as unknown as typeof sql,
    now,
    { offline, lastKnown },
  )
  const { id, domain } = workspace
  const [kept, deleted] = [await create('kept'), await create('deleted')]
  const ask = (key: string) =>
    directory.link(id, domain, key).then(
      (link) => link?.url ?? 'none',
      () => 'away',
    )
  const askAll = () => Promise.all(['kept', 'kept', 'deleted', 'unknown'].map(ask))
  expect(await askAll()).toEqual([kept.url, kept.url, deleted.url, 'none'])
  expect((await workspace.api('DELETE', `/links/${deleted.id}`)).status).toBe(200)
  await directory.confirm({ hears: false })
  await backend.deps.directory.confirm({ hears: false })
  directory.forget()
  isAway = true
  try {
    expect(await askAll()).toEqual([kept.url, kept.url, 'away', 'away'])
    backend.clock.advance(3_600_001)
    expect(await ask('kept')).toBe('away')
  } finally {
    await offline.stop()
  }
})
