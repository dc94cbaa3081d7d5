import {
  accrue,
  isOpen,
  reverse,
  type CommissionStatus,
} from '../../../server/domain/commission.ts'
import { reversalOf } from '../../../server/domain/refund.ts'
import { convert, parseRate } from '../../../server/domain/exchange-rates.ts'
import { periodStartMs } from '../../../server/domain/reward/calendar.ts'
import { computeEarning } from '../../../server/domain/reward/compute.ts'
import type { RewardFacts, RewardVersion } from '../../../server/domain/reward/types.ts'
import { change, DAY_MS, note, pick, type BookedCommission, type ReferenceModel } from './model.ts'

/** One euro in each currency. */
const RATES: Record<string, string> = { usd: '1.0837', jpy: '163.42', kwd: '0.33291' }

export function win(books: ReferenceModel, enrollment: number): void {
  const { id } = pick(books.enrollments, enrollment)!
  const version = books.versions.length - 1
  books.customers.push({ id: `cus_${books.customers.length}`, enrollment: id, version })
}

export function sell(
  books: ReferenceModel,
  {
    customer: index,
    amountMinor,
    currency,
  }: { customer: number; amountMinor: bigint; currency: string },
): void {
  const customer = pick(books.customers, index)
  if (!customer) return
  const sale = {
    id: `evt_${books.sales.length}`,
    enrollment: customer.enrollment,
    amountMinor,
    refundedMinor: 0n,
  }
  books.sales.push(sale)
  const owner = books.enrollments.find((one) => one.id === customer.enrollment)!
  if (owner.banned) return
  const version = books.versions[customer.version]!
  const saleMinor = inOwn(books, amountMinor, currency)
  const earning = computeEarning(
    version,
    factsOf(books, { version, customer: customer.id, enrollment: owner.id, saleMinor }),
  )
  if ('reason' in earning) return
  book(books, {
    enrollmentId: owner.id,
    sale: sale.id,
    customer: customer.id,
    status: 'pending',
    earningsMinor: earning.earningsMinor,
  })
}

function inOwn(books: ReferenceModel, amountMinor: bigint, currency: string): bigint {
  const rate = (code: string) => parseRate(RATES[code] ?? '1')
  return convert(amountMinor, currency, books.currency, {
    from: rate(currency),
    to: rate(books.currency),
  })
}

function factsOf(
  books: ReferenceModel,
  about: { version: RewardVersion; customer: string; enrollment: string; saleMinor: bigint },
): RewardFacts {
  const counted = books.commissions.filter(
    (one) =>
      one.sale !== null &&
      one.status !== 'canceled' &&
      !isWhollyRefunded(books, one.sale) &&
      one.earnedMinor > 0n,
  )
  const same = counted.filter((one) => one.customer === about.customer)
  const used = about.version.limits.map((limit) => {
    const since = periodStartMs(limit, books.nowMs) ?? 0
    const theirs =
      limit.per === 'customer'
        ? same
        : counted.filter((one) => one.enrollmentId === about.enrollment)
    const within = theirs.filter((one) => one.createdMs >= since)
    return {
      amountMinor: within.reduce((sum, one) => sum + netOf(books, one), 0n),
      count: within.length,
    }
  })
  return {
    event: 'sale',
    atMs: books.nowMs,
    quantity: 1,
    saleMinor: about.saleMinor,
    customer: {
      country: 'DE',
      source: 'link',
      firstAtMs: same[0]?.createdMs ?? null,
      signedUpAtMs: null,
    },
    partner: {
      country: null,
      totalClicks: 0,
      totalLeads: 0,
      totalSales: 0,
      totalSaleMinor: 0n,
      totalCommissionMinor: 0n,
    },
    volume: 0n,
    sale: { productIds: [], processor: null, eventName: null },
    metadata: {},
    used,
  }
}

function isWhollyRefunded(books: ReferenceModel, saleId: string): boolean {
  const sale = books.sales.find(({ id }) => id === saleId)!
  return sale.amountMinor > 0n && sale.refundedMinor >= sale.amountMinor
}

/** What is left of a commission, wherever its refunds took their share. */
function netOf(books: ReferenceModel, { id, earningsMinor }: BookedCommission): bigint {
  return books.commissions
    .filter(({ reverses }) => reverses === id)
    .reduce((sum, clawBack) => sum + clawBack.earningsMinor, earningsMinor)
}

function book(
  books: ReferenceModel,
  fresh: {
    enrollmentId: string
    sale: string | null
    customer: string | null
    status: CommissionStatus
    earningsMinor: bigint
    reverses?: string
  },
): void {
  const commission: BookedCommission = {
    reverses: null,
    ...fresh,
    id: `cm_${books.commissions.length}`,
    currency: books.currency,
    earnedMinor: fresh.earningsMinor,
    reversedMinor: 0n,
    maturesMs: books.nowMs + (fresh.status === 'due' ? 0 : books.holdingDays * DAY_MS),
    createdMs: books.nowMs,
    payout: null,
    explained: [fresh.earningsMinor],
  }
  books.commissions.push(commission)
  note(books, accrue(commission))
}

export function bonus(books: ReferenceModel, enrollment: number, earningsMinor: bigint): void {
  const owner = pick(books.enrollments, enrollment)!
  book(books, { enrollmentId: owner.id, sale: null, customer: null, status: 'due', earningsMinor })
}

export function refund(books: ReferenceModel, index: number, shareBps: number): void {
  const sale = pick(books.sales, index)
  if (!sale) return
  const left = sale.amountMinor - sale.refundedMinor
  const amount = shareBps >= 10_000 ? left : (left * BigInt(shareBps)) / 10_000n
  if (amount <= 0n) return
  sale.refundedMinor += amount
  for (const one of books.commissions.filter((c) => c.sale === sale.id)) {
    if (one.status === 'canceled' || one.status === 'reversed') continue
    const amountMinor = reversalOf({
      ...one,
      saleMinor: sale.amountMinor,
      refundedMinor: sale.refundedMinor,
    })
    if (amountMinor === 0n) continue
    one.reversedMinor += amountMinor
    if (isOpen(one.status)) {
      change(books, one, reverse(one, amountMinor, `${sale.id}-${sale.refundedMinor}`))
      one.explained.push(-amountMinor)
    } else {
      book(books, {
        enrollmentId: one.enrollmentId,
        sale: null,
        customer: null,
        status: 'due',
        earningsMinor: -amountMinor,
        reverses: one.id,
      })
    }
  }
}
