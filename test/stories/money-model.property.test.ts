import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { TestClock } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { balanceOf } from '../kit/reference-model/model.ts'
import { namedCommissions } from '../kit/histories/names.ts'
import { START_MS } from '../kit/histories/plan.ts'
import { runs } from '../kit/histories/runs.ts'
import { withHistoryInError } from '../kit/histories/report-history.ts'
import { openTwin, partnerOf, type Twin } from '../kit/histories/twin.ts'
import { twinAction, twinPlan, win } from '../kit/histories/twin-actions.ts'

const RUNS = runs({ all: 60, few: 6 })
/** Long ones too: fast-check prefers short lists by itself. */
const LENGTH = { maxLength: 50, size: 'max' } as const

const config = { databasePool: 20, trustProxy: true }
const backend = await testBackend({ clock: new TestClock(START_MS), config, twins: false })

test(`over ${RUNS.numRuns} histories the server's ledger is that of the rules in memory, step by step`, async () => {
  let steps = 0
  await fc.assert(
    fc.asyncProperty(twinPlan, fc.array(twinAction, LENGTH), async (plan, actions) => {
      backend.clock.set(START_MS)
      const twin = await openTwin(backend, plan)
      await withHistoryInError(twin.world, async () => {
        for (const act of [...[0, 1, 2].map(win), ...actions]) {
          await act(twin)
          await assertSame(twin)
          steps++
        }
      })
    }),
    RUNS,
  )
  expect(steps).toBeGreaterThan(RUNS.numRuns * 5)
})

async function assertSame(twin: Twin): Promise<void> {
  const { books, world, names } = twin
  const rows = await backend.deps.db.sql<
    { enrollmentId: string; account: string; amount: string }[]
  >`
    select enrollment_id as "enrollmentId", account, sum(amount)::text as amount from ledger_entries
    where workspace_id = ${world.workspace.id} group by 1, 2`
  for (const { id } of books.enrollments) {
    const { enrollmentId } = world.partners.get(partnerOf(twin, id))!
    const stored = Object.fromEntries(
      rows
        .filter((row) => row.enrollmentId === enrollmentId)
        .map(({ account, amount }) => [account, BigInt(amount)]),
    )
    const none = { expense: 0n, accrued: 0n, payable: 0n, in_transit: 0n, paid: 0n }
    expect({ ...none, ...stored }).toEqual(balanceOf(books, id))
  }
  const stored = await namedCommissions(world)
  const known = books.commissions.map((one) => `${names.get(one.id)} ${one.status}`)
  expect(stored.map(({ name, status }) => `${name} ${status}`).sort()).toEqual(known.sort())
}
