import {
  accrue,
  adjust,
  cancel,
  hold,
  isOpen,
  mature,
  mayBecome,
  release,
  reversalOf,
  reverse,
  type CommissionChange,
  type CommissionState,
  type CommissionStatus,
} from '../../server/domain/commission.ts'
import { convert, parseRate } from '../../server/domain/exchange-rates.ts'
import { ACCOUNTS, type Account, type Posting } from '../../server/domain/ledger.ts'
import { advance, applyReport, type PayoutStatus, type Report } from '../../server/domain/payout.ts'
import { computeEarning } from '../../server/domain/reward/compute.ts'
import { periodStartMs } from '../../server/domain/reward/calendar.ts'
import type { RewardFacts, RewardVersion } from '../../server/domain/reward/types.ts'
import { payoutVerdict } from '../../server/domain/payout-verdict.ts'

/** A program kept in memory by the same rules as the server's: what the properties are asserted of. */
export interface Books {
  nowMs: number
  currency: string
  holdingDays: number
  minPayoutMinor: bigint
  versions: RewardVersion[]
  enrollments: { id: string; banned: boolean }[]
  customers: { id: string; enrollment: string; version: number }[]
  sales: Sale[]
  commissions: BookedCommission[]
  payouts: BookedPayout[]
  postings: Posting[]
  /** What the provider's own books say: it pays each id once. */
  delivered: Map<string, bigint>
}

export interface Sale {
  id: string
  enrollment: string
  amountMinor: bigint
  refundedMinor: bigint
}

export interface BookedCommission extends CommissionState {
  sale: string | null
  customer: string | null
  earnedMinor: bigint
  reversedMinor: bigint
  maturesMs: number
  createdMs: number
  payout: string | null
  /** What its explanation says it came to, event by event. */
  explained: bigint[]
}

export interface BookedPayout {
  id: string
  transferId: string
  enrollmentId: string
  currency: string
  amountMinor: bigint
  status: PayoutStatus
  wasCompleted: boolean
}

const DAY_MS = 86_400_000
/** One euro in each currency. */
export const RATES: Record<string, string> = { usd: '1.0837', jpy: '163.42', kwd: '0.33291' }

export function openBooks(
  start: Pick<Books, 'currency' | 'holdingDays' | 'minPayoutMinor' | 'versions'>,
): Books {
  return {
    ...start,
    nowMs: Date.UTC(2030, 0, 31, 23),
    enrollments: ['enr_a', 'enr_b', 'enr_c'].map((id) => ({ id, banned: false })),
    customers: [],
    sales: [],
    commissions: [],
    payouts: [],
    postings: [],
    delivered: new Map(),
  }
}

export function win(books: Books, enrollment: number): void {
  const { id } = pick(books.enrollments, enrollment)!
  const version = books.versions.length - 1
  books.customers.push({ id: `cus_${books.customers.length}`, enrollment: id, version })
}

export function sell(
  books: Books,
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

function inOwn(books: Books, amountMinor: bigint, currency: string): bigint {
  const rate = (code: string) => parseRate(RATES[code] ?? '1')
  return convert(amountMinor, currency, books.currency, {
    from: rate(currency),
    to: rate(books.currency),
  })
}

function factsOf(
  books: Books,
  about: { version: RewardVersion; customer: string; enrollment: string; saleMinor: bigint },
): RewardFacts {
  const counted = books.commissions.filter(
    (one) =>
      one.sale !== null &&
      one.status !== 'canceled' &&
      one.status !== 'reversed' &&
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
      amountMinor: within.reduce((sum, one) => sum + one.earningsMinor, 0n),
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
    sale: { productIds: [], processor: null, eventName: null },
    metadata: {},
    used,
  }
}

function book(
  books: Books,
  fresh: {
    enrollmentId: string
    sale: string | null
    customer: string | null
    status: CommissionStatus
    earningsMinor: bigint
  },
): void {
  const commission: BookedCommission = {
    ...fresh,
    id: `cm_${books.commissions.length}`,
    currency: books.currency,
    earnedMinor: fresh.earningsMinor,
    reversedMinor: 0n,
    maturesMs: books.nowMs + books.holdingDays * DAY_MS,
    createdMs: books.nowMs,
    payout: null,
    explained: [fresh.earningsMinor],
  }
  books.commissions.push(commission)
  note(books, accrue(commission))
}

export function bonus(books: Books, enrollment: number, earningsMinor: bigint): void {
  const owner = pick(books.enrollments, enrollment)!
  book(books, { enrollmentId: owner.id, sale: null, customer: null, status: 'due', earningsMinor })
}

export function refund(books: Books, index: number, shareBps: number): void {
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
      })
    }
  }
}

