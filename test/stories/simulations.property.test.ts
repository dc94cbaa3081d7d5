import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { TestClock } from '../kit/backend.ts'
import { openEarnings, type Earnings } from '../kit/earnings.ts'
import { runs, TIME_LIMIT_MS } from '../kit/histories/runs.ts'
import { netReward } from '../kit/histories/net-rewards.ts'
import { testBackend } from '../kit/test-backend.ts'

const clock = new TestClock('2031-01-05T08:00:00Z')
const config = { databasePool: 20, trustProxy: true }
const backend = await testBackend({ clock, config, twins: false })
const HOUR_MS = 3_600_000

interface Step {
  hours: number
  buyer: number
  amount: number
  /** What is refunded afterwards: of this sale, or of an earlier one where that may be. */
  refund: { share: number; back: number } | null
}

const step: fc.Arbitrary<Step> = fc.record({
  hours: fc.integer({ min: 1, max: 500 }),
  buyer: fc.nat(3),
  amount: fc.integer({ min: 0, max: 60_000 }),
  refund: fc.option(fc.record({ share: fc.constantFrom(0.3, 0.5, 1), back: fc.nat(3) }), {
    freq: 2,
  }),
})
const history = fc.record({
  reward: netReward('sale'),
  /** Whether refunds come after other sales, too. */
  late: fc.boolean(),
  steps: fc.array(step, { minLength: 3, maxLength: 12 }),
})

/** Sells and refunds; the first two buyers are one partner's. */
async function play(shop: Earnings, steps: readonly Step[], late: boolean): Promise<void> {
  const bob = await shop.enroll('Bob Partner')
  for (let n = 0; n < 4; n++) await shop.customer(`buyer-${n}`, n < 2 ? {} : { by: bob })
  const sold: { invoiceId: string; left: number }[] = []
  for (const [n, { hours, buyer, amount, refund }] of steps.entries()) {
    clock.advance(hours * HOUR_MS)
    const invoiceId = `${shop.workspace.id}-${n}`
    const { status } = await shop.sale(`buyer-${buyer}`, amount, { invoiceId })
    expect(status).toBe(200)
    sold.push({ invoiceId, left: amount })
    const back = sold.at(-1 - (refund && late ? refund.back : 0))
    const taken = Math.round((back?.left ?? 0) * (refund?.share ?? 0))
    if (!back || taken === 0) continue
    clock.advance(1000)
    await shop.refund(back.invoiceId, `re-${n}`, { amount: taken })
    back.left -= taken
  }
}

test(
  'simulating the reward that is in force gives the commissions that exist',
  async () => {
    let earned = 0
    await fc.assert(
      fc.asyncProperty(history, async ({ reward, late, steps }) => {
        clock.set('2031-01-05T08:00:00Z')
        const shop = await openEarnings(backend)
        await shop.reward('sale', reward)
        await play(shop, steps, late)
        clock.advance(1000)
        const commissions = await shop.commissions('&pageSize=100')
        const total = commissions.reduce((sum, { earnings }) => sum + earnings, 0)
        earned += total
        // What came before is taken as it is today.
        for (const months of late ? [12] : [12, 1, 2]) {
          const draft = { groupId: shop.group.id, event: 'sale', ...reward }
          const path = `/programs/${shop.program.id}/simulations`
          const { status, body } = await shop.workspace.api('POST', path, { draft, months })
          expect({ status, affected: body.affected }).toEqual({ status: 200, affected: 0 })
          expect(body.simulated).toBe(body.actual)
          if (months === 12) expect(body.actual).toBe(total)
        }
      }),
      runs({ all: 24, few: 4 }),
    )
    expect(earned).toBeGreaterThan(0)
  },
  TIME_LIMIT_MS,
)
