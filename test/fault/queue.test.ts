import { afterEach, expect, test } from 'bun:test'
import { Logger, run } from 'graphile-worker'
import { Pool } from 'pg'
import { releaseLost } from '../../server/jobs/release-lost.ts'
import { createDatabase, TEST_KEY } from '../kit/backend.ts'
import { freePort } from '../kit/free-port.ts'
import { openJobFixture } from '../kit/jobs.ts'
import { DatabaseProxy } from './database-proxy.ts'
import { ServerProcess } from './server-process.ts'
import { until } from './wait.ts'

/** Each ends on its own, so that the library writes several batches. */
const JOBS = 4

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

test.each(['succeeds', 'fails'] as const)(
  'of jobs that end while the database is away, one that %s ends neither the queue nor its log',
  async (how) => {
    const { backend, smtp, writeOne, close } = await openJobFixture()
    cleanups.push(close)
    const proxy = await DatabaseProxy.open(backend.deps.db.url)
    cleanups.push(() => proxy.cut())
    const server = new ServerProcess({
      port: await freePort(),
      databaseUrl: proxy.url,
      env: { ENCRYPTION_KEY: TEST_KEY, SMTP_URL: smtp.url },
    })
    cleanups.push(() => server.stop())
    await server.ready()
    const held = smtp.hold()
    for (let n = 0; n < JOBS; n++) await writeOne()
    await until('all jobs to be under way', async () => {
      const rows = await backend.deps.db.sql`
        select from graphile_worker._private_jobs where locked_at is not null`
      return rows.count >= JOBS
    })
    await proxy.cut()
    if (how === 'fails') smtp.refuse('550 no')
    held.release()
    const told = (text: string) => server.lines.filter(({ msg }) => msg === text).length
    await until('the queue to notice', () => told('job queue interrupted') > 0)
    smtp.refuse(null)
    await proxy.restore()
    const before = smtp.received.length
    await writeOne()
    await until('the next mail', () => smtp.received.length > before)
    expect(server.noise).toEqual([])
    expect(told('job queue')).toBe(0)
  },
)

test('a job that was taken without an answer is done by another pool of workers', async () => {
  const { backend, smtp, writeOne, close } = await openJobFixture()
  cleanups.push(close)
  const { sql } = backend.deps.db
  const proxy = await DatabaseProxy.open(backend.deps.db.url)
  cleanups.push(() => proxy.cut())
  const server = new ServerProcess({
    port: await freePort(),
    databaseUrl: proxy.url,
    env: { ENCRYPTION_KEY: TEST_KEY, SMTP_URL: smtp.url },
  })
  cleanups.push(() => server.stop())
  await server.ready()
  // Taking a job waits here, so that its answer is lost, and not the question.
  await sql.unsafe(`
    create function hold_jobs() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock(1); return new; end $$;
    create trigger hold before update on graphile_worker._private_jobs
      for each row when (old.locked_at is null) execute function hold_jobs()`)
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(1)`
    await writeOne()
    await until('the job to be asked for', async () => {
      const rows = await sql`
        select from pg_locks l join pg_stat_activity a using (pid)
        where not granted and locktype = 'advisory' and a.datname = current_database()`
      return rows.count > 0
    })
    proxy.loseAnswers()
  })
  await until('the job to be taken', async () => {
    const rows = await sql`select from graphile_worker._private_jobs where locked_at is not null`
    return rows.count > 0
  })
  await sql`drop trigger hold on graphile_worker._private_jobs`
  await proxy.cut()
  await proxy.restore()
  await writeOne()
  await until('the queue to be back', () => smtp.received.length === 1)
  await until('the lost job', async () => {
    // A minute later, as lost jobs wait.
    await sql`update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute'`
    await releaseLost(backend.deps)
    return smtp.received.length === 2
  })
})

test('a connection that fails while the queue stops is released once', async () => {
  const database = await createDatabase()
  cleanups.push(database.drop)
  const pgPool = new Pool({ connectionString: database.url, max: 4 })
  pgPool.on('error', () => {})
  const listening = Promise.withResolvers<() => void>()
  pgPool.on('connect', (client) => {
    const query = client.query.bind(client)
    const held = new Promise((_, reject) => {
      const lose = () => reject(new Error('The connection is lost.'))
      client.query = ((text: unknown, ...values: never[]) => {
        if (!String(text).startsWith('LISTEN')) return query(text as string, ...values)
        listening.resolve(lose)
        return held
        // The library calls it with a text or a description, and awaits what it returns.
      }) as typeof client.query
    })
    held.catch(() => {})
  })
  const logger = new Logger(() => () => {})
  const runner = await run({ pgPool, taskList: {}, noHandleSignals: true, logger })
  const lose = await listening.promise
  await runner.stop()
  lose()
  await pgPool.end()
  expect(pgPool.totalCount).toBe(0)
})
