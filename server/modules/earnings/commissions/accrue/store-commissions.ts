import { announcement } from '../../../../db/outbox.ts'
import { postingWrites, type ProgramPosting } from '../../../../db/post-entries.ts'
import { commissions, type Explanation } from '../../../../db/schema/commissions.ts'
import { insertInto, type Write } from '../../../../db/writes.ts'
import {
  accrue,
  type CommissionStatus,
  type CommissionType,
  type HoldReason,
} from '../../../../domain/commission.ts'
import type { Ids } from '../../../../ids.ts'
import { flagWrites, type NewFlag } from '../../fraud/flag-writes.ts'
import type { Conversion } from './convert-sale.ts'
import type { Localizable } from '../../../../domain/message/message.ts'

/** A commission about to be stored. */
export interface NewCommission {
  id: string
  programId: string
  enrollmentId: string
  partnerId: string
  sourceKey: string
  requestHash?: string | null
  type: CommissionType
  status: CommissionStatus
  holdReason: HoldReason | null
  eventId: string | null
  customerId: string | null
  linkNum: number | null
  invoiceId: string | null
  reward: { id: string; version: number } | null
  /** The sale in the program's currency. */
  amountMinor: bigint
  quantity: number
  earningsMinor: bigint
  currency: string
  conversion: Conversion | null
  description: Localizable | null
  explanation: Explanation
  metadata?: Record<string, unknown> | null
  reversesId?: string
  sourceId?: string
  milestoneId?: string
  maturesAt: Date
  at: Date
  /** Findings of the fraud rules. */
  flags?: readonly NewFlag[]
}

/** What a commission has that no lead, click or reward earned; it is due at once where nothing else is said. */
export const CUSTOM = {
  type: 'custom',
  status: 'due',
  holdReason: null,
  eventId: null,
  customerId: null,
  linkNum: null,
  invoiceId: null,
  reward: null,
  amountMinor: 0n,
  quantity: 1,
  conversion: null,
} as const satisfies Partial<NewCommission>

/** Builds the ledger postings of new commissions; none for those without an amount yet. */
function accruals(list: readonly NewCommission[]): ProgramPosting[] {
  return list.flatMap((commission) => {
    const { programId, at } = commission
    const posting = accrue(commission)
    return posting ? [{ ...posting, programId, at }] : []
  })
}

/** Lists the writes for commissions, their postings and their events. */
export function storeCommissions(ids: Ids, list: readonly NewCommission[]): Write[] {
  return [
    ...storeUnposted(list),
    ...postingWrites(ids, accruals(list)),
    ...list.flatMap(({ flags = [] }) => flagWrites(flags)),
  ]
}

/** Lists the writes for commissions that sum to zero in one account: the ledger has nothing to say of them. */
export function storeUnposted(list: readonly NewCommission[]): Write[] {
  return [
    ...list.map((commission) => insertInto(commissions, rowOf(commission))),
    ...list.map(({ id, enrollmentId, type, status }) =>
      announcement({
        type: 'commission.created',
        data: { commissionId: id, enrollmentId, commissionType: type, status },
      }),
    ),
  ]
}

function rowOf(commission: NewCommission) {
  const { amountMinor, earningsMinor, reward, conversion, at, flags: _, ...rest } = commission
  return {
    ...rest,
    amount: amountMinor,
    earned: earningsMinor,
    earnings: earningsMinor,
    rewardId: reward?.id ?? null,
    rewardVersion: reward?.version ?? null,
    rate: conversion?.rate ?? null,
    rateSource: conversion?.source ?? null,
    rateDay: conversion?.day ?? null,
    createdAt: at,
    updatedAt: at,
  }
}
