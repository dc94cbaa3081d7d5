import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Sql } from 'postgres'
import { rollUp } from '../../server/jobs/roll-up.ts'
import { createDatabase } from '../kit/backend.ts'
import { CHROME } from '../kit/workspace.ts'
import { auditTotals, countedTwoWays } from './audit-totals.ts'
import { withSeed, type Random } from '../kit/random.ts'
import { look, openSecondApp, openEnvironment } from './environment.ts'
import type { Target } from './visits.ts'
import { until, within } from './wait.ts'

const DAY_MS = 86_400_000
const ROUNDS = 25

type Process = Awaited<ReturnType<typeof openSecondApp>>

let database: Awaited<ReturnType<typeof createDatabase>>
let target: Target
let sql: Sql
/** Processes whose clocks disagree: right, behind, ahead, and one that fills in what happened before. */
let exact: Process, behind: Process, ahead: Process, earlier: Process

beforeAll(async () => {
  database = await createDatabase()
  target = await openEnvironment(database.url)
  sql = look(database.url)
  const open = (ms: number) => openSecondApp(database.url, { now: () => Date.now() + ms })
  exact = await open(0)
  behind = await open(-3_000)
  ahead = await open(2_000)
  earlier = await open(-2 * DAY_MS)
})
afterAll(async () => {
  await sql.end({ timeout: 1 })
  for (const process of [exact, behind, ahead, earlier]) await process.close()
  await database.drop()
})

let visitors = 0

/** A new visitor follows a link; answers the click's id. */
async function visit(process: Process, key: string): Promise<string> {
  const headers = { host: target.domain, 'user-agent': `${CHROME} visitor-${++visitors}` }
  const response = await process.handle(new Request(`http://localhost/${key}`, { headers }))
  expect(response.status).toBe(302)
  return new URL(response.headers.get('location')!).searchParams.get('svc_id')!
}

async function track(process: Process, what: 'lead' | 'sale' | 'refund', body: object) {
  const request = new Request(`http://localhost/api/track/${what}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${target.secretKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  const response = await process.handle(request)
  expect([response.status, await response.text()]).toEqual([200, expect.any(String)])
}

/** Keeps writers of a link in the middle of their write until released. */
async function holdLink(key: string) {
  const held = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const done = sql.begin(async (tx) => {
    await tx`select from links where key = ${key} for update`
    held.resolve()
    await release.promise
  })
  await Promise.race([held.promise, done])
  return { release: () => (release.resolve(), done) }
}

const waiting = async (lock: 'advisory' | 'transactionid', count = 1) => {
  const rows = await sql`
    select from pg_locks l join pg_stat_activity a using (pid)
    where not granted and locktype = ${lock} and a.datname = current_database()`
  return rows.length >= count
}

const booksOfAll = async () => {
  await rollUp(exact.deps)
  await rollUp(ahead.deps)
  return auditTotals(sql, { days: true })
}

test('a roll-up waits for the writers under way; who comes after it counts older events itself', async () => {
  const [one, two] = target.keys as [string, string]
  const link = await holdLink(one)
  const first = visit(exact, one)
  await until('a writer in the middle of its write', () => waiting('transactionid'))
  const rolling = rollUp(exact.deps)
  await until('the roll-up to wait for it', () => waiting('advisory'))
  const second = visit(behind, two)
  await until('the next writer to wait for the roll-up', () => waiting('advisory', 2))
  await link.release()
  const ids = await within('both visits', Promise.all([first, second]))
  await within('the roll-up', rolling)

  const { reported, stored } = await countedTwoWays(sql)
  expect(reported).toBe(stored)
  const rows = await sql<{ id: string; rolled: boolean }[]>`
    select id, rolled from clicks where id in ${sql(ids)}`
  expect(new Map(rows.map(({ id, rolled }) => [id, rolled]))).toEqual(
    new Map([
      [ids[0], false],
      [ids[1], true],
    ]),
  )
  expect(await booksOfAll()).toEqual([])
})

test('clocks that disagree, delayed writers, events of the past, roll-ups in three processes: exact', async () => {
  await withSeed(async (random) => {
    for (let round = 0; round < ROUNDS; round++) {
      const acts = Array.from({ length: 12 }, () => act(random, round))
      const comparing = compareUntil(Promise.all(acts))
      await within('the round', Promise.all(acts))
      expect(await comparing).toEqual([])
    }
    expect(await booksOfAll()).toEqual([])
  })
})

async function act(random: Random, round: number): Promise<void> {
  const { below, pick } = random
  const process = pick([exact, behind, ahead, earlier])
  const key = pick(target.keys)
  const past = () => new Date(Date.now() - pick([0, 2_000, 900_000, DAY_MS])).toISOString()
  const delay = below(60)
  switch (below(6)) {
    case 0:
      return rollUp(pick([exact, behind, ahead]).deps)
    case 1: {
      const link = await holdLink(key)
      for (let n = 0; n < delay; n++) await sql`select 1`
      return link.release()
    }
    case 2: {
      const name = `customer-${round}-${below(1e9)}`
      const soldAt = past()
      const sale = { customerExternalId: name, amount: 900, invoiceId: name, timestamp: soldAt }
      const refundedAt = pick([soldAt, new Date().toISOString()])
      const refund = { invoiceId: name, refundId: name, amount: 300, timestamp: refundedAt }
      const lead = { customerExternalId: name, eventName: 'Sign up', timestamp: past() }
      const clickId = await visit(pick([exact, behind, earlier]), key)
      // In either order: a sale waits for its lead, with its refund.
      if (delay % 2) await track(ahead, 'lead', { ...lead, clickId })
      await track(exact, 'sale', sale)
      await track(behind, 'refund', refund)
      if (!(delay % 2)) await track(exact, 'lead', { ...lead, clickId })
      return
    }
    default:
      await Promise.all([visit(process, key), visit(exact, key)])
  }
}

/** Compares what a report counts with what is stored for as long as the acts go on. */
async function compareUntil(acts: Promise<unknown>): Promise<string[]> {
  let going = true
  const end = () => void (going = false)
  acts.then(end, end)
  const problems: string[] = []
  while (going) {
    const { reported, stored } = await countedTwoWays(sql)
    if (reported !== stored) problems.push(`reported ${reported} of ${stored}`)
  }
  return problems
}
