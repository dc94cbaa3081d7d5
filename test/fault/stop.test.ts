import { afterEach, expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { runningUrl, startEmbedded } from '@svc/embedded-postgres'
import { createDatabase } from '../kit/backend.ts'
import { freePort } from '../kit/free-port.ts'
import { auditTotals } from './audit-totals.ts'
import { HttpConnection } from './http-connection.ts'
import { postmasterOf } from './kill.ts'
import { Load, mixed } from './load.ts'
import { Purchases } from './purchases.ts'
import { withSeed } from '../kit/random.ts'
import { ServerProcess } from './server-process.ts'
import { look, makeTempDir, openEnvironment, storedClicks } from './environment.ts'
import { Visits } from './visits.ts'
import { until } from './wait.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

/** A server that is asked to stop, on its own Postgres or on the one that the tests were given. */
async function startServer() {
  const dir = makeTempDir()
  cleanups.push(dir.remove)
  const given = process.env.TEST_DATABASE_URL ? await createDatabase() : undefined
  if (given) cleanups.push(given.drop)
  const port = await freePort()
  const server = new ServerProcess({ port, dataDir: dir.path, databaseUrl: given?.url })
  cleanups.push(() => server.kill())
  /** Opens the database after the server has stopped. */
  const reopen = async () => {
    if (given) return given.url
    const postgres = await startEmbedded({ dataDir: dir.path })
    cleanups.push(() => postgres.stop())
    return postgres.url
  }
  return {
    port,
    server,
    dataDir: dir.path,
    given,
    reopen,
    url: () => given?.url ?? runningUrl(dir.path)!,
  }
}

test('SIGTERM under load: what was accepted is answered, nothing more is stored, it ends with 0', async () => {
  await withSeed(async (random) => {
    const { port, server, dataDir, reopen, url } = await startServer()
    await server.ready()
    const target = await openEnvironment(url())
    const visits = new Visits(target, random)
    const purchases = new Purchases(visits, target, random, { isPatient: true })
    const step = mixed(random, 75, visits.step, purchases.step)
    const load = new Load({ ports: [port], connections: 48, step })
    await load.answeredMore(300)
    server.signal('SIGTERM')
    await until('the stop to begin', () => server.lines.some(({ msg }) => msg === 'stopping'))
    server.signal('SIGTERM')
    server.signal('SIGINT')
    expect(await server.exited()).toBe(0)
    await load.stop()

    expect([...visits.problems, ...purchases.problems]).toEqual([])
    expect(server.warnings).toEqual([])
    expect(server.noise).toEqual([])
    expect(await new HttpConnection(port).request({ path: '/' })).toEqual({ kind: 'refused' })
    expect(postmasterOf(dataDir)).toBeUndefined()

    const sql = look(await reopen())
    cleanups.push(() => sql.end({ timeout: 1 }))
    expect(await purchases.wrongIn(sql)).toEqual([])
    expect(await purchases.untoldIn(sql)).toEqual([])
    const promised = new Set(visits.promised.values())
    // A request that was cut off before it was read left nothing: it was not accepted.
    expect([...(await storedClicks(sql))].filter((id) => !promised.has(id))).toEqual([])
    expect(visits.missingFrom(await storedClicks(sql))).toEqual([])
    expect(await auditTotals(sql, { days: false })).toEqual([])
  })
})

test('a request under way when SIGTERM comes is answered; a client that never finishes asking is left', async () => {
  const { port, server, url } = await startServer()
  await server.ready()
  const target = await openEnvironment(url())
  const slow = look(url())
  cleanups.push(() => slow.end({ timeout: 1 }))
  const half = new HttpConnection(port)
  cleanups.push(() => half.close())
  void half.request({ path: '/', headers: { 'content-length': '10' }, body: '' })

  const answer = await slow.begin(async (tx) => {
    await tx`lock table visits in exclusive mode`
    const asked = new HttpConnection(port).request({
      path: `/${target.keys[0]}`,
      headers: {
        host: target.domain,
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0',
      },
    })
    await until('the click to wait for its lock', async () => {
      const rows =
        await tx`select from pg_locks where not granted and relation = 'visits'::regclass`
      return rows.length > 0
    })
    server.signal('SIGTERM')
    await until('the stop to begin', () => server.lines.some(({ msg }) => msg === 'stopping'))
    return { asked }
  })
  const outcome = await answer.asked
  expect(outcome).toMatchObject({ kind: 'answered', status: 302 })
  expect(outcome.kind === 'answered' && outcome.headers.get('connection')?.toLowerCase()).toBe(
    'close',
  )
  expect(await server.exited()).toBe(0)
})

/** Tells whether a server has logged that much, or all that its start logs. */
function afterLines(count: number) {
  return ({ lines }: ServerProcess) =>
    lines.length >= count || lines.some(({ msg }) => msg === 'ready')
}

test('SIGTERM at any moment of the start: it ends, leaves no Postgres, and the next start works', async () => {
  await withSeed(async (random) => {
    const { port, server: first, dataDir, given } = await startServer()
    const start = () => new ServerProcess({ port, dataDir, databaseUrl: given?.url })
    const moments: ((server: ServerProcess) => unknown)[] = [
      () => given || readdirSync(dataDir).some((name) => name.startsWith('postgres')),
      () => given || postmasterOf(dataDir) !== undefined,
      ...[1, 2, 3].map(() => afterLines(1 + random.below(5))),
    ]
    for (const [round, moment] of moments.entries()) {
      const server = round === 0 ? first : start()
      cleanups.push(() => server.kill())
      await until('the moment', () => Boolean(moment(server)))
      server.signal('SIGTERM')
      // Before its own code runs, the system ends it: 128 + 15.
      expect([0, 143]).toContain(await server.exited())
      expect(postmasterOf(dataDir)).toBeUndefined()
    }
    const last = start()
    cleanups.push(() => last.kill())
    await last.ready()
    last.signal('SIGTERM')
    expect(await last.exited()).toBe(0)
  })
})
