import { afterAll, expect, test } from 'bun:test'
import { statSync } from 'node:fs'
import { withSeed } from '../kit/random.ts'
import { HttpConnection } from './http-connection.ts'
import { knownFiles } from './known-files.ts'
import { Load } from './load.ts'
import { startOutageServer, visit, type Cleanups } from './outage-server.ts'
import { Visits, type Target } from './visits.ts'
import { until } from './wait.ts'

const CONNECTIONS = 6
const KILLS = 3

const cleanups: Cleanups = []
afterAll(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

const { proxy, port, target, caller, dataDir, sql, launch, restart, server, audit } =
  await startOutageServer(cleanups)

const filesWith = (known: Pick<Target, 'domain' | 'keys'>, ...others: string[]) =>
  knownFiles(dataDir, known, ...others)

test('servers that are killed and started during an outage send visitors on, and each click is stored once', async () => {
  await withSeed(async (random) => {
    const secret = {
      domain: target.domain,
      key: 'hidden',
      url: 'https://shop.test/',
      password: 'x',
    }
    expect((await caller.api('POST', '/links', secret)).status).toBe(200)
    const other = await launch()
    await other.ready()
    const visits = new Visits(target, random, { mayForget: true })
    const ports = [port, other.port]
    const load = new Load({ ports, connections: CONNECTIONS, step: visits.step })
    try {
      await load.answeredMore(50)
      const known = await until('the links to be on disk of both', async () => {
        // Its password must be checked in the database.
        await caller.destinationOf('hidden')
        const files = filesWith(target, `pk:${target.publishableKey}`)
        return files.length === 2 && files
      })
      for (const { path, text } of known) {
        expect(statSync(path).mode & 0o777).toBe(0o600)
        for (const never of ['hidden', target.secretKey]) expect(text).not.toContain(never)
      }

      await proxy.cut()
      await load.answeredMore(100)
      await restart()
      await load.answeredMore(100)
      // One that was started in the outage is killed, too, and one that nobody starts again.
      await Promise.all([other.kill(), restart()])
      await until('an answer', () => caller.api('GET', '/health').catch(() => undefined))
      const [ready, links] = [await caller.api('GET', '/ready'), await caller.api('GET', '/links')]
      expect([ready.status, links.status]).toEqual([503, 503])
      expect(links.headers.get('retry-after')).toBe('1')
      expect(links.json.error.message).toContain('The database is unavailable')
      await load.answeredMore(50)
      await proxy.restore()
      await server().ready()
      await load.answeredMore(20)
    } finally {
      await load.stop()
    }
    expect((await caller.api('GET', '/links')).status).toBe(200)
    await audit(visits, { unanswered: CONNECTIONS * KILLS })
    expect(
      [...visits.statuses.keys()].filter((status) => typeof status === 'number').toSorted(),
    ).toEqual([200, 302])
    expect(server().noise).toEqual([])
  })
})

test('a server that started without a database which then refuses it ends, says why, and loses no click', async () => {
  const ask = async (visitor: string) => {
    const connection = new HttpConnection(port)
    return visit(connection, target, visitor).finally(() => connection.close())
  }
  const { domain, keys } = target
  // Each time, since a change that is announced meanwhile makes the server forget what it has found.
  await until('the link to be on disk', async () => {
    await ask('before')
    return filesWith({ domain, keys: keys.slice(0, 1) }).length > 0
  })
  await proxy.cut()
  await restart({ ENCRYPTION_KEY: Buffer.alloc(32, 8).toString('base64') })
  const during = await until('a redirect', () => ask('during').catch(() => undefined))
  await proxy.restore()
  expect(await server().exited()).toBe(1)
  expect(server().noise.join()).toContain('The server cannot start: This database is encrypted')
  await restart()
  await until('the click', async () => (await sql`select from clicks where id = ${during}`).length)
})
