import { message, money, type Message, type PlainCode } from '../../domain/message/message.ts'
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
const REASONS: Readonly<Record<string, PlainCode>> = {
  AUTHORIZATION_ERROR: 'payout.paypal.not-allowed',
  CLOSED_MARKET: 'payout.paypal.bad-country',
  CURRENCY_NOT_SUPPORTED_FOR_RECEIVER: 'payout.paypal.bad-currency',
  INSUFFICIENT_FUNDS: 'payout.paypal.not-covered',
  INVALID_EMAIL: 'payout.paypal.bad-email',
  NON_HOLDING_CURRENCY: 'payout.paypal.no-balance-in-currency',
  RECEIVER_ACCOUNT_LOCKED: 'payout.paypal.locked',
  RECEIVER_COUNTRY_NOT_ALLOWED: 'payout.paypal.bad-country',
  RECEIVER_STATE_RESTRICTED: 'payout.paypal.bad-region',
  RECEIVER_UNCONFIRMED: 'payout.paypal.unconfirmed',
  RECEIVER_UNREGISTERED: 'payout.paypal.no-account',
  RECEIVING_LIMIT_EXCEEDED: 'payout.paypal.receiving-limit',
  REGULATORY_BLOCKED: 'payout.paypal.law',
  REGULATORY_PENDING: 'payout.paypal.checking',
  SENDER_RESTRICTED: 'payout.paypal.sender-restricted',
  SENDER_STATE_RESTRICTED: 'payout.paypal.sender-region',
  SENDING_LIMIT_EXCEEDED: 'payout.paypal.sending-limit',
  TRANSACTION_LIMIT_EXCEEDED: 'payout.paypal.amount-too-large',
}

/** Statuses of money that came back: nobody took it within 30 days, or the partner returned it. */
const GAVE_BACK: Readonly<Record<string, PlainCode>> = {
  RETURNED: 'payout.paypal.unclaimed',
  REFUNDED: 'payout.paypal.given-back',
  REVERSED: 'payout.paypal.taken-back',
  CANCELED: 'payout.paypal.canceled',
}

export function inexactAmount({ amountMinor, currency }: TransferIntent): Message {
  return message('payout.paypal.inexact-amount', { amount: money(amountMinor, currency) })
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
  const reason = message(status === 'CANCELED' ? 'payout.paypal.canceled' : 'payout.paypal.refused')
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
  const reason = ended ? endReason(word, item.errors?.name) : null
  return { transferId, status, reference: item.payout_batch_id ?? reference, reason }
}

function endReason(status: string, name: string | undefined): Message {
  const known = Object.hasOwn(GAVE_BACK, status) ? GAVE_BACK[status] : undefined
  return known ? message(known) : refusalReason(name)
}

export function refusalReason(name: string | undefined): Message {
  if (name !== undefined && Object.hasOwn(REASONS, name)) return message(REASONS[name]!)
  return name !== undefined && /^[A-Z_]{1,60}$/.test(name)
    ? message('payout.paypal.refused-code', { code: name })
    : message('payout.paypal.refused')
}
