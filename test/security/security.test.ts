import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { Bench } from './bench.ts'
import { callAsEverybody, callersOf } from './callers.ts'
import { callWithAmounts } from './amounts.ts'
import { callAsPartner, callWithForeign, callWithOwn, placesWithout } from './foreign-ids.ts'
import { callWithCostly } from './hostile/cost.ts'
import { callWithAdmin } from './dismissals.ts'
import { callAtRandom, callWithHostile } from './hostile/requests.ts'
import { faultsInMails, readStored, storeHostile } from './hostile/stored.ts'
import { callWithSpent } from './spent-tokens.ts'
import { callAsStranger } from './strangers.ts'
import { ONLY, SECONDS, writeReport } from './options.ts'

/**
 * Every operation of the API's description, tried by everybody who should not. What is random goes on until
 * the time is over; all else is done in every run.
 */

const startedMs = performance.now()
const isFull = SECONDS >= 600
/** Nothing here waits: the time is the work's, and a busy machine takes longer. */
const LIMIT_MS = 3_600_000

let bench: Bench
/** Where row-level security is off: the conditions of the statements must do alone. */
let tables: Record<string, string>

beforeAll(async () => {
  bench = await Bench.open()
  await bench.changes.protect(false)
  tables = await bench.changes.digest(bench.world.other.id)
}, LIMIT_MS)

afterAll(async () => {
  console.log(`\n${bench.report.table()}\n`)
  await writeReport(bench.report)
  await bench.close()
})

const chosen = () => bench.operations.filter(({ name }) => ONLY.length === 0 || ONLY.includes(name))

/** The faults that were found meanwhile. */
async function faultsOf(work: () => Promise<void>): Promise<string[]> {
  const before = bench.faults.length
  await work()
  return bench.faults.slice(before)
}

async function forEach(work: (operation: ReturnType<typeof chosen>[number]) => Promise<void>) {
  const found = await faultsOf(async () => {
    for (const operation of chosen()) await work(operation)
  })
  expect(found).toEqual([])
}

describe('every operation', () => {
  test(
    'is described, and can be called with what the workspaces have',
    async () => {
      expect(chosen().length).toBeGreaterThan(0)
      expect(await bench.changes.emptyTables(bench.world.other.id)).toEqual([])
      expect(chosen().flatMap((operation) => placesWithout(bench, operation))).toEqual([])
      expect(await bench.money.listFaults()).toEqual([])
      await forEach((operation) => callWithOwn(bench, operation))
    },
    LIMIT_MS,
  )

  test(
    'answers for values of another workspace as for values that nobody has',
    async () => {
      await forEach((operation) => callWithForeign(bench, operation))
    },
    LIMIT_MS,
  )

  test(
    'shows and changes nothing of another partner of the same program',
    async () => {
      await forEach((operation) => callAsPartner(bench, operation))
    },
    LIMIT_MS,
  )

  test(
    'shows nobody and releases no money to strangers',
    async () => {
      await forEach((operation) => callAsStranger(bench, operation))
    },
    LIMIT_MS,
  )

  test(
    'keeps money right, whatever amounts are sent and however often',
    async () => {
      await forEach((operation) => callWithAmounts(bench, operation))
    },
    LIMIT_MS,
  )

  test(
    'refuses tokens that were used, declined, have expired or are for something else',
    async () => {
      await forEach((operation) => callWithSpent(bench, operation))
    },
    LIMIT_MS,
  )

  test(
    'lets in those whom test/kit/routes.txt names, and nobody else',
    async () => {
      const callers = callersOf(bench)
      await forEach((operation) => callAsEverybody(bench, operation, callers))
    },
    LIMIT_MS,
  )

  test(
    'leaves members who are removed or demoted nothing of what they made',
    async () => {
      await forEach((operation) => callWithAdmin(bench, operation))
    },
    LIMIT_MS,
  )

  test(
    'refuses hostile addresses, headers and bodies as documented',
    async () => {
      await forEach((operation) => callWithHostile(bench, operation, { share: isFull ? 1 : 1 / 6 }))
    },
    LIMIT_MS,
  )

  test(
    'refuses large bodies at once',
    async () => {
      await forEach((operation) => callWithCostly(bench, operation, { all: isFull }))
    },
    LIMIT_MS,
  )

  test(
    'stores hostile texts as they are, and never shows them as markup or formulas',
    async () => {
      await forEach((operation) => storeHostile(bench, operation, { all: isFull }))
      expect(await faultsOf(() => readStored(bench))).toEqual([])
      expect(await faultsInMails(bench)).toEqual([])
      await bench.changes.takeBack()
    },
    LIMIT_MS,
  )

  test(
    'withstands random requests with row-level security',
    async () => {
      await bench.changes.protect(true)
      const found = await faultsOf(async () => {
        while (performance.now() - startedMs < SECONDS * 1000) {
          await callAtRandom(bench, bench.random.pick(chosen()))
        }
      })
      expect(found).toEqual([])
    },
    LIMIT_MS,
  )

  test('has left the other workspace as it was', async () => {
    expect(await bench.changes.digest(bench.world.other.id)).toEqual(tables)
    expect(bench.server.running).toBe(true)
  })
})
