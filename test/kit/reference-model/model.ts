import type { CommissionChange, CommissionState } from '../../../server/domain/commission.ts'
import { ACCOUNTS, type Account, type Posting } from '../../../server/domain/ledger.ts'
import type { PayoutStatus } from '../../../server/domain/payout.ts'
import type { RewardVersion } from '../../../server/domain/reward/types.ts'

/** A program kept in memory by the same rules as the server's: what the properties are asserted of. */
export interface ReferenceModel {
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
  /** The commission that it takes back, for which it ends too. */
  reverses: string | null
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

export const DAY_MS = 86_400_000

export function openModel(
  start: Pick<ReferenceModel, 'currency' | 'holdingDays' | 'minPayoutMinor' | 'versions'>,
): ReferenceModel {
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

export function change(books: ReferenceModel, one: BookedCommission, next: CommissionChange): void {
  note(books, next.posting)
  one.status = next.status
  one.earningsMinor = next.earningsMinor
}

export function note(books: ReferenceModel, posting: Posting | null): void {
  if (posting) books.postings.push(posting)
}

export function pick<T>(list: readonly T[], index: number): T | undefined {
  return list[index % Math.max(list.length, 1)]
}

/** What the ledger says of an enrollment. */
export function balanceOf(books: ReferenceModel, enrollmentId: string): Record<Account, bigint> {
  const sums = Object.fromEntries(ACCOUNTS.map((name) => [name, 0n])) as Record<Account, bigint>
  for (const { entries } of books.postings) {
    for (const entry of entries) {
      if (entry.enrollmentId === enrollmentId) sums[entry.account] += entry.amountMinor
    }
  }
  return sums
}
