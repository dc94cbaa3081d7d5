import { afterEach, beforeEach, expect, test } from 'bun:test'
import { openBackend } from '../../server/start.ts'
import { readConfig } from '../../server/config.ts'
import { createDatabase } from '../kit/backend.ts'
import { freePort } from '../kit/free-port.ts'
import { DatabaseProxy } from './database-proxy.ts'
import { look } from './environment.ts'
import { ServerProcess } from './server-process.ts'
import { until, within } from './wait.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

let database: Awaited<ReturnType<typeof createDatabase>>
beforeEach(async () => {
  database = await createDatabase()
  cleanups.push(() => database.drop())
})

/** Starts in this process, with a timeout of a second. */
async function startHere(url: string) {
  const told: string[] = []
  const env = { SVC_MODE: 'test', LOG_LEVEL: 'silent', DATABASE_URL: url, START_TIMEOUT: '1' }
  const starting = openBackend(readConfig(env), undefined, { tell: (text) => told.push(text) })
  const refusal = await within('the start', starting).then(
    (backend) => backend.close().then(() => 'started'),
    (error: Error) => error.message,
  )
  return { told, refusal }
}

async function startProcess(url: string) {
  const server = new ServerProcess({ port: await freePort(), databaseUrl: url })
  cleanups.push(() => server.stop())
  return server
}

const waits = (server: ServerProcess, text: string) =>
  until('the server to say that it waits', () => {
    if (!server.running) throw new Error(server.told())
    return server.lines.some(({ msg }) => msg.includes(text))
  })

/** Holds the lock of a process that migrates; answers the number of its connection. */
async function migrateElsewhere(): Promise<number> {
  const sql = look(database.url)
  const ended = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<number>()
  const migrating = sql.begin(async (tx) => {
    const [row] = await tx`
      select pg_backend_pid() as pid, pg_advisory_xact_lock(7262001, hashtext(''))`
    locked.resolve(row?.pid as number)
    await ended.promise
  })
  cleanups.push(async () => {
    ended.resolve()
    await migrating
    await sql.end()
  })
  return locked.promise
}

test('a start says for whom it waits, and gives up with a sentence', async () => {
  const pid = await migrateElsewhere()
  const { told, refusal } = await startHere(database.url)
  expect(told).toEqual([expect.stringContaining(`process ${pid} of PostgreSQL`)])
  expect(refusal).toContain('1 seconds (START_TIMEOUT) are over')
  expect(refusal).toContain(`process ${pid} of PostgreSQL`)
})

test('a signal ends a start that waits for another process', async () => {
  await migrateElsewhere()
  const server = await startProcess(database.url)
  await waits(server, 'Another process migrates the database')
  server.signal('SIGTERM')
  expect(await server.exited()).toBe(0)
})

test('a server waits for a database that starts later', async () => {
  const proxy = await DatabaseProxy.open(database.url)
  cleanups.push(() => proxy.cut())
  await proxy.cut()
  const server = await startProcess(proxy.url)
  await waits(server, 'DATABASE_URL: the database cannot be reached yet')
  await proxy.restore()
  await server.ready()
  expect(server.warnings).toHaveLength(1)
})

test('a start names the variable of a database that does not come, or that refuses', async () => {
  const proxy = await DatabaseProxy.open(database.url)
  await proxy.cut()
  const { told, refusal } = await startHere(proxy.url)
  expect(told).toHaveLength(1)
  expect(refusal).toMatch(/^DATABASE_URL: .*START_TIMEOUT/)
  const elsewhere = new URL(database.url)
  elsewhere.pathname = '/nothing_here'
  expect(await startHere(elsewhere.href)).toEqual({
    told: [],
    refusal: expect.stringMatching(/^DATABASE_URL: database "nothing_here" does not exist/),
  })
})
