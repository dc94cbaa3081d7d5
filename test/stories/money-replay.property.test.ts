import { afterAll, beforeAll, expect, test } from 'bun:test'
import fc from 'fast-check'
import { createBackend, TestClock, type TestBackend } from '../kit/backend.ts'
import { OPENING, orderly } from '../kit/histories/actions.ts'
import type { Call } from '../kit/histories/calls.ts'
import { act } from '../kit/histories/choose.ts'
import { dumpLedger, dumpStates } from '../kit/histories/dump.ts'
import { perform } from '../kit/histories/perform.ts'
import { plan, setUp, START_MS } from '../kit/histories/plan.ts'
import { runs } from '../kit/histories/runs.ts'
import { withHistoryInError } from '../kit/histories/report-history.ts'
import { openWorld, type World } from '../kit/histories/world.ts'

const RUNS = runs({ all: 30, few: 3 })
/** Long ones too: fast-check prefers short lists by itself. */
const LENGTH = { maxLength: 60, size: 'max' } as const

let first: TestBackend
let second: TestBackend
beforeAll(async () => {
  const config = { trustProxy: true }
  first = await createBackend({ clock: new TestClock(START_MS), config, twins: false })
  second = await createBackend({ clock: new TestClock(START_MS), config, twins: false })
})
afterAll(async () => {
  await first.close()
  await second.close()
})

test(`everything that happened, done again on an empty database, gives the same ledger: ${RUNS.numRuns} histories`, async () => {
  let postings = 0
  await fc.assert(
    fc.asyncProperty(plan, fc.array(orderly, LENGTH), async (chosen, actions) => {
      first.clock.set(START_MS)
      const world = await openWorld(first)
      await setUp(world, chosen)
      for (const one of [...OPENING, ...actions]) await act(world, chosen, one)
      // Through text, as a file of it would be: names, amounts and times, but no ids.
      const again = await replay(JSON.parse(JSON.stringify(world.journal)) as Call[])
      const ledger = await dumpLedger(world)
      await withHistoryInError(world, async () => {
        expect(await dumpLedger(again)).toEqual(ledger)
        expect(await dumpStates(again)).toEqual(await dumpStates(world))
      })
      postings += Object.values(ledger).flat().length
    }),
    RUNS,
  )
  expect(postings).toBeGreaterThan(RUNS.numRuns)
})

async function replay(journal: readonly Call[]): Promise<World> {
  const world = await openWorld(second)
  for (const call of journal) await perform(world, call)
  return world
}
