import { format, type Locale } from '../../../../locales/format.ts'
import { describeLine } from '../describe-line.ts'
import type { EntryRow } from './queries.ts'
import type { JournalEntry } from './schema.ts'

/** Presents an entry with the balance after it. */
export function presentEntry(row: EntryRow, balance: bigint, locale: Locale): JournalEntry {
  return {
    id: `${row.postingId}-${row.position}`,
    postingId: row.postingId,
    bookingDate: row.bookedAt.toISOString(),
    eventDate: row.eventAt.toISOString(),
    account: row.account,
    cause: row.cause,
    text: format(describeLine(row), locale),
    programId: row.programId,
    enrollmentId: row.enrollmentId,
    partner: { id: row.partnerId, name: row.partnerName },
    commissionId: row.commissionId,
    payoutId: row.payoutId,
    currency: row.currency,
    amount: row.amount,
    balance: Number(balance),
  }
}
