import fc from 'fast-check'
import type { Doing, Outcome } from './calls.ts'
import {
  chooseRefund,
  CUSTOMERS,
  refundOf,
  saleOf,
  type Batch,
  type Besides,
  type Event,
  type Pay,
  type Player,
} from './net-play.ts'
import { netReward } from './net-rewards.ts'

/** So many histories share a program, its plan and the times at which things happen. */
export const BATCH = 8
const MOST = 14

const hours = fc.constantFrom(1, 1, 24, 24, 24 * 12, 24 * 40)
const amount = fc.integer({ min: 1, max: 60_000 })
const customer = fc.nat(CUSTOMERS.length - 1)
/** Sales are told late, some of them after their month was closed. */
const daysAgo = fc.constantFrom(0, 0, 5, 25)
const shareBps = fc.constantFrom(10_000, 9_000, 5_000, 3_333)
const sale: fc.Arbitrary<Event> = fc.record({
  kind: fc.constant('sale' as const),
  customer,
  amount,
  daysAgo,
})
const refunded: fc.Arbitrary<Event> = fc.record({
  kind: fc.constant('refund' as const),
  sale: fc.nat(9),
  shareBps,
})
const undo: fc.Arbitrary<Event> = fc.record({
  kind: fc.constant('undo' as const),
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

/** After every so manieth event of a history, one being every other; not at all in some histories. */
const sometimes = <T>(one: fc.Arbitrary<T>, { share, never }: { share: number; never: number }) => {
  const perhaps = fc.oneof(
    { weight: 100 - share, arbitrary: fc.constant(null) },
    { weight: share, arbitrary: one },
  )
  return fc.oneof(
    { weight: 100 - never, arbitrary: fc.array(perhaps, { minLength: MOST, maxLength: MOST }) },
    { weight: never, arbitrary: fc.constant<null[]>([]) },
  )
}
const outcome = fc.constantFrom<Outcome>('completed', 'completed', 'failed', 'returned', 'open')
const between = fc.option(outcome, { freq: 2 })
const besides = fc.record({
  payouts: sometimes(outcome, { share: 50, never: 0 }),
  refunds: sometimes(
    fc.record({
      sale: fc.nat(9),
      shareBps,
      between,
      // A payout takes a claw-back off only when it has something to take it off.
      other: fc.option(fc.record({ customer, amount, daysAgo, parts: fc.constant(0) })),
    }),
    { share: 30, never: 30 },
  ),
  bans: sometimes(fc.record({ who: fc.nat(3), between }), { share: 20, never: 40 }),
  extra: fc.record({
    after: fc.nat(MOST - 1),
    customer,
    amount,
    daysAgo,
    between,
    parts: fc.nat(2),
  }),
})
type Chosen = Parameters<Parameters<typeof besides.map>[0]>[0]

const history = fc
  .tuple(events, besides)
  .map(([events, chosen]) => ({ events, chosen, besides: besidesOf(chosen, events.length) }))

/** Months are closed after a payout, between a refund and its undoing, or during a ban; in some batches never. */
const CLOSINGS = [0, 7, 9, 14]

/** Histories that are played together. */
export const batch: fc.Arbitrary<Batch> = fc.record({
  plan,
  hours: fc.array(hours, { minLength: MOST, maxLength: MOST }),
  histories: fc.array(history, { minLength: BATCH, maxLength: BATCH }),
  closings: sometimes(fc.constantFrom(...CLOSINGS), { share: 50, never: 25 }),
})

const pay = (outcome: Outcome | null | undefined): Pay | null =>
  outcome ? { do: 'pay', outcome } : null

/** Seventeen slots: a payout; a refund that is undone; a sale that is refunded; a ban that is lifted. */
function besidesOf({ payouts, refunds, bans, extra }: Chosen, length: number): Besides {
  return (player, index) => [
    pay(payouts[index]),
    ...sold(player, index === extra.after % length ? extra : null),
    ...undone(player, index, refunds[index]),
    ...banned(player, bans[index]),
  ]
}

/** Slots 1 to 5. */
function sold(player: Player, extra: Chosen['extra'] | null): (Doing | Pay | null)[] {
  if (!extra) return Array.from({ length: 5 }, () => null)
  const more = { invoice: 'extra', ...extra }
  const [first, second = null, third = null] = wholly(player.name, more)
  return [saleOf(player, more), pay(extra.between), first ?? null, second, third]
}

/** Slots 6 to 11. */
function undone(player: Player, index: number, one: Chosen['refunds'][number] | undefined) {
  const refund = one && chooseRefund(player, { ...one, key: `undone ${index}` })
  if (!one || !refund) return Array.from({ length: 6 }, () => null)
  const { other } = one
  const invoice = `other ${index}`
  const [back = null] = other ? wholly(player.name, { invoice, ...other }) : []
  return [
    refundOf(refund),
    pay(one.between),
    other && saleOf(player, { invoice, ...other }),
    pay(one.between),
    { do: 'undo' as const, ...refund },
    back,
  ]
}

/** Slots 12 to 17. */
function banned({ name }: Player, one: Chosen['bans'][number] | undefined) {
  if (!one) return []
  const [first, second] = [['Ada'], ['Ben'], ['Ada', 'Ben'], ['Ben', 'Ada']][one.who]!
  const all = (action: 'ban' | 'restore') =>
    [first, second].map((partner): Doing | null =>
      partner ? { do: 'enrollment', partner: `${partner}-${name}`, action } : null,
    )
  return [pay(one.between), ...all('ban'), pay(one.between), ...all('restore')]
}

/** Refunds that give a whole sale back. */
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
