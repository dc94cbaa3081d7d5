import { afterAll, afterEach, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Sql } from 'postgres'
import { openDatabase } from '../../server/db/client.ts'
import { createDatabase } from '../kit/backend.ts'
import { endConnections } from './kill.ts'
import { look } from './environment.ts'
import { until, within } from './wait.ts'

setDefaultTimeout(120_000)

/** What we rely on in the driver, which patches/ mends: a dead connection harms its own caller only. */

let database: Awaited<ReturnType<typeof createDatabase>>
let sql: Sql
let close: () => Promise<void>

beforeAll(async () => {
  database = await createDatabase()
})
afterAll(() => database.drop())
afterEach(() => close())

/** A pool of one connection, so that whoever comes next gets the one that died. */
async function open(): Promise<void> {
  const opened = openDatabase({ url: database.url, poolSize: 1 })
  sql = opened.sql
  close = () => opened.close()
  await sql`drop table if exists kept`
  await sql`create table kept (name text)`
}

const names = async () => (await sql`select name from kept order by name`).map((row) => row.name)

async function sleeping(url: string): Promise<boolean> {
  const eye = look(url)
  try {
    const rows = await eye`
      select from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'
        and datname = current_database()`
    return rows.length > 0
  } finally {
    await eye.end()
  }
}

const gate = () => Promise.withResolvers<void>()

test('what is left of a transaction whose connection died reaches no other transaction', async () => {
  await open()
  const [oneWrote, oneMayGoOn, twoWrote, twoMayGoOn] = [gate(), gate(), gate(), gate()]
  const one = sql.begin(async (tx) => {
    await tx`insert into kept values ('one, first')`
    oneWrote.resolve()
    await oneMayGoOn.promise
    await tx`insert into kept values ('one, second')`
  })
  const oneEnded = one.then(
    () => 'committed',
    () => 'refused',
  )
  await oneWrote.promise
  await endConnections(database.url)
  expect(await within('the first transaction', oneEnded)).toBe('refused')
  const two = sql.begin(async (tx) => {
    await tx`insert into kept values ('two, first')`
    twoWrote.resolve()
    await twoMayGoOn.promise
    await tx`insert into kept values ('two, second')`
  })
  await within('the second transaction to start', twoWrote.promise)
  oneMayGoOn.resolve()
  await Bun.sleep(0)
  twoMayGoOn.resolve()
  await within('the second transaction', two)
  expect(await names()).toEqual(['two, first', 'two, second'])
})

test('a connection that dies under a statement is replaced, and nothing of its error stays', async () => {
  await open()
  for (let round = 0; round < 3; round++) {
    const slow = sql.begin((tx) => tx`select pg_sleep(60)`.execute())
    const ended = slow.then(
      () => 'answered',
      () => 'refused',
    )
    await until('the statement to run', () => sleeping(database.url))
    await endConnections(database.url)
    expect(await within('the statement', ended)).toBe('refused')
    await within('the next statement', sql`insert into kept values (${`round ${round}`})`)
  }
  expect(await names()).toEqual(['round 0', 'round 1', 'round 2'])
})
