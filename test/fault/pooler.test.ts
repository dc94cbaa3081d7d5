import { afterEach, expect, test } from 'bun:test'
import postgres from 'postgres'
import { releaseLost } from '../../server/jobs/release-lost.ts'
import { runCli } from '../cli/run-cli.ts'
import { freePort } from '../kit/free-port.ts'
import { openJobFixture } from '../kit/jobs.ts'
import { CHROME } from '../kit/workspace.ts'
import { HttpConnection } from './http-connection.ts'
import { storedClicks } from './environment.ts'
import { startOutageServer, visit } from './outage-server.ts'
import { startPgBouncer } from './pg-bouncer.ts'
import { ServerProcess } from './server-process.ts'
import { until } from './wait.ts'

/** Shorter than what a server remembers by itself, so that only the announcement explains it. */
const BY_ANNOUNCEMENT_MS = 5_000
const ENCRYPTION_KEY = Buffer.alloc(32, 7).toString('base64')

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

/** A migrated database with a workspace, and a PgBouncer that lends its connections for one transaction. */
async function open() {
  const bench = await openJobFixture()
  cleanups.push(() => bench.close())
  const direct = bench.backend.deps.db.url
  const pooler = await startPgBouncer(direct)
  cleanups.push(() => pooler.stop())
  const start = async (more: Record<string, string> = {}) => {
    const port = await freePort()
    const env = { ENCRYPTION_KEY, SMTP_URL: bench.smtp.url, START_TIMEOUT: '20', ...more }
    const server = new ServerProcess({ port, databaseUrl: pooler.url, env })
    cleanups.push(() => server.stop())
    return server.ready()
  }
  const cli = async (...args: string[]) => {
    const env = { DATABASE_URL: pooler.url, ENCRYPTION_KEY, START_TIMEOUT: '20' }
    const { code, out, err } = await runCli([...args, '--json'], env)
    // Commands that start at once wait for each other.
    expect([code, err.replace(/^Another process migrates .*\n/m, '')]).toEqual([0, ''])
    return JSON.parse(out)
  }
  return { ...bench, direct, pooler, start, cli }
}

const polls = (server: ServerProcess) =>
  server.lines.some(({ msg }) => msg.includes('Set DATABASE_DIRECT_URL'))

test('behind a pooler servers start again, commands work, and events are written', async () => {
  const { workspace, direct, start, cli } = await open()
  await (await start()).stop()
  const [polling, hearing] = [await start(), await start({ DATABASE_DIRECT_URL: direct })]
  expect([polls(polling), polls(hearing)]).toEqual([true, false])

  const of = ['--workspace', workspace.id]
  const [key] = await Promise.all([
    cli('key', 'create', ...of, '--name', 'CI'),
    cli('domain', 'add', 'behind.test', ...of),
    cli('migrate'),
    cli('jobs', 'list', ...of),
    cli('ledger', 'check', ...of),
  ])
  const call = (server: ServerProcess, path: string, secret: string, body?: object) =>
    fetch(`http://127.0.0.1:${server.port}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
  const body = {
    domain: 'behind.test',
    key: 'go',
    url: 'https://shop.test/',
    trackConversion: true,
  }
  expect((await call(polling, '/links', key.key, body)).status).toBe(200)
  for (const [n, server] of [polling, hearing].entries()) {
    const visitor = new HttpConnection(server.port)
    const headers = { host: 'behind.test', 'user-agent': `${CHROME} ${n}` }
    const visit = await visitor.request({ path: '/go', headers })
    visitor.close()
    if (visit.kind !== 'answered') throw new Error('no answer')
    const clickId = new URL(visit.headers.get('location')!).searchParams.get('svc_id')
    const customer = { customerExternalId: `c${n}` }
    const lead = { ...customer, clickId, eventName: 'Sign up' }
    expect((await call(server, '/track/lead', key.key, lead)).status).toBe(200)
    const sale = { ...customer, amount: 1900, currency: 'usd', invoiceId: `i${n}` }
    expect((await call(server, '/track/sale', key.key, sale)).status).toBe(200)
    const events = await call(server, '/events?event=sales', key.key)
    expect((await events.json()) as unknown[]).toHaveLength(n + 1)
    const totals = await call(server, '/analytics?groupBy=countries&event=clicks', key.key)
    expect(totals.status).toBe(200)
  }
  await cli('key', 'revoke', key.id, ...of)
  await until(
    'the key to be refused',
    async () => (await call(hearing, '/links', key.key)).status === 401,
    { quietMs: BY_ANNOUNCEMENT_MS },
  )
})

test('behind a pooler the jobs of a living server stay its own, and others take those of a dead one', async () => {
  const { backend, direct, smtp, writeOne, start } = await open()
  const sql = postgres(direct, { max: 1, onnotice: () => {} })
  cleanups.push(() => sql.end())
  const jobs = async () => {
    const rows = await sql`
    select locked_by as owner, attempts from graphile_worker._private_jobs where task_id = (
      select id from graphile_worker._private_tasks where identifier = 'send-mail')`
    return Array.from(rows, ({ owner, attempts }) => ({ owner, attempts }))
  }
  const held = smtp.hold()
  const first = await start()
  await writeOne()
  cleanups.push(() => held.release())
  await held.arrived
  const [job] = await jobs()
  expect(job?.owner).toMatch(/^pool-/)
  await sql`
    update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'
    where locked_by is not null`
  await releaseLost(backend.deps)
  expect(await jobs()).toEqual([job!])
  await first.kill()
  await until('the lock of the dead to end', async () => {
    await releaseLost(backend.deps)
    return (await jobs())[0]?.owner === null
  })
  await start()
  await until('the job to be taken again', async () => (await jobs())[0]?.attempts !== 1)
})

test('behind a pooler visitors are sent on while PostgreSQL is away, and while the pooler is', async () => {
  const { proxy, pooler, port, target, server, spooled, sql } = await startOutageServer(
    cleanups,
    {},
    { isPooled: true },
  )
  const connection = new HttpConnection(port)
  cleanups.push(() => connection.close())
  const promised = [await visit(connection, target, 'before')]
  await proxy.cut()
  for (const n of [1, 2]) promised.push(await visit(connection, target, `without PostgreSQL ${n}`))
  await proxy.restore()
  await server().ready()
  await until('the spool to be empty', () => spooled().length === 0)
  await pooler!.kill(async () => {
    for (const n of [1, 2]) promised.push(await visit(connection, target, `without pooler ${n}`))
  })
  await server().ready()
  await until('the spool to be empty', () => spooled().length === 0)
  expect(promised).not.toContain(null)
  expect(await storedClicks(sql)).toEqual(new Set(promised as string[]))
})
