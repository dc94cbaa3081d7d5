import { afterAll, beforeAll, expect, test } from 'bun:test'
import { createApp } from '../../server/app.ts'
import { Failures } from '../../server/failures.ts'
import type { Log } from '../../server/log.ts'
import { streamText } from '../../server/http/stream-text.ts'
import { serve } from '../../server/serve.ts'
import { createBackend, type TestBackend } from '../kit/backend.ts'
import { createTestWorkspace, type TestWorkspace } from '../kit/workspace.ts'

let backend: TestBackend
let shop: TestWorkspace
let serving: ReturnType<typeof serve>

const logged: object[] = []
const note = (fields: object) => void logged.push(fields)
const log: Log = { debug: note, info: note, warn: note, error: note }

beforeAll(async () => {
  backend = await createBackend({ config: { port: 0, host: '127.0.0.1' } })
  shop = await createTestWorkspace(backend)
  const deps = { ...backend.deps, failures: new Failures({ log }) }
  serving = serve(deps, createApp(deps))
})
afterAll(async () => {
  await serving.stop()
  await backend.close()
})

const ask = (path: string) =>
  fetch(`http://127.0.0.1:${serving.port}/api${path}`, {
    headers: { authorization: `Bearer ${shop.secretKey}` },
  })

/** Exports, and a table that each of them reads. */
const EXPORTS = {
  '/events/export': 'clicks',
  '/events/export?event=sales&format=ndjson': 'sales',
  '/analytics/export?groupBy=countries': 'locations',
  '/payouts/export': 'payouts',
  '/ledger/entries/export': 'ledger_entries',
  '/audit/export': 'audit_entries',
}

test.each(Object.entries(EXPORTS))(
  '%s is refused when its first query fails',
  async (path, table) => {
    const { sql } = backend.deps.db
    expect((await ask(path)).status).toBe(200)
    await sql.unsafe(`revoke select on ${table} from svc_tenant`)
    try {
      const answer = await ask(path)
      expect([answer.status, (await answer.json()).error.code]).toEqual([
        500,
        'internal_server_error',
      ])
    } finally {
      await sql.unsafe(`grant select on ${table} to svc_tenant`)
    }
  },
)

test('an export whose later page fails breaks off, and is in the log', async () => {
  const { deps } = backend
  const { body: link } = await shop.api('POST', '/links', { url: 'https://shop.test/' })
  const [row] = await deps.db.sql`select num::float8 from links where id = ${link.id}`
  const at = backend.clock.now()
  const ids = Array.from({ length: 2500 }, (_, i) => deps.ids.make('', at + i))
  // A time that is none in JavaScript, on the third page.
  await deps.db.sql`
    insert into clicks (workspace_id, id, link_num, created_at, rolled)
    select ${shop.id}, id, ${row!.num}, case n when 1 then 'infinity' else now() end, true
    from unnest(${deps.db.sql.array(ids, 1009)}::text[]) with ordinality as t (id, n)`
  const answer = await ask('/events/export?columns=id')
  expect(answer.status).toBe(200)
  await expect(answer.text()).rejects.toThrow()
  expect(logged.at(-1)).toMatchObject({ status: 500, route: '/api/events/export' })
})

test('a client that leaves while the next part is read is no failure', async () => {
  const before = logged.length
  const { promise, resolve } = Promise.withResolvers<void>()
  async function* parts() {
    yield 'one'
    yield 'two'
    await promise
    yield 'three'
  }
  const response = await streamText(parts(), {
    deps: { ...backend.deps, failures: new Failures({ log }) },
    request: new Request('http://localhost/api/events/export'),
    route: '/api/events/export',
    contentType: 'text/csv',
    fileName: 'clicks.csv',
  })
  const reader = response.body!.getReader()
  expect(await reader.read().then(({ value }) => new TextDecoder().decode(value))).toBe('one')
  await reader.read()
  const left = reader.cancel()
  resolve()
  await left
  expect(logged.slice(before)).toEqual([])
})
