import type { Cause } from '../../../domain/ledger.ts'
import { message, type Message } from '../../../domain/message/message.ts'
import { accountMessage, failureMessage } from '../../../payout-providers/stored-texts.ts'

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
const SENTENCES: Record<Cause, (line: LineSubject) => Message> = {
  commission_accrued: (line) => message('{what}: earned.', { what: subjectOf(line) }),
  commission_matured: (line) =>
    message('{what}: the holding period is over.', { what: subjectOf(line) }),
  commission_adjusted: (line) =>
    message('{what}: changed by the program.', { what: subjectOf(line) }),
  commission_reversed: (line) =>
    message('{what}: taken back in proportion to a refund.', { what: subjectOf(line) }),
  commission_canceled: (line) => message('{what}: canceled.', { what: subjectOf(line) }),
  payout_sent: (line) => message('{payout}: on its way.', { payout: payoutOf(line) }),
  payout_completed: (line) => message('{payout}: arrived.', { payout: payoutOf(line) }),
  payout_failed: (line) => {
    const [payout, reason] = [payoutOf(line), reasonOf(line)]
    return reason
      ? message('{payout} did not arrive: {reason}', { payout, reason })
      : message('{payout} did not arrive.', { payout })
  },
  payout_canceled: (line) =>
    message('{payout}: stopped before it left.', { payout: payoutOf(line) }),
  payout_returned: (line) => {
    const [payout, reason] = [payoutOf(line), reasonOf(line)]
    return reason
      ? message('{payout} came back: {reason}', { payout, reason })
      : message('{payout} came back.', { payout })
  },
  enrollment_merged: () => message('Moved with the merge of two partners.'),
}

export function describeLine(line: LineSubject): Message {
  return SENTENCES[line.cause](line)
}

const COMMISSIONS: Partial<Record<string, Message>> = {
  click: message('Commission for a click'),
  lead: message('Commission for a lead'),
  sale: message('Commission for a sale'),
  referral: message('Commission for a referral'),
  custom: message('Commission for a custom'),
}

/** The description that a person or we gave it, else what it is for. */
function subjectOf({ commissionType, description, invoiceId }: LineSubject): Message {
  if (description !== null) return { text: description }
  const commission = COMMISSIONS[commissionType ?? '']
  if (!commission) return message('Commission')
  return invoiceId
    ? message('{commission} (invoice {invoice})', { commission, invoice: invoiceId })
    : commission
}

function payoutOf({ provider, masked }: LineSubject): Message {
  if (!provider) return message('Payout')
  return message('Payout to {account}', { account: accountMessage(masked || provider) })
}

function reasonOf({ failureReason }: LineSubject): Message | null {
  return failureReason ? failureMessage(failureReason) : null
}
