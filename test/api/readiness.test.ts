import { afterEach, describe, expect, test } from 'bun:test'
import { createApp } from '../../server/app.ts'
import { Failures } from '../../server/failures.ts'
import { CHECKS } from '../../server/readiness/index.ts'
import { createBackend } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { CHROME, createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const { sql } = backend.deps.db

/** What readiness says, with nothing kept from the last time. */
async function ready(afterMs = 10_000) {
  backend.clock.advance(afterMs)
  const response = await backend.handle(new Request('http://localhost/api/ready'))
  return { status: response.status, body: (await response.json()) as any }
}

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
  backend.clock.advance(10_000)
})

/** Lets every write of a table fail as on a full disk. */
async function fillDiskOf(table: string) {
  await sql.unsafe(`
    create or replace function disk_full() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
    create trigger disk_full before insert or update on ${table} for each statement execute function disk_full()`)
  cleanups.push(() => sql.unsafe(`drop trigger disk_full on ${table}`))
}

const makeLink = () => workspace.api('POST', '/links', { url: 'https://shop.test/' })

test('answers above 499 are logged by kind, with the pattern of their route', async () => {
  const { body: link } = await makeLink()
  const lines: object[] = []
  const line = (fields: object) => void lines.push(fields)
  const failures = new Failures({ log: { debug: line, info: line, warn: line, error: line } })
  const app = createApp({ ...backend.deps, failures })
  const visit = (visitor: string) =>
    app.handle(
      new Request(`http://localhost/${link.key}?email=jane@example.com`, {
        headers: { host: workspace.domain, 'user-agent': `${CHROME} ${visitor}` },
      }),
    )
  await fillDiskOf('clicks')
  const answers = await Promise.all(['a', 'b', 'c'].map((visitor) => visit(`visitor ${visitor}`)))
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503])
  failures.close()
  const kind = {
    status: 503,
    code: 'service_unavailable',
    method: 'GET',
    route: '/*',
    cause: '53100',
  }
  expect(lines).toEqual([
    { ...kind, requestId: expect.any(String) },
    { ...kind, requestId: expect.any(String), count: 2, seconds: 60 },
  ])
})

describe('readiness', () => {
  test('fails while clicks cannot be written, and recovers by itself', async () => {
    const { body: link } = await makeLink()
    expect((await ready()).status).toBe(200)
    await fillDiskOf('clicks')
    expect((await workspace.visit(link.key)).status).toBe(503)
    const failing = await ready(1_000)
    expect(failing.status).toBe(503)
    expect(failing.body.error.details.parts.writes.status).toBe('failing')
    expect(failing.body.error.details.parts.database.status).toBe('ok')
    expect(failing.body.error.message).toStartWith('writes: ')
    expect((await backend.handle(new Request('http://localhost/api/health'))).status).toBe(200)
    await cleanups.pop()!()
    expect((await ready()).status).toBe(200)
    expect((await workspace.visit(link.key)).status).toBe(302)
  })

  test('fails while transactions of the API cannot be written', async () => {
    await fillDiskOf('links')
    expect((await makeLink()).status).toBe(503)
    expect((await ready(1_000)).status).toBe(503)
    await cleanups.pop()!()
    expect((await ready()).status).toBe(200)
  })

  test('fails without any request when a row cannot be written', async () => {
    await fillDiskOf('write_probe')
    const { status, body } = await ready()
    expect(status).toBe(503)
    expect(body.error.message).toBe('writes: The disk of the database is full.')
    await cleanups.pop()!()
    expect((await ready()).status).toBe(200)
  })

  test('names the database, whose tables are not those of the server', async () => {
    const known = 'select hash from drizzle.__drizzle_migrations order by id desc limit 1'
    await sql.unsafe(
      `update drizzle.__drizzle_migrations set hash = 'x' || hash where hash = (${known})`,
    )
    cleanups.push(() =>
      sql.unsafe(
        `update drizzle.__drizzle_migrations set hash = substr(hash, 2) where hash = (${known})`,
      ),
    )
    const { status, body } = await ready()
    expect([status, body.error.details.parts.migrations.status]).toEqual([503, 'failing'])
  })

  test('of a queue that was interrupted is no reason to take the server away', async () => {
    backend.deps.queue.interrupted()
    const { status, body } = await ready()
    expect([status, body.status, body.parts.queue.status]).toEqual([200, 'degraded', 'degraded'])
    backend.deps.queue.running()
    expect((await ready()).body.status).toBe('ok')
  })

  test('says how many clicks wait on the disk', async () => {
    const look = (records: number) =>
      CHECKS.spool.look({
        ...backend.deps,
        clicks: { kept: { ...backend.deps.clicks.kept, records } },
      })
    expect(await look(0)).toEqual({ status: 'ok' })
    expect(await look(3)).toEqual({
      status: 'degraded',
      message: '3 clicks wait on disk for the database.',
    })
  })

  test('asks the database once, however many ask', async () => {
    const own = await createBackend({ twins: false })
    try {
      const ask = () => own.handle(new Request('http://localhost/api/ready'))
      await ask()
      await own.deps.db.sql`delete from write_probe`
      const answers = await Promise.all(Array.from({ length: 20 }, ask))
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
      expect(await own.deps.db.sql`select 1 from write_probe`).toHaveLength(0)
      own.clock.advance(1_001)
      await ask()
      expect(await own.deps.db.sql`select 1 from write_probe`).toHaveLength(1)
    } finally {
      await own.close()
    }
  })
})
