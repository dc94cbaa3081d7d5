import { and, eq, inArray, notInArray, type SQL } from 'drizzle-orm'
import { commissions } from '../../../../db/schema/commissions.ts'
import type { CommissionRow } from '../write-changes.ts'
import type { WireStatus } from '../schema.ts'

const { status, cancelReason } = commissions

/** Returns the API's name of a commission's status. */
export function wireStatusOf(row: Pick<CommissionRow, 'status' | 'cancelReason'>): WireStatus {
  if (row.status === 'due' || row.status === 'processing') return 'processed'
  if (row.status === 'held') return 'hold'
  if (row.status === 'reversed') return 'refunded'
  if (row.status === 'paid') return 'paid'
  if (row.status === 'pending') return 'pending'
  if (row.cancelReason === 'duplicate' || row.cancelReason === 'fraud') return row.cancelReason
  return 'canceled'
}

/** Selects the rows that the API gives this status: the same table in reverse. */
export function whereStatus(word: WireStatus): SQL | undefined {
  if (word === 'processed') return inArray(status, ['due', 'processing'])
  if (word === 'hold') return eq(status, 'held')
  if (word === 'refunded') return eq(status, 'reversed')
  if (word === 'paid' || word === 'pending') return eq(status, word)
  const reason =
    word === 'canceled' ? notInArray(cancelReason, ['duplicate', 'fraud']) : eq(cancelReason, word)
  return and(eq(status, 'canceled'), reason)
}
