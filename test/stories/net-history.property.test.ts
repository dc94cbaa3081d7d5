import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { TestClock } from '../kit/backend.ts'
import type { Doing, Outcome } from '../kit/histories/calls.ts'
import {
  chooseRefund,
  CUSTOMERS,
  playVariants,
  refundOf,
  saleOf,
  type Besides,
  type Event,
} from '../kit/histories/net-play.ts'
import { netReward } from '../kit/histories/net-rewards.ts'
import { START_MS } from '../kit/histories/plan.ts'
import { runs } from '../kit/histories/runs.ts'
import { testBackend } from '../kit/test-backend.ts'

const RUNS = runs(10)
const MOST = 14

const config = { databasePool: 20, trustProxy: true }
const backend = await testBackend({ clock: new TestClock(START_MS), config, twins: false })

const hours = fc.constantFrom(1, 1, 24, 24, 24 * 12, 24 * 40)
const amount = fc.integer({ min: 1, max: 60_000 })
const customer = fc.nat(CUSTOMERS.length - 1)
/** Sales are told late, some of them after their month was closed. */
const daysAgo = fc.constantFrom(0, 0, 5, 25)
const shareBps = fc.constantFrom(10_000, 9_000, 5_000, 3_333)
const sale: fc.Arbitrary<Event> = fc.record({
  kind: fc.constant('sale' as const),
  hours,
  customer,
  amount,
  daysAgo,
})
const refunded: fc.Arbitrary<Event> = fc.record({
  kind: fc.constant('refund' as const),
  hours,
  sale: fc.nat(9),
  shareBps,
})
const undo: fc.Arbitrary<Event> = fc.record({
  kind: fc.constant('undo' as const),
  hours,
  refund: fc.nat(9),
})
/** Without a sale there is nothing to refund. */
const events = fc
  .tuple(
    sale,
    fc.array(
      fc.oneof(
        { weight: 4, arbitrary: sale },
        { weight: 3, arbitrary: refunded },
        { weight: 2, arbitrary: undo },
      ),
      { minLength: 4, maxLength: MOST - 1, size: 'max' },
    ),
  )
  .map(([first, rest]) => [first, ...rest])
const milestone = fc.oneof(
  fc.record({
    metric: fc.constant('sales'),
    threshold: fc.integer({ min: 1, max: 6 }),
    amount: fc.integer({ min: 1, max: 9000 }),
  }),
  fc.record({
    metric: fc.constantFrom('revenue', 'earnings'),
    threshold: fc.integer({ min: 1, max: 90_000 }),
    amount: fc.integer({ min: 1, max: 9000 }),
  }),
)
const plan = fc.record({
  holdingPeriodDays: fc.constantFrom(0, 0, 14),
  sale: netReward('sale'),
  referral: netReward('referral'),
  milestones: fc.array(milestone, { maxLength: 2 }),
})

/** After every other event of the history. */
const sometimes = <T>(one: fc.Arbitrary<T>) =>
  fc.array(fc.option(one, { freq: 2 }), { minLength: MOST, maxLength: MOST })
const outcome = fc.constantFrom<Outcome>('completed', 'completed', 'failed', 'returned', 'open')
const besides = fc.record({
  payouts: sometimes(outcome),
  closings: fc.array(fc.boolean(), { minLength: MOST, maxLength: MOST }),
  refunds: sometimes(
    fc.record({
      sale: fc.nat(9),
      shareBps,
      between: fc.option(outcome, { freq: 2 }),
      late: fc.boolean(),
      // A payout takes a claw-back off only when it has something to take it off.
      other: fc.option(fc.record({ customer, amount, daysAgo, parts: fc.constant(0) })),
    }),
  ),
  bans: sometimes(
    fc.record({ who: fc.nat(3), between: fc.option(outcome, { freq: 2 }), closes: fc.boolean() }),
  ),
  extra: fc.record({
    after: fc.nat(MOST - 1),
    customer,
    amount,
    daysAgo,
    between: fc.option(outcome, { freq: 2 }),
    parts: fc.nat(2),
  }),
})
type Chosen = Parameters<Parameters<typeof besides.map>[0]>[0]

const draft = (found: Outcome | null | undefined): Doing[] =>
  found ? [{ do: 'draft', outcome: found }] : []
const close = (wanted: boolean | undefined): Doing[] => (wanted ? [{ do: 'close' }] : [])

/** What must change nothing in the end, each by itself and then all of it at once. */
function variantsOf(chosen: Chosen, length: number) {
  const { payouts, closings, refunds, bans, extra } = chosen
  const nothing: Besides = () => []
  const paid: Besides = (_, index) => [...draft(payouts[index]), ...close(closings[index])]
  const undone: Besides = (player, index) => {
    const one = refunds[index]
    const refund = one && chooseRefund(player, { ...one, key: `undone ${index}` })
    if (!refund) return []
    const between = [...draft(one.between), ...close(one.late)]
    const { other } = one
    const invoice = `other ${index}`
    const sold = other ? [saleOf(player, { invoice, ...other })] : []
    const back = other ? wholly(player.name, { invoice, ...other }) : []
    const undo: Doing = { do: 'undo', ...refund }
    return [...between, refundOf(refund), ...sold, ...between, undo, ...back]
  }
  const banned: Besides = ({ name }, index) => {
    const one = bans[index]
    if (!one) return []
    const who = [['Ada'], ['Ben'], ['Ada', 'Ben'], ['Ben', 'Ada']][one.who]!
    const all = (action: 'ban' | 'restore') =>
      who.map((partner): Doing => ({ do: 'enrollment', partner: `${partner}-${name}`, action }))
    const between = draft(one.between)
    return [...between, ...all('ban'), ...close(one.closes), ...between, ...all('restore')]
  }
  const refunded: Besides = (player, index) => {
    if (index !== extra.after % length) return []
    const more = { invoice: 'extra', ...extra }
    return [saleOf(player, more), ...draft(extra.between), ...wholly(player.name, more)]
  }
  const all: Besides = (player, index) =>
    [refunded, undone, paid, banned].flatMap((one) => one(player, index))
  return { nothing, paid, undone, banned, refunded, all }
}

function wholly(
  name: string,
  { invoice, amount, parts }: { invoice: string; amount: number; parts: number },
): Doing[] {
  const invoiceId = `${invoice} ${name}`
  let left = amount
  return Array.from({ length: parts + 1 }, (_, part) => {
    const taken = part === parts ? left : Math.ceil(left / 3)
    left -= taken
    return { invoiceId, refundId: `${invoice} ${part} ${name}`, amount: taken }
  })
    .filter((refund) => refund.amount > 0)
    .map(refundOf)
}

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

test(`over ${RUNS.numRuns} histories payouts, closed months, undone refunds, lifted bans and refunded sales leave no trace in what partners earn`, async () => {
  await fc.assert(
    fc.asyncProperty(plan, events, besides, async (plan, events, chosen) => {
      const variants = variantsOf(chosen, events.length)
      const { earned, causes } = await playVariants(backend, { plan, events }, variants)
      for (const cause of causes) seen.add(cause)
      const { nothing, ...others } = earned
      for (const [name, one] of Object.entries(others)) expect([name, one]).toEqual([name, nothing])
    }),
    RUNS,
  )
  expect([...seen]).toEqual(expect.arrayContaining(HAPPENED))
}, 600_000)
