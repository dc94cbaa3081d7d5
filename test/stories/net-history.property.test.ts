import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { TestClock } from '../kit/backend.ts'
import { batch, BATCH } from '../kit/histories/net-choices.ts'
import { playBatch } from '../kit/histories/net-play.ts'
import { START_MS } from '../kit/histories/plan.ts'
import { runs, TIME_LIMIT_MS } from '../kit/histories/runs.ts'
import { testBackend } from '../kit/test-backend.ts'

const RUNS = runs({ all: 16, few: BATCH }, BATCH)

const config = { databasePool: 20, trustProxy: true }
const backend = await testBackend({ clock: new TestClock(START_MS), config, twins: false })

/** What has happened in some of the histories, or they would show little. */
const HAPPENED = [
  'commission_reversed',
  'commission_restored',
  'commission_canceled',
  'payout_completed',
  'payout_failed',
  'payout_returned',
]
const seen = new Set<string>()

test(
  `over ${RUNS.numRuns * BATCH} histories payouts, closed months, undone refunds, lifted bans and refunded sales leave no trace in what partners earn`,
  async () => {
    await fc.assert(
      fc.asyncProperty(batch, async (batch) => {
        const { plain, mixed, causes } = await playBatch(backend, batch)
        for (const cause of causes) seen.add(cause)
        expect(mixed).toEqual(plain)
      }),
      RUNS,
    )
    expect([...seen]).toEqual(expect.arrayContaining(HAPPENED))
  },
  TIME_LIMIT_MS,
)
