import { formatMoney } from '../../domain/money.ts'
import type { TransferIntent, TransferReport, TransferStatus } from '../port.ts'
import type { Batch, Item } from './answers.ts'

const STATUSES: Record<string, TransferStatus> = {
  SUCCESS: 'completed',
  NEW: 'sent',
  PENDING: 'sent',
  UNCLAIMED: 'sent',
  ONHOLD: 'sent',
  DENIED: 'failed',
  FAILED: 'failed',
  BLOCKED: 'failed',
  CANCELED: 'failed',
  RETURNED: 'returned',
  REFUNDED: 'returned',
  REVERSED: 'returned',
}

/** By PayPal's name, for the partner to read. */
const SENTENCES: Record<string, string> = {
  AUTHORIZATION_ERROR: "The program's PayPal account may not send payouts.",
  CLOSED_MARKET: 'PayPal does not pay out to your country.',
  CURRENCY_NOT_SUPPORTED_FOR_RECEIVER: 'Your PayPal account does not take this currency.',
  INSUFFICIENT_FUNDS: "The program's PayPal balance does not cover the payout.",
  INVALID_EMAIL: 'PayPal does not accept this e-mail address. Check it.',
  NON_HOLDING_CURRENCY: "The program's PayPal account holds no balance in this currency.",
  RECEIVER_ACCOUNT_LOCKED: 'Your PayPal account is locked. Ask PayPal why.',
  RECEIVER_COUNTRY_NOT_ALLOWED: 'PayPal does not pay out to your country.',
  RECEIVER_STATE_RESTRICTED: 'PayPal does not pay out to your region.',
  RECEIVER_UNCONFIRMED: 'Your PayPal account is not confirmed. Confirm its e-mail address.',
  RECEIVER_UNREGISTERED: 'There is no PayPal account of this e-mail address.',
  RECEIVING_LIMIT_EXCEEDED: 'Your PayPal account may not receive that much. Verify it at PayPal.',
  REGULATORY_BLOCKED: 'PayPal may not make this payout by law.',
  REGULATORY_PENDING: 'PayPal is still checking this payout.',
  SENDER_RESTRICTED: "The program's PayPal account is restricted.",
  SENDER_STATE_RESTRICTED: "The program's PayPal account may not send payouts from its region.",
  SENDING_LIMIT_EXCEEDED: "The payout is above the limit of the program's PayPal account.",
  TRANSACTION_LIMIT_EXCEEDED: 'The amount is larger than PayPal allows for one payout.',
}

/** Statuses of money that came back: nobody took it within 30 days, or the partner returned it. */
const GAVE_BACK: Record<string, string> = {
  RETURNED: 'Nobody claimed the payout at PayPal, so it went back. Check the e-mail address.',
  REFUNDED: 'The payout was given back at PayPal.',
  REVERSED: 'PayPal took the payout back.',
  CANCELED: 'The payout was canceled at PayPal.',
}

const OTHER = 'PayPal refused the payout ({code}).'
const UNSAID = 'PayPal refused the payout.'
const INEXPRESSIBLE = 'PayPal cannot pay out exactly {amount}.'

export const PAYPAL_TEXTS: readonly string[] = [
  ...Object.values(SENTENCES),
  ...Object.values(GAVE_BACK),
  OTHER,
  UNSAID,
  INEXPRESSIBLE,
]

export function inexpressible({ amountMinor, currency }: TransferIntent): string {
  return INEXPRESSIBLE.replace('{amount}', formatMoney(amountMinor, currency))
}

/** Reads the report of a batch of one item. A batch that was refused as a whole has no items. */
export function reportOfBatch(transferId: string, batch: Batch): TransferReport {
  const reference = batch.batch_header?.payout_batch_id ?? null
  const item = (batch.items ?? []).find((one) => one.payout_item?.sender_item_id === transferId)
  if (item) return reportOfItem(transferId, item, reference)
  const status = batch.batch_header?.batch_status
  if (status !== 'DENIED' && status !== 'CANCELED') {
    return { transferId, status: 'sent', reference, reason: null }
  }
  const reason = status === 'CANCELED' ? GAVE_BACK.CANCELED! : UNSAID
  return { transferId, status: 'failed', reference, reason }
}

/**
 * Reads the report of an item. A status that is not known yet is no end: the money may still be on its way.
 */
export function reportOfItem(
  transferId: string,
  item: Item,
  reference: string | null,
): TransferReport {
  const word = item.transaction_status ?? ''
  const status = Object.hasOwn(STATUSES, word) ? STATUSES[word]! : 'sent'
  const ended = status === 'failed' || status === 'returned'
  const reason = ended ? (GAVE_BACK[word] ?? refusalSentence(item.errors?.name)) : null
  return { transferId, status, reference: item.payout_batch_id ?? reference, reason }
}

export function refusalSentence(name: string | undefined): string {
  if (name !== undefined && Object.hasOwn(SENTENCES, name)) return SENTENCES[name]!
  return name !== undefined && /^[A-Z_]{1,60}$/.test(name) ? OTHER.replace('{code}', name) : UNSAID
}
