import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { accountOf } from '../../server/domain/commission.ts'
import { imbalance } from '../../server/domain/ledger.ts'
import type { Report } from '../../server/domain/payout.ts'
import type { Limit, RewardVersion } from '../../server/domain/reward/types.ts'
import { balanceOf, openModel, pick, type ReferenceModel } from '../kit/reference-model/model.ts'
import { bonus, refund, sell, win } from '../kit/reference-model/earn.ts'
import { payOut, report } from '../kit/reference-model/pay.ts'
import { ban, correct, review, wait } from '../kit/reference-model/review.ts'
import { rounds } from '../kit/rounds.ts'

const HISTORIES = rounds({ all: 10_000, few: 2_000 })
/** Long ones too: fast-check prefers short lists by itself. */
const LENGTH = { minLength: 5, maxLength: 40, size: 'max' } as const
const CURRENCIES = ['usd', 'eur', 'jpy', 'kwd']

const index = fc.nat(30)
const amount = fc.bigInt({ min: 0n, max: 5_000_000n })

/** Bans, or lifts the ban; neither makes a debt. */
function banFairly(books: ReferenceModel, n: number): void {
  const { id } = pick(books.enrollments, n)!
  const { payable } = balanceOf(books, id)
  ban(books, n)
  const owed = payable < 0n ? payable : 0n
  expect(balanceOf(books, id).payable).toBeGreaterThanOrEqual(owed)
}

/** One thing that may happen to a program. */
const happening: fc.Arbitrary<(books: ReferenceModel) => void> = fc.oneof(
  { weight: 3, arbitrary: index.map((n) => (books: ReferenceModel) => win(books, n)) },
  {
    weight: 8,
    arbitrary: fc
      .record({ customer: index, amountMinor: amount, currency: fc.constantFrom(...CURRENCIES) })
      .map((sale) => (books: ReferenceModel) => sell(books, sale)),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(index, fc.integer({ min: 1, max: 12_000 })).map(
      ([n, share]) =>
        (books: ReferenceModel) =>
          refund(books, n, share),
    ),
  },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(0, 1, 8, 31, 45)
      .map((days) => (books: ReferenceModel) => wait(books, days)),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(index, fc.constantFrom('hold' as const, 'release' as const, 'cancel' as const))
      .map(
        ([n, verb]) =>
          (books: ReferenceModel) =>
            review(books, n, verb),
      ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(index, fc.bigInt({ min: 0n, max: 90_000n })).map(
      ([n, to]) =>
        (books: ReferenceModel) =>
          correct(books, n, to),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(index, fc.bigInt({ min: -50_000n, max: 50_000n })).map(
      ([n, sum]) =>
        (books: ReferenceModel) =>
          bonus(books, n, sum),
    ),
  },
  { weight: 1, arbitrary: index.map((n) => (books: ReferenceModel) => banFairly(books, n)) },
  { weight: 4, arbitrary: fc.constant((books: ReferenceModel) => payOut(books)) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(index, fc.constantFrom<Report>('sent', 'completed', 'completed', 'failed', 'returned'))
      .map(
        ([n, status]) =>
          (books: ReferenceModel) =>
            report(books, n, status),
      ),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ rateBps: fc.integer({ min: 1, max: 10_000 }) })
      .map(({ rateBps }) => (books: ReferenceModel) => {
        const last = books.versions.at(-1)!
        const changed = { ...last, type: 'percentage' as const, rateBps, amountMinor: null }
        books.versions.push({ ...changed, version: last.version + 1 })
      }),
  },
)

const limit: fc.Arbitrary<Limit> = fc.record({
  per: fc.constantFrom('customer', 'partner'),
  period: fc.constantFrom('all', 'day', 'week', 'month'),
  amountMinor: fc.option(fc.integer({ min: 1, max: 500_000 })),
  count: fc.option(fc.integer({ min: 1, max: 5 })),
})

