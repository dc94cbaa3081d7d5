import { afterEach, expect, test } from 'bun:test'
import { startEmbedded } from '@svc/embedded-postgres'
import postgres from 'postgres'
import { createDatabase } from '../kit/backend.ts'
import { freePort } from '../kit/free-port.ts'
import { withSeed } from '../kit/random.ts'
import { Caller } from './caller.ts'
import { look, makeTempDir, openEnvironment } from './environment.ts'
import { Load, mixed } from './load.ts'
import { Purchases } from './purchases.ts'
import { ServerProcess } from './server-process.ts'
import { Visits } from './visits.ts'

const CONNECTIONS = 12

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

async function startServer(databaseUrl: string, env: Record<string, string> = {}) {
  const server = new ServerProcess({ port: await freePort(), databaseUrl, env })
  cleanups.push(() => server.stop())
  return server.ready()
}

test('under load a process has no more connections than DATABASE_POOL, and uses them', async () => {
  await withSeed(async (random) => {
    const database = await createDatabase()
    cleanups.push(() => database.drop())
    const target = await openEnvironment(database.url)
    const eye = look(database.url)
    cleanups.push(() => eye.end())
    const { port } = await startServer(database.url, { DATABASE_POOL: String(CONNECTIONS) })
    const visits = new Visits(target, random)
    const purchases = new Purchases(visits, target, random, { isPatient: true })
    const step = mixed(random, 60, visits.step, purchases.step)
    const load = new Load({ ports: [port], connections: 48, step })
    const caller = new Caller(port, target)
    cleanups.push(() => caller.close())
    let most = 0
    try {
      for (let round = 0; round < 12; round++) {
        await load.answeredMore(50)
        expect((await caller.api('GET', '/analytics?groupBy=countries')).status).toBe(200)
        const rows = await eye`
          select from pg_stat_activity
          where datname = current_database() and application_name like 'svc%'`
        most = Math.max(most, rows.length)
      }
    } finally {
      await load.stop()
    }
    expect(most).toBeLessThanOrEqual(CONNECTIONS)
    // All pools are open, though not each to its limit.
    expect(most).toBeGreaterThanOrEqual(7)
  })
})

/** A server that refuses to write, as a standby does, and knows the same user and database. */
async function startReadOnly(like: URL): Promise<URL> {
  const dir = makeTempDir()
  cleanups.push(dir.remove)
  const settings = { fsync: 'off', default_transaction_read_only: 'on' }
  const standby = await startEmbedded({ dataDir: dir.path, settings })
  cleanups.push(() => standby.stop())
  const sql = postgres(standby.adminUrl, { max: 1, onnotice: () => {} })
  await sql`set default_transaction_read_only = off`
  await sql.unsafe(`alter role ${like.username} password '${decodeURIComponent(like.password)}'`)
  await sql.unsafe(`create database ${like.pathname.slice(1)}`)
  await sql.end()
  return new URL(standby.url)
}

test('of several hosts a server uses the one that takes writes, for jobs too', async () => {
  const database = await createDatabase()
  cleanups.push(() => database.drop())
  const url = new URL(database.url)
  url.password ||= 'any'
  const target = await openEnvironment(url.href)
  const standby = await startReadOnly(url)
  const hosts = [`127.0.0.1:${await freePort()}`, standby.host, url.host]
  const several = url.href.replace(url.host, hosts.join(','))
  const server = await startServer(`${several}?target_session_attrs=read-write`)
  const caller = new Caller(server.port, target)
  cleanups.push(() => caller.close())
  const { json } = await caller.api('GET', '/ready')
  expect(json.parts.queue).toEqual({ status: 'ok' })
  const body = { domain: target.domain, url: 'https://shop.test/' }
  for (let n = 0; n < 5; n++) expect((await caller.api('POST', '/links', body)).status).toBe(200)
  expect(server.warnings).toEqual([])
})