export function wait(books: Books, days: number): void {
  books.nowMs += days * DAY_MS
  for (const one of books.commissions) {
    if (one.status === 'pending' && one.maturesMs <= books.nowMs) change(books, one, mature(one, `${books.postings.length}`))
  }
}

export function review(books: Books, index: number, verb: 'hold' | 'release' | 'cancel'): void {
  const one = pick(books.commissions, index)
  if (!one) return
  const to = { hold: 'held', release: 'pending', cancel: 'canceled' } as const
  if (!mayBecome(one.status, to[verb])) return
  if (verb === 'cancel') one.explained.push(-one.earningsMinor)
  const step = `${books.postings.length}`
  const changes = {
    hold: () => hold(one, step),
    release: () => release(one),
    cancel: () => cancel(one),
  }
  change(books, one, changes[verb]())
}

export function correct(books: Books, index: number, toMinor: bigint): void {
  const one = pick(books.commissions, index)
  if (!one || !isOpen(one.status) || one.reversedMinor !== 0n) return
  one.explained.push(toMinor - one.earningsMinor)
  change(books, one, adjust(one, toMinor, `${books.postings.length}`))
  one.earnedMinor = toMinor
}

export function ban(books: Books, index: number): void {
  const owner = pick(books.enrollments, index)!
  owner.banned = !owner.banned
  if (!owner.banned) return
  for (const one of books.commissions.filter(
    (c) => c.enrollmentId === owner.id && isOpen(c.status),
  )) {
    one.explained.push(-one.earningsMinor)
    change(books, one, cancel(one))
  }
}

export function payOut(books: Books): void {
  for (const owner of books.enrollments) {
    const due = books.commissions.filter((c) => c.enrollmentId === owner.id && c.status === 'due')
    const amountMinor = due.reduce((sum, one) => sum + one.earningsMinor, 0n)
    const verdict = payoutVerdict({
      dueMinor: amountMinor,
      minPayoutMinor: books.minPayoutMinor,
      currency: books.currency,
      method: { verified: true },
      providerCurrencies: 'any',
      funded: true,
      enrollmentStatus: owner.banned ? 'banned' : 'approved',
    })
    if (!verdict.ok) continue
    const n = books.payouts.length
    const payout: BookedPayout = {
      id: `po_${n}`,
      transferId: `tr_${n}`,
      enrollmentId: owner.id,
      currency: books.currency,
      amountMinor,
      status: 'pending',
      wasCompleted: false,
    }
    books.payouts.push(payout)
    for (const one of due) Object.assign(one, { status: 'processing', payout: payout.id })
    moveTo(books, payout, 'processing')
  }
}

/** The provider speaks of one transfer; `other` is a report meant for another one. */
export function report(books: Books, index: number, status: Report): void {
  const payout = pick(books.payouts, index)
  if (!payout) return
  const outcome = applyReport(payout, { transferId: payout.transferId, status })
  if (outcome.kind !== 'changed') return
  moveTo(books, payout, outcome.status)
  if (status === 'completed') books.delivered.set(payout.transferId, payout.amountMinor)
  if (status === 'returned') books.delivered.delete(payout.transferId)
  if (status === 'failed') books.delivered.delete(payout.transferId)
}

function moveTo(books: Books, payout: BookedPayout, to: PayoutStatus): void {
  note(books, advance(payout, to).posting)
  payout.status = to
  const mine = books.commissions.filter((one) => one.payout === payout.id)
  if (to === 'completed') {
    payout.wasCompleted = true
    for (const one of mine) one.status = 'paid'
  }
  if (to === 'failed') for (const one of mine) Object.assign(one, { status: 'due', payout: null })
}

function change(books: Books, one: BookedCommission, next: CommissionChange): void {
  note(books, next.posting)
  one.status = next.status
  one.earningsMinor = next.earningsMinor
}

function note(books: Books, posting: Posting | null): void {
  if (posting) books.postings.push(posting)
}

function pick<T>(list: readonly T[], index: number): T | undefined {
  return list[index % Math.max(list.length, 1)]
}

/** What the ledger says of an enrollment. */
export function balanceOf(books: Books, enrollmentId: string): Record<Account, bigint> {
  const sums = Object.fromEntries(ACCOUNTS.map((name) => [name, 0n])) as Record<Account, bigint>
  for (const { entries } of books.postings) {
    for (const entry of entries) {
      if (entry.enrollmentId === enrollmentId) sums[entry.account] += entry.amountMinor
    }
  }
  return sums
}
