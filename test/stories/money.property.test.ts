import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { TestClock } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { action, OPENING } from '../kit/histories/actions.ts'
import { checkWorld } from '../kit/histories/check.ts'
import { act } from '../kit/histories/choose.ts'
import { plan, setUp, START_MS } from '../kit/histories/plan.ts'
import { runs } from '../kit/histories/runs.ts'
import { withHistoryInError } from '../kit/histories/report-history.ts'
import { openWorld } from '../kit/histories/world.ts'

const USUAL = 60
const RUNS = runs({ all: USUAL, few: 6 })
/** Long ones too: fast-check prefers short lists by itself. */
const LENGTH = { maxLength: 70, size: 'max' } as const

const backend = await testBackend({
  clock: new TestClock(START_MS),
  config: { databasePool: 20, trustProxy: true },
  twins: false,
})

test(`over ${RUNS.numRuns} histories through the API no unit is lost, doubled or unexplained`, async () => {
  const seen = { calls: 0, refused: 0, commissions: 0, taken: 0, paid: 0 }
  await fc.assert(
    fc.asyncProperty(plan, fc.array(action, LENGTH), async (chosen, actions) => {
      backend.clock.set(START_MS)
      const world = await openWorld(backend)
      const { commissions } = await withHistoryInError(world, async () => {
        await setUp(world, chosen)
        for (const one of [...OPENING, ...actions]) await act(world, chosen, one)
        return checkWorld(world)
      })
      seen.calls += world.journal.length
      seen.refused += world.refused
      seen.commissions += commissions.length
      seen.taken += commissions.filter(({ reversals }) => reversals.length > 0).length
      seen.paid += commissions.filter(({ status }) => status === 'paid').length
    }),
    RUNS,
  )
  if (process.env.SHOW) console.log(seen)
  // Worth something: money was earned, taken back and arrived in many. In a few it need not, by chance.
  if (RUNS.numRuns < USUAL) return
  expect(seen.commissions).toBeGreaterThan(RUNS.numRuns)
  expect(seen.taken).toBeGreaterThan(RUNS.numRuns / 5)
  expect(seen.paid).toBeGreaterThan(RUNS.numRuns / 10)
})
