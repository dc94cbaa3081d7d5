import fc from 'fast-check'
import type { EnrollmentAction, Report, RewardEvent, Terms } from './calls.ts'
import { COUNTRIES, CURRENCIES, newTerms } from './plan.ts'

/** What may happen next. Numbers choose among what there is by then. */
export type Action =
  | { kind: 'meet'; partner: number; country: string; lead: boolean; quantity: number }
  | { kind: 'lead'; customer: number; demo: boolean }
  | {
      kind: 'sell'
      customer: number
      amount: number
      currency: string
      plan: string
      processor: 'stripe' | 'custom'
      daysAgo: number
      direct: boolean
      code: number | null
    }
  | { kind: 'refund'; sale: number; share: number; chargeback: boolean }
  | { kind: 'gift'; partner: number; amount: number }
  | { kind: 'correct'; commission: number; how: 'earnings' | 'saleAmount' | 'more'; to: number }
  | { kind: 'review'; commission: number; status: string; many: boolean }
  | { kind: 'enrollment'; partner: number; action: EnrollmentAction }
  | { kind: 'move'; partner: number; to: number }
  | { kind: 'edit'; group: number; event: RewardEvent; terms: Terms }
  | { kind: 'wait'; days: number }
  | { kind: 'rates' }
  | { kind: 'payOut'; cap: number | null; only: number | null }
  | { kind: 'report'; payout: number; status: Report }
  | { kind: 'stop'; payout: number }
  | { kind: 'merge'; from: number; into: number }
  | { kind: 'together'; actions: Action[] }

const n = fc.nat(30)
const rarely = (value: fc.Arbitrary<number>): fc.Arbitrary<number | null> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value })
const STATUSES = [
  'hold',
  'hold',
  'pending',
  'pending',
  'canceled',
  'duplicate',
  'fraud',
  'refunded',
]

const sell: fc.Arbitrary<Action> = fc.record({
  kind: fc.constant('sell' as const),
  customer: n,
  amount: fc.oneof(fc.nat(300), fc.nat(200_000), fc.nat(5_000_000)),
  currency: fc.constantFrom(...CURRENCIES),
  plan: fc.constantFrom('basic', 'pro'),
  processor: fc.constantFrom('stripe' as const, 'custom' as const),
  daysAgo: fc.constantFrom(0, 0, 0, 1, 9),
  direct: fc.boolean(),
  code: rarely(n),
})
const refund: fc.Arbitrary<Action> = fc.record({
  kind: fc.constant('refund' as const),
  sale: n,
  share: fc.integer({ min: 1, max: 12_000 }),
  chargeback: fc.boolean(),
})
const payOut: fc.Arbitrary<Action> = fc.record({
  kind: fc.constant('payOut' as const),
  cap: rarely(fc.nat(2_000_000)),
  only: rarely(n),
})
const report: fc.Arbitrary<Action> = fc.record({
  kind: fc.constant('report' as const),
  payout: n,
  status: fc.constantFrom('sent', 'completed', 'completed', 'failed', 'returned'),
})
const enrollment: fc.Arbitrary<Action> = fc.record({
  kind: fc.constant('enrollment' as const),
  partner: n,
  action: fc.constantFrom('ban', 'unban', 'unban', 'deactivate', 'reactivate', 'reactivate'),
})
const review: fc.Arbitrary<Action> = fc.record({
  kind: fc.constant('review' as const),
  commission: n,
  status: fc.constantFrom(...STATUSES),
  many: fc.boolean(),
})
const wait: fc.Arbitrary<Action> = fc.record({
  kind: fc.constant('wait' as const),
  days: fc.constantFrom(1, 8, 31, 45),
})
const meet: fc.Arbitrary<Action> = fc.record({
  kind: fc.constant('meet' as const),
  partner: n,
  country: fc.constantFrom(...COUNTRIES),
  lead: fc.boolean(),
  quantity: fc.integer({ min: 1, max: 3 }),
})
const merge: fc.Arbitrary<Action> = fc.record({
  kind: fc.constant('merge' as const),
  from: n,
  into: n,
})

/** What may safely meet at the same moment: whoever comes first, everything must still be right. */
const racer = fc.oneof(sell, refund, refund, payOut, payOut, report, enrollment, review, merge)
const together: fc.Arbitrary<Action> = fc
  .array(racer, { minLength: 2, maxLength: 4 })
  .map((actions) => ({ kind: 'together', actions }))

const single: fc.WeightedArbitrary<Action>[] = [
  { weight: 4, arbitrary: meet },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('lead' as const), customer: n, demo: fc.boolean() }),
  },
  { weight: 9, arbitrary: sell },
  { weight: 5, arbitrary: refund },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('gift' as const),
      partner: n,
      amount: fc.integer({ min: -60_000, max: 60_000 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('correct' as const),
      commission: n,
      how: fc.constantFrom('earnings' as const, 'saleAmount' as const, 'more' as const),
      to: fc.nat(90_000),
    }),
  },
  { weight: 3, arbitrary: review },
  { weight: 1, arbitrary: enrollment },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('move' as const), partner: n, to: n }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      group: n,
      event: fc.constantFrom(
        'sale' as const,
        'sale' as const,
        'lead' as const,
        'referral' as const,
      ),
      terms: newTerms,
    }),
  },
  { weight: 6, arbitrary: wait },
  { weight: 1, arbitrary: fc.constant({ kind: 'rates' as const }) },
  { weight: 6, arbitrary: payOut },
  { weight: 10, arbitrary: report },
  { weight: 1, arbitrary: merge },
  { weight: 1, arbitrary: n.map((payout) => ({ kind: 'stop' as const, payout })) },
]

/** One thing after the other, so that the same history has the same end. */
export const orderly = fc.oneof(...single)
/** Some at the same time. */
export const action = fc.oneof(...single, { weight: 3, arbitrary: together })

/** Every history begins with some customers, so that there is something to sell. */
export const OPENING: readonly Action[] = COUNTRIES.map((country, partner) => ({
  kind: 'meet',
  partner,
  country,
  lead: country !== 'JP',
  quantity: 1,
}))
