import { afterAll, afterEach, beforeAll, expect, test } from 'bun:test'
import postgres, { type Sql } from 'postgres'
import { isAway } from '../../server/db/failures.ts'
import { openPool, type PoolName } from '../../server/db/pools.ts'
import { createDatabase } from '../kit/backend.ts'
import { endConnections } from './kill.ts'
import { look } from './environment.ts'
import { until, within } from './wait.ts'

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
async function open(name: PoolName = 'jobs', max = 1): Promise<void> {
  sql = openPool(database.url, {
    name,
    applicationName: 'driver',
    max,
    prepare: true,
    isPooled: false,
  })
  close = () => sql.end({ timeout: 5 })
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
  const [oneWrote, oneMayGoOn, oneWentOn] = [gate(), gate(), gate()]
  const [twoWrote, twoMayGoOn] = [gate(), gate()]
  const one = sql.begin(async (tx) => {
    await tx`insert into kept values ('one, first')`
    oneWrote.resolve()
    await oneMayGoOn.promise
    const late = tx`insert into kept values ('one, second')`.execute()
    oneWentOn.resolve()
    await late
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
  await oneWentOn.promise
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

const refusal = (error: unknown) => (error as { code?: string }).code

test('a statement that takes too long is cancelled, and its connection is not used again', async () => {
  await open('probe')
  const slow = sql.begin(async (tx) => {
    await tx`insert into kept values ('slow')`
    await tx`select pg_sleep(60)`
  })
  expect(await within('the slow statement', slow.catch(isAway))).toBe(true)
  await within('the next statement', sql`insert into kept values ('next')`)
  await until('the slow one to be cancelled', async () => !(await sleeping(database.url)))
  expect(await names()).toEqual(['next'])
})

test('whoever waits too long for a connection is told', async () => {
  await open('probe')
  const holding = gate()
  const holder = sql.begin(() => holding.promise)
  expect(await within('the waiting one', sql`select 1`.catch(refusal))).toBe('DEADLINE_EXCEEDED')
  expect(sql.usage()).toEqual({ used: 1, waiting: 0 })
  holding.resolve()
  await within('the holder', holder)
})

test('the time in which the process itself was held up is not that of the database', async () => {
  await open()
  let nowMs = 0
  const short = postgres(database.url, { max: 1, deadline: 100, now: () => nowMs })
  try {
    // Ten times its deadline, of which the process had nothing.
    expect(await within('the answer', short`select 1 as n, pg_sleep(1)`)).toMatchObject([{ n: 1 }])
    const silent = short`select pg_sleep(60)`.catch(refusal)
    await until('the statement', () => sleeping(database.url))
    nowMs += 101
    expect(await within('the refusal', silent)).toBe('DEADLINE_EXCEEDED')
  } finally {
    await short.end({ timeout: 1 })
  }
})

test('a statement that is blocked keeps nobody waiting as long as a connection is free', async () => {
  await open('jobs', 2)
  const eye = look(database.url)
  const holding = gate()
  try {
    const locked = gate()
    const holder = eye.begin(async (tx) => {
      await tx`lock table kept`
      locked.resolve()
      await holding.promise
    })
    await locked.promise
    const blocked = sql`select from kept`.execute()
    for (let round = 0; round < 5; round++) {
      const quick = Array.from({ length: 20 }, (_, n) => sql`select ${n}::int as n`)
      await within('the quick ones', Promise.all(quick))
    }
    holding.resolve()
    await Promise.all([within('the blocked one', blocked), holder])
  } finally {
    holding.resolve()
    await eye.end()
  }
})
