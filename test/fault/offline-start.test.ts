import { afterEach, expect, setDefaultTimeout, test } from 'bun:test'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { withSeed } from '../kit/random.ts'
import { HttpConnection } from './http-connection.ts'
import { Load } from './load.ts'
import { startOutageServer, visit, type Cleanups } from './outage-server.ts'
import { Visits, type Target } from './visits.ts'
import { until } from './wait.ts'

setDefaultTimeout(180_000)

const CONNECTIONS = 6
const KILLS = 2

const cleanups: Cleanups = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

/** Reads what the processes of a DATA_DIR have kept for a start during an outage. */
function knownIn(dataDir: string): { path: string; text: string }[] {
  const spool = join(dataDir, 'spool')
  return readdirSync(spool)
    .map((name) => join(spool, name, 'known'))
    .flatMap((path) => {
      try {
        return [{ path, text: readFileSync(path, 'latin1') }]
      } catch {
        return []
      }
    })
}

/** Finds the file that has a domain and all of its links. */
function fileWith(dataDir: string, { domain, keys }: Target) {
  const parts = [{ slug: domain }, ...keys.map((key) => ({ key }))]
  const texts = parts.map((part) => JSON.stringify(part).slice(1, -1))
  return knownIn(dataDir).find(({ text }) => texts.every((one) => text.includes(one)))
}

test('a server that starts during an outage sends visitors on, and is prepared when it is over', async () => {
  await withSeed(async (random) => {
    const { proxy, port, target, caller, dataDir, restart, server, audit } =
      await startOutageServer(cleanups)
    const secret = {
      domain: target.domain,
      key: 'hidden',
      url: 'https://shop.test/',
      password: 'x',
    }
    expect((await caller.api('POST', '/links', secret)).status).toBe(200)
    const connection = new HttpConnection(port)
    await connection.request({ path: '/hidden', headers: { host: target.domain } })
    connection.close()

    const visits = new Visits(target, random, { mayForget: true })
    const load = new Load({ ports: [port], connections: CONNECTIONS, step: visits.step })
    try {
      await load.answeredMore(100)
      const known = await until('the links to be on disk', () => fileWith(dataDir, target))
      expect(statSync(known.path).mode & 0o777).toBe(0o600)
      for (const never of ['hidden', target.secretKey]) expect(known.text).not.toContain(never)

      await proxy.cut()
      await load.answeredMore(100)
      for (let kills = 0; kills < KILLS; kills++) {
        await restart()
        await load.answeredMore(100)
      }
      expect((await caller.api('GET', '/health')).status).toBe(200)
      const [ready, links] = [await caller.api('GET', '/ready'), await caller.api('GET', '/links')]
      expect([ready.status, links.status]).toEqual([503, 503])
      expect(links.headers.get('retry-after')).toBe('1')
      expect(links.json.error.message).toContain('The database cannot be reached')
      await proxy.restore()
      await server().ready()
      await load.answeredMore(50)
    } finally {
      await load.stop()
    }
    expect((await caller.api('GET', '/links')).status).toBe(200)
    await audit(visits, { unanswered: CONNECTIONS * KILLS })
    expect([...visits.statuses.keys()].filter((status) => typeof status === 'number')).toEqual(
      expect.arrayContaining([200, 302]),
    )
    expect(server().noise).toEqual([])
  })
})

test('a server that started without a database which then refuses it ends and says why', async () => {
  const { proxy, port, target, dataDir, sql, restart, server } = await startOutageServer(cleanups)
  const ask = async (visitor: string) => {
    const connection = new HttpConnection(port)
    return visit(connection, target, visitor).finally(() => connection.close())
  }
  // Each time, since a change that is announced meanwhile makes the server forget what it has found.
  await until('the link to be on disk', async () => {
    await ask('before')
    return fileWith(dataDir, { ...target, keys: target.keys.slice(0, 1) })
  })
  await proxy.cut()
  await restart({ ENCRYPTION_KEY: Buffer.alloc(32, 8).toString('base64') })
  const during = await until('a redirect', () => ask('during').catch(() => undefined))
  await proxy.restore()
  expect(await server().exited()).toBe(1)
  expect(server().noise.join()).toContain('The server cannot start: This database is encrypted')
  await restart()
  await server().ready()
  await until('the click', async () => (await sql`select from clicks where id = ${during}`).length)
})

test('what two processes on one DATA_DIR took in an outage is stored once, though one of them is dead', async () => {
  await withSeed(async (random) => {
    const { proxy, port, target, dataDir, launch, restart, server, audit } =
      await startOutageServer(cleanups)
    const other = await launch()
    await other.ready()
    const visits = new Visits(target, random, { mayForget: true })
    const load = new Load({
      ports: [port, other.port],
      connections: CONNECTIONS,
      step: visits.step,
    })
    try {
      await until('the links to be on disk', () => fileWith(dataDir, target))
      await proxy.cut()
      await load.answeredMore(200)
      await other.kill()
      await restart()
      await load.answeredMore(100)
      await proxy.restore()
      await server().ready()
    } finally {
      await load.stop()
    }
    await audit(visits, { unanswered: CONNECTIONS })
  })
})
