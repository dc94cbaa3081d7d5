import { COMMISSION_TYPES } from '../../../domain/commission.ts'
import type { Cause } from '../../../domain/ledger.ts'
import { message, money, type Localizable, type Message } from '../../../domain/message/message.ts'

/** The subject of a posting, as far as a sentence needs it. */
export interface LineSubject {
  cause: Cause
  commissionType: string | null
  description: Localizable | null
  invoiceId: string | null
  provider: string | null
  masked: Localizable | null
  failureReason: Localizable | null
  /** What was due besides and stayed payable, in minor units; null: no payout. */
  carried: bigint | null
  currency: string
}

/** Sentences about a posting for partners. */
const SENTENCES: Record<Cause, (line: LineSubject) => Message> = {
  commission_accrued: (line) => message('ledger.commission_accrued', { what: subjectOf(line) }),
  commission_matured: (line) => message('ledger.commission_matured', { what: subjectOf(line) }),
  commission_adjusted: (line) => message('ledger.commission_adjusted', { what: subjectOf(line) }),
  commission_reversed: (line) => message('ledger.commission_reversed', { what: subjectOf(line) }),
  commission_canceled: (line) => message('ledger.commission_canceled', { what: subjectOf(line) }),
  commission_restored: (line) => message('ledger.commission_restored', { what: subjectOf(line) }),
  payout_sent: (line) => {
    const [payout, carried] = [payoutOf(line), line.carried ?? 0n]
    return carried > 0n
      ? message('ledger.payout_sent-carried', { payout, rest: money(carried, line.currency) })
      : message('ledger.payout_sent', { payout })
  },
  payout_completed: (line) => message('ledger.payout_completed', { payout: payoutOf(line) }),
  payout_failed: (line) => {
    const [payout, reason] = [payoutOf(line), line.failureReason]
    return reason
      ? message('ledger.payout_failed-reason', { payout, reason })
      : message('ledger.payout_failed', { payout })
  },
  payout_canceled: (line) => message('ledger.payout_canceled', { payout: payoutOf(line) }),
  payout_returned: (line) => {
    const [payout, reason] = [payoutOf(line), line.failureReason]
    return reason
      ? message('ledger.payout_returned-reason', { payout, reason })
      : message('ledger.payout_returned', { payout })
  },
  enrollment_merged: () => message('ledger.enrollment_merged'),
}

export function describeLine(line: LineSubject): Message {
  return SENTENCES[line.cause](line)
}

type Kind = (typeof COMMISSION_TYPES)[number]

/** Returns the commission's own description, else what it is for. */
export function subjectOf({
  commissionType,
  description,
  invoiceId,
}: Pick<LineSubject, 'commissionType' | 'description' | 'invoiceId'>): Localizable {
  if (description !== null) return description
  const kind = COMMISSION_TYPES.find((type): type is Kind => type === commissionType)
  if (!kind) return message('ledger.subject.commission')
  const commission = message(`ledger.subject.${kind}`)
  return invoiceId
    ? message('ledger.subject.invoice', { commission, invoice: invoiceId })
    : commission
}

function payoutOf({ provider, masked }: LineSubject): Message {
  if (!provider) return message('ledger.subject.payout')
  return message('ledger.subject.payout-to', { account: masked || provider })
}
