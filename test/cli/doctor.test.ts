import { afterAll, beforeAll, expect, test } from 'bun:test'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import type { NamedFinding } from '../../server/doctor/run-doctor.ts'
import { DOCTOR_CHECKS } from '../../server/doctor/index.ts'
import { migrateDatabase } from '../../server/db/migrate.ts'
import { createDatabase, TEST_KEY } from '../kit/backend.ts'
import { runCli } from './run-cli.ts'

let database: Awaited<ReturnType<typeof createDatabase>>
let folder: string
let stranger: Bun.Server<undefined>

beforeAll(async () => {
  database = await createDatabase()
  folder = mkdtempSync(join(tmpdir(), 'svc-doctor-'))
  stranger = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response('hello') })
})
afterAll(async () => {
  await stranger.stop(true)
  rmSync(folder, { recursive: true })
  await database.drop()
})

/** Runs the doctor; its findings by the name of the check. */
async function examine(env: Record<string, string>) {
  const { code, out, err } = await runCli(['doctor', '--json'], { DATA_DIR: folder, ...env })
  expect(err).toBe('')
  const found = JSON.parse(out) as NamedFinding[]
  return { code, of: Object.fromEntries(found.map((one) => [one.check, one])) }
}

test('a wrong value is told with its variable, and nothing else is looked at', async () => {
  for (const [variable, value] of [
    ['PORT', 'many'],
    ['ORIGIN', 'https://example.com/partners'],
  ] as const) {
    const { code, of } = await examine({ [variable]: value })
    expect([code, Object.keys(of)]).toEqual([1, ['configuration']])
    expect(of.configuration!.message).toContain(variable)
  }
})

test('a database that does not answer fails, and what needs it is skipped', async () => {
  const { code, of } = await examine({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/svc' })
  expect([code, of.database!.status, of.queue!.status]).toEqual([1, 'failed', 'skipped'])
  expect(of.database!.fix).toContain('DATABASE_URL')
  expect(JSON.stringify(of)).not.toContain('secret')
})

test('an empty database is no failure, and is left empty', async () => {
  const { of } = await examine({ DATABASE_URL: database.url, ENCRYPTION_KEY: TEST_KEY })
  expect([of.database!.status, of['encryption key']!.status]).toEqual(['ok', 'skipped'])
  expect((await examine({ DATABASE_URL: database.url })).of.queue!.status).toBe('skipped')
})

test('each thing that is wrong is told with what to do about it', async () => {
  await migrateDatabase(database.url)
  const sql = postgres(database.url, { max: 1, onnotice: () => {} })
  await runCli(['workspace', 'create', '--name', 'Acme', '--slug', 'acme'], {
    DATABASE_URL: database.url,
    ENCRYPTION_KEY: TEST_KEY,
  })
  await sql`select graphile_worker.add_job('send-mail', run_at => now() - interval '1 hour')`
  await sql`insert into domains (workspace_id, id, slug, challenge)
    select id, 'dom_1', 'go.example.com', '' from workspaces`
  await sql`insert into drizzle.__drizzle_migrations (hash, created_at)
    select 'of a newer version', max(created_at) + 1 from drizzle.__drizzle_migrations`
  await sql.end()
  writeFileSync(join(folder, 'encryption.key'), 'x')
  chmodSync(join(folder, 'encryption.key'), 0o644)
  const { code, of } = await examine({
    DATABASE_URL: database.url,
    ENCRYPTION_KEY: Buffer.alloc(32, 9).toString('base64'),
    ORIGIN: `http://127.0.0.1:${stranger.port}`,
    TRUST_PROXY: 'true',
    SMTP_URL: `smtp://127.0.0.1:1`,
    REPORTS_DATABASE_URL: 'postgres://nobody@127.0.0.1:1/svc',
    GEO_FILE: join(folder, 'nothing.mmdb'),
    METRICS_LISTEN: '0.0.0.0:9464',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
    OIDC_ISSUER: 'http://127.0.0.1:1',
    OIDC_CLIENT_ID: 'svc',
    OIDC_CLIENT_SECRET: 'secret',
  })
  expect(code).toBe(1)
  const statuses = Object.fromEntries(
    Object.entries(of).map(([name, { status }]) => [name, status]),
  )
  expect(statuses).toEqual({
    database: 'ok',
    pooler: 'ok',
    migrations: 'failed',
    roles: 'warning',
    'encryption key': 'failed',
    clock: 'ok',
    queue: 'warning',
    replica: 'failed',
    DATA_DIR: 'failed',
    build: 'ok',
    GEO_FILE: 'failed',
    ORIGIN: 'failed',
    TRUST_PROXY: 'warning',
    METRICS_LISTEN: 'warning',
    traces: 'warning',
    'sign-in': 'failed',
    mail: 'failed',
    'link domains': 'warning',
  })
  const unhelpful = Object.values(of).filter(({ status, fix }) => status !== 'ok' && !fix)
  expect(unhelpful).toEqual([])
  expect(Object.keys(of)).toEqual(DOCTOR_CHECKS.map(({ name }) => name))
})

test('a sound installation passes, in plain words', async () => {
  const healthy = await createDatabase()
  rmSync(join(folder, 'encryption.key'), { force: true })
  try {
    await migrateDatabase(healthy.url)
    const { code, out } = await runCli(['doctor'], { DATABASE_URL: healthy.url, DATA_DIR: folder })
    expect(out).not.toContain('FAILED')
    expect(out).toMatch(/^ok {6}database {8}PostgreSQL \d+/)
    expect(code).toBe(0)
  } finally {
    await healthy.drop()
  }
})

test('a proxy is recognized by its header where ORIGIN is not https', async () => {
  const serve = (headers: Record<string, string>) =>
    Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response('', { headers }) })
  const servers = [serve({ via: '1.1 Caddy' }), serve({})]
  const [proxy, plain] = servers.map(({ port }) => `http://127.0.0.1:${port}`)
  try {
    for (const [origin, trust, status] of [
      [proxy, 'true', 'ok'],
      [proxy, 'false', 'warning'],
      [plain, 'true', 'warning'],
      [plain, 'false', 'ok'],
    ]) {
      const { of } = await examine({ ORIGIN: origin!, TRUST_PROXY: trust! })
      expect([origin, trust, of.TRUST_PROXY!.status]).toEqual([origin, trust, status])
    }
  } finally {
    for (const server of servers) await server.stop(true)
  }
})
