import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Sql } from 'postgres'
import { migrateDatabase } from '../../server/db/migrate.ts'
import { openPool } from '../../server/db/pools.ts'
import { Reports } from '../../server/db/reports.ts'
import { createDatabase } from '../kit/backend.ts'
import { DatabaseProxy } from './database-proxy.ts'
import { until, within } from './wait.ts'

const SCOPE = { workspaceId: 'ws_any' }

let database: Awaited<ReturnType<typeof createDatabase>>
let proxy: DatabaseProxy
let main: Sql
let replica: Sql
let nowMs: number

beforeAll(async () => {
  database = await createDatabase()
  await migrateDatabase(database.url)
  proxy = await DatabaseProxy.open(database.url)
  const open = (url: string, applicationName: string) =>
    openPool(url, { name: 'reports', applicationName, max: 2, prepare: true, isPooled: false })
  main = open(database.url, 'main')
  replica = open(proxy.url, 'replica')
  const [row] = await main`
    update rollup_state set closed_until = now() returning extract(epoch from closed_until)::float8 * 1000 as ms`
  nowMs = row?.ms as number
})
afterAll(async () => {
  await Promise.all([main, replica].map((sql) => sql.end({ timeout: 1 })))
  await proxy.cut()
  await database.drop()
})

/** One report tells who answers it. */
function open(now = () => nowMs) {
  const told: (string | null)[] = []
  const reports = new Reports({ main, replica, now, tell: (reason) => told.push(reason) })
  const ask = () =>
    reports.read(
      SCOPE,
      async (sql) => (await sql`select current_setting('application_name') as n`)[0]?.n,
    )
  return { told, ask: () => within('a report', ask()) }
}

test('reports are read from the replica, bounded in time, and not from one that is behind', async () => {
  const good = open()
  expect([await good.ask(), await good.ask(), good.told]).toEqual(['replica', 'replica', []])
  const late = open(() => nowMs + 31_000)
  expect([await late.ask(), await late.ask()]).toEqual(['main', 'main'])
  expect(late.told).toEqual(['it is 31 seconds behind'])
  const reports = new Reports({ main, now: () => nowMs })
  const settings = await reports.read(
    SCOPE,
    async (sql) =>
      (
        await sql`
      select current_setting('statement_timeout') as timeout, current_setting('jit') as jit,
        current_setting('max_parallel_workers_per_gather') as workers`
      )[0],
  )
  expect(settings).toEqual({ timeout: '15s', jit: 'off', workers: '0' })
})

test('a replica that is lost makes no report fail, and is used again when it is back', async () => {
  const { told, ask } = open()
  expect(await ask()).toBe('replica')
  await proxy.cut()
  expect([await ask(), await ask()]).toEqual(['main', 'main'])
  expect(told).toEqual([expect.any(String)])
  await proxy.restore()
  await until('the replica to be used', async () => (await ask()) === 'replica')
  expect(told).toEqual([expect.any(String), null])
})

test('a failure of the report itself is not tried again elsewhere', async () => {
  const { told, ask } = open()
  await ask()
  const reports = new Reports({ main, replica, now: () => nowMs })
  let runs = 0
  const failing = reports.read(SCOPE, async (sql) => {
    runs++
    await sql`select 1 / 0`
  })
  expect(await failing.catch((error: { code: string }) => error.code)).toBe('22012')
  expect([runs, told]).toEqual([1, []])
})
