import fc from 'fast-check'
import type { Report } from '../../../server/domain/payout.ts'
import { pick } from '../reference-model/model.ts'
import * as earn from '../reference-model/earn.ts'
import * as pay from '../reference-model/pay.ts'
import * as books from '../reference-model/review.ts'
import { CURRENCIES, limit, newTerms } from './plan.ts'
import { both, partnerOf, type Twin, type TwinPlan } from './twin.ts'

export type TwinAction = (twin: Twin) => Promise<void>

const DAY_MS = 86_400_000
const n = fc.nat(30)

export const twinPlan: fc.Arbitrary<TwinPlan> = fc.record({
  currency: fc.constantFrom(...CURRENCIES),
  holdingDays: fc.constantFrom(0, 7, 30),
  minPayout: fc.constantFrom(0, 1, 10_000),
  terms: fc
    .record({ terms: newTerms, limits: fc.array(limit, { maxLength: 2 }) })
    .map(({ terms, limits }) => ({ ...terms, limits })),
})

/** Nobody comes through the links of a partner who is banned. */
export const win =
  (enrollment: number): TwinAction =>
  async (twin) => {
    const { id, banned } = pick(twin.books.enrollments, enrollment)!
    if (banned) return
    const customer = `customer ${twin.books.customers.length}`
    const partner = partnerOf(twin, id)
    await both(twin, { do: 'click', customer, partner, country: 'DE' })
    const lead = { do: 'lead' as const, customer, eventName: 'Sign up', quantity: 1 }
    await both(twin, lead, () => earn.win(twin.books, enrollment))
  }

const sell =
  (sale: { customer: number; amount: number; currency: string }): TwinAction =>
  async (twin) => {
    const index = sale.customer % twin.books.customers.length
    const invoiceId = `INV ${twin.invoices.length}`
    twin.invoices.push(invoiceId)
    const more = {
      plan: 'pro',
      processor: 'custom' as const,
      daysAgo: 0,
      direct: false,
      code: null,
    }
    const told = { ...sale, ...more, customer: `customer ${index}`, invoiceId }
    await both(twin, { do: 'sale', ...told }, () =>
      earn.sell(twin.books, { ...sale, customer: index, amountMinor: BigInt(sale.amount) }),
    )
  }

const refund =
  (index: number, share: number): TwinAction =>
  async (twin) => {
    const sale = pick(twin.books.sales, index)
    if (!sale) return
    const left = sale.amountMinor - sale.refundedMinor
    const amount = Number(share >= 10_000 ? left : (left * BigInt(share)) / 10_000n)
    if (amount < 1) return
    const invoiceId = twin.invoices[twin.books.sales.indexOf(sale)]!
    const refundId = `re ${invoiceId} ${sale.refundedMinor}`
    await both(twin, { do: 'refund', invoiceId, refundId, amount, kind: 'refund' }, () =>
      earn.refund(twin.books, index, share),
    )
  }

/** A partner who is banned can be given nothing. */
const bonus =
  (enrollment: number, amount: number): TwinAction =>
  async (twin) => {
    const { id, banned } = pick(twin.books.enrollments, enrollment)!
    if (amount === 0 || (banned && amount > 0)) return
    const externalId = `gift ${twin.books.commissions.length}`
    const partner = partnerOf(twin, id)
    await both(twin, { do: 'custom', partner, externalId, amount, description: 'By hand' }, () =>
      earn.bonus(twin.books, enrollment, BigInt(amount)),
    )
  }

const STATUS = { hold: 'hold', release: 'pending', cancel: 'canceled' } as const

const review =
  (index: number, verb: keyof typeof STATUS): TwinAction =>
  async (twin) => {
    const one = pick(twin.books.commissions, index)
    if (!one) return
    const commission = twin.names.get(one.id)!
    await both(twin, { do: 'change', commission, body: { status: STATUS[verb] } }, () =>
      books.review(twin.books, index, verb),
    )
  }

const correct =
  (index: number, earnings: number): TwinAction =>
  async (twin) => {
    const one = pick(twin.books.commissions, index)
    if (!one || !books.isCorrectable(twin.books, one)) return
    const commission = twin.names.get(one.id)!
    await both(twin, { do: 'change', commission, body: { earnings } }, () =>
      books.correct(twin.books, index, BigInt(earnings)),
    )
  }

const ban =
  (index: number): TwinAction =>
  async (twin) => {
    const { id, banned } = pick(twin.books.enrollments, index)!
    const action = banned ? 'unban' : 'ban'
    await both(twin, { do: 'enrollment', partner: partnerOf(twin, id), action }, () =>
      books.ban(twin.books, index),
    )
  }

const wait =
  (days: number): TwinAction =>
  async (twin) => {
    twin.world.backend.clock.advance(days * DAY_MS)
    await both(twin, { do: 'mature' }, () => books.wait(twin.books, 0))
  }

const payOut: TwinAction = async (twin) => {
  const run = `run ${twin.world.journal.length}`
  const confirm = { do: 'confirm' as const, run, cap: null, partners: [] }
  await both(twin, confirm, () => pay.payOut(twin.books))
}

const report =
  (index: number, status: Report): TwinAction =>
  async (twin) => {
    const one = pick(twin.books.payouts, index)
    if (!one) return
    const payout = twin.names.get(one.id)!
    await both(twin, { do: 'report', payout, status }, () => pay.report(twin.books, index, status))
  }

const edit =
  (rateBps: number): TwinAction =>
  async (twin) => {
    const last = twin.books.versions.at(-1)!
    const terms = { type: 'percentage' as const, amount: null, rateBps }
    const { maxDurationMonths, version } = last
    await both(
      twin,
      { do: 'edit', group: 'default', event: 'sale', terms: { ...terms, maxDurationMonths } },
      () => {
        const { type } = terms
        const changed = { ...last, type, rateBps, amountMinor: null, version: version + 1 }
        twin.books.versions.push(changed)
      },
    )
  }

const REPORTS = ['sent', 'completed', 'completed', 'failed', 'returned'] as const

export const twinAction: fc.Arbitrary<TwinAction> = fc.oneof(
  { weight: 3, arbitrary: n.map(win) },
  {
    weight: 8,
    arbitrary: fc
      .record({
        customer: n,
        amount: fc.oneof(fc.nat(300), fc.nat(200_000), fc.nat(5_000_000)),
        currency: fc.constantFrom(...CURRENCIES),
      })
      .map(sell),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(n, fc.integer({ min: 1, max: 12_000 })).map((a) => refund(...a)),
  },
  { weight: 4, arbitrary: fc.constantFrom(0, 1, 8, 31, 45).map(wait) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(n, fc.constantFrom('hold' as const, 'release' as const, 'cancel' as const))
      .map((a) => review(...a)),
  },
  { weight: 1, arbitrary: fc.tuple(n, fc.nat(90_000)).map((a) => correct(...a)) },
  {
    weight: 1,
    arbitrary: fc.tuple(n, fc.integer({ min: -50_000, max: 50_000 })).map((a) => bonus(...a)),
  },
  { weight: 1, arbitrary: n.map(ban) },
  { weight: 4, arbitrary: fc.constant(payOut) },
  { weight: 6, arbitrary: fc.tuple(n, fc.constantFrom(...REPORTS)).map((a) => report(...a)) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 10_000 }).map(edit) },
)
