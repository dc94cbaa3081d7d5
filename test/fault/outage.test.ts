import { afterEach, expect, test } from 'bun:test'
import { startEmbedded, type EmbeddedPostgres } from '@svc/embedded-postgres'
import { createDatabase } from '../kit/backend.ts'
import { freePort } from '../kit/free-port.ts'
import { auditTotals } from './audit-totals.ts'
import { Caller } from './caller.ts'
import { DatabaseProxy } from './database-proxy.ts'
import { endConnections } from './kill.ts'
import { Load, mixed } from './load.ts'
import { Purchases } from './purchases.ts'
import { withSeed } from '../kit/random.ts'
import { ServerProcess } from './server-process.ts'
import { look, makeTempDir, openSecondApp, openEnvironment, storedClicks } from './environment.ts'
import { Visits } from './visits.ts'
import { until } from './wait.ts'

const ROUNDS = 6
/** Shorter than what the directory remembers by itself, so that only the announcement explains it. */
const BY_ANNOUNCEMENT_MS = 5_000

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

/** A Postgres that can go away: ours is really stopped; one that is not ours loses its connections. */
async function startDatabase() {
  if (process.env.TEST_DATABASE_URL) {
    const database = await createDatabase()
    cleanups.push(database.drop)
    const stop = () => endConnections(database.url).then(() => {})
    return { url: () => database.url, stop, start: async () => {} }
  }
  const dir = makeTempDir()
  cleanups.push(dir.remove)
  const open = () => startEmbedded({ dataDir: dir.path, settings: { fsync: 'off' } })
  let postgres: EmbeddedPostgres = await open()
  cleanups.push(() => postgres.stop())
  return {
    url: () => postgres.url,
    stop: () => postgres.stop(),
    start: async () => void (postgres = await open()),
  }
}

async function startServer() {
  const database = await startDatabase()
  const proxy = await DatabaseProxy.open(database.url())
  cleanups.push(() => proxy.cut())
  const port = await freePort()
  const server = new ServerProcess({ port, databaseUrl: proxy.url })
  cleanups.push(() => server.stop())
  await server.ready()
  const target = await openEnvironment(database.url())
  const caller = new Caller(port, target)
  cleanups.push(() => caller.close())
  return { database, proxy, port, server, target, caller }
}

test('while Postgres is away visitors are sent on, callers are told to come back, and the same server goes on when it is there', async () => {
  await withSeed(async (random) => {
    const { database, proxy, port, server, target, caller } = await startServer()
    const visits = new Visits(target, random)
    const purchases = new Purchases(visits, target, random)
    const step = mixed(random, 75, visits.step, purchases.step)
    const load = new Load({ ports: [port], connections: 48, step })
    try {
      for (let round = 0; round < ROUNDS; round++) {
        await load.answeredMore(100)
        const stops = round % 3 === 2
        if (round % 3 === 1) proxy.loseAnswers()
        if (stops) await database.stop()
        await caller.pause(random.below(20))
        await proxy.cut()
        await load.unansweredMore(50)
        expect((await caller.api('GET', '/ready')).status).toBe(503)
        expect((await caller.api('GET', '/health')).status).toBe(200)
        if (stops) await database.start()
        await proxy.restore(database.url())
      }
      await load.answeredMore(100)
    } finally {
      await load.stop()
    }
    expect([...visits.problems, ...purchases.problems]).toEqual([])
    expect([...visits.statuses.keys()].toSorted()).toEqual([200, 302])
    expect(server.running).toBe(true)
    expect(server.noise).toEqual([])
    expect(server.lines.filter(({ msg }) => msg === 'request failed')).toEqual([])
    const told = (text: string) => server.lines.filter(({ msg }) => msg.startsWith(text)).length
    expect(told('job failed') + told('job queue')).toBeLessThanOrEqual(ROUNDS)
    expect(told('the database cannot be reached')).toBeLessThanOrEqual(ROUNDS)

    const sql = look(database.url())
    cleanups.push(() => sql.end({ timeout: 1 }))
    await until('the replay', async () => {
      return visits.missingFrom(await storedClicks(sql)).length === 0
    })
    expect(visits.missingFrom(await storedClicks(sql))).toEqual([])
    expect(await purchases.wrongIn(sql)).toEqual([])
    expect(await auditTotals(sql, { days: false })).toEqual([])
  })
})

test('after an outage a server hears again what other processes change', async () => {
  const { database, proxy, caller, target } = await startServer()
  const beside = await openSecondApp(database.url())
  cleanups.push(() => beside.close())
  const key = target.keys[0]!
  const rename = async (url: string) => {
    const path = `http://localhost/api/links/info?domain=${target.domain}&key=${key}`
    const headers = {
      authorization: `Bearer ${target.secretKey}`,
      'content-type': 'application/json',
    }
    const { id } = (await (await beside.handle(new Request(path, { headers }))).json()) as {
      id: string
    }
    const body = JSON.stringify({ url })
    const request = new Request(`http://localhost/api/links/${id}`, {
      method: 'PATCH',
      headers,
      body,
    })
    expect((await beside.handle(request)).status).toBe(200)
  }
  for (const round of ['one', 'two']) {
    await proxy.cut()
    await until(
      'the outage to be felt',
      async () => (await caller.api('GET', '/ready')).status === 503,
    )
    await proxy.restore()
    await until('the recovery', async () => (await caller.api('GET', '/ready')).status === 200)
    const url = `https://shop.test/after-${round}`
    expect(await until('the link', () => caller.destinationOf(key))).not.toBe(url)
    await rename(url)
    await until('the change', async () => (await caller.destinationOf(key)) === url, {
      quietMs: BY_ANNOUNCEMENT_MS,
    })
  }
})