const reward: fc.Arbitrary<RewardVersion> = fc
  .record({
    flat: fc.boolean(),
    amountMinor: fc.integer({ min: 1, max: 100_000 }),
    rateBps: fc.integer({ min: 1, max: 10_000 }),
    maxDurationMonths: fc.constantFrom(null, 0, 1, 12),
    limits: fc.array(limit, { maxLength: 2 }),
  })
  .map(({ flat, amountMinor, rateBps, maxDurationMonths, limits }) => ({
    rewardId: 'rwd_1',
    version: 1,
    event: 'sale' as const,
    currency: 'usd',
    type: flat ? ('flat' as const) : ('percentage' as const),
    amountMinor: flat ? amountMinor : null,
    rateBps: flat ? null : rateBps,
    maxDurationMonths,
    limits,
    modifiers: [],
    exclude: [],
    products: [],
    tiers: null,
  }))

const program = fc
  .record({
    currency: fc.constantFrom(...CURRENCIES),
    holdingDays: fc.constantFrom(0, 7, 30),
    minPayoutMinor: fc.constantFrom(0n, 1n, 10_000n),
    version: reward,
  })
  .map(({ version, ...rest }) => ({ ...rest, versions: [{ ...version, currency: rest.currency }] }))

/** What must be true of every program at every moment. */
function assertRight(books: ReferenceModel): void {
  expect(imbalance(books.postings.flatMap(({ entries }) => entries))).toBeNull()
  const keys = books.postings.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  for (const { id } of books.enrollments) assertBalance(books, id)
  assertSales(books)
}

function assertBalance(books: ReferenceModel, id: string): void {
  const balance = balanceOf(books, id)
  const mine = books.commissions.filter((one) => one.enrollmentId === id)
  const sum = (list: readonly { earningsMinor: bigint }[]) =>
    list.reduce((all, one) => all + one.earningsMinor, 0n)
  for (const name of ['accrued', 'payable', 'in_transit', 'paid'] as const) {
    expect(balance[name]).toBe(sum(mine.filter((one) => accountOf(one.status) === name)))
  }
  const explained = mine.flatMap((one) => one.explained).reduce((all, part) => all + part, 0n)
  expect(-balance.expense).toBe(explained)
  const delivered = books.payouts
    .filter((one) => one.enrollmentId === id)
    .reduce((all, one) => all + (books.delivered.get(one.transferId) ?? 0n), 0n)
  expect(balance.paid).toBe(delivered)
  const claimed = mine.flatMap((one) => one.payout ?? [])
  for (const payout of books.payouts.filter((one) => claimed.includes(one.id))) {
    expect(payout.amountMinor).toBe(sum(mine.filter((one) => one.payout === payout.id)))
  }
}

/** A sale that was given back whole leaves its partner nothing, whatever was paid meanwhile. */
function assertSales(books: ReferenceModel): void {
  for (const sale of books.sales) {
    for (const one of books.commissions.filter((c) => c.sale === sale.id)) {
      if (one.status === 'canceled') continue
      const whole = sale.amountMinor > 0n && sale.refundedMinor === sale.amountMinor
      if (whole) expect(one.reversedMinor).toBe(one.earnedMinor)
      expect(one.earningsMinor >= 0n && one.reversedMinor <= one.earnedMinor).toBe(true)
    }
  }
}

test(`over ${HISTORIES} histories no unit is lost, doubled or unexplained, in any currency`, () => {
  let postings = 0
  let paid = 0
  fc.assert(
    fc.property(program, fc.array(happening, LENGTH), (start, history) => {
      const books = openModel(start)
      for (const n of [0, 1, 2]) win(books, n)
      for (const happen of history) happen(books)
      assertRight(books)
      postings += books.postings.length
      paid += books.delivered.size
    }),
    { numRuns: HISTORIES },
  )
  // The histories are worth something: money was earned and arrived in many of them.
  expect(postings).toBeGreaterThan(HISTORIES)
  expect(paid).toBeGreaterThan(HISTORIES / 20)
})
