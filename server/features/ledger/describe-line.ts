import type { Cause } from '../../domain/ledger.ts'

/** What a posting is about, as far as a sentence needs it. */
export interface LineSubject {
  cause: Cause
  commissionType: string | null
  description: string | null
  invoiceId: string | null
  provider: string | null
  masked: string | null
  failureReason: string | null
}

/** What happened, in a sentence that a partner understands. */
export function describeLine(line: LineSubject): string {
  const what = line.description ?? subjectOf(line)
  const to = line.provider ? ` to ${line.masked || line.provider}` : ''
  const why = line.failureReason ? `: ${line.failureReason}` : '.'
  const sentences: Record<Cause, string> = {
    commission_accrued: `${what}: earned.`,
    commission_matured: `${what}: the holding period is over.`,
    commission_adjusted: `${what}: changed by the program.`,
    commission_reversed: `${what}: taken back in proportion to a refund.`,
    commission_canceled: `${what}: canceled.`,
    payout_sent: `Payout${to}: on its way.`,
    payout_completed: `Payout${to}: arrived.`,
    payout_failed: `Payout${to} did not arrive${why}`,
    payout_canceled: `Payout${to}: stopped before it left.`,
    payout_returned: `Payout${to} came back${why}`,
    enrollment_merged: 'Moved with the merge of two partners.',
  }
  return sentences[line.cause]
}

function subjectOf({ commissionType, invoiceId }: LineSubject): string {
  const invoice = invoiceId ? ` (invoice ${invoiceId})` : ''
  return commissionType ? `Commission for a ${commissionType}${invoice}` : 'Commission'
}
