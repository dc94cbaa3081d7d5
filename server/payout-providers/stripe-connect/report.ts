import { Stripe } from 'stripe'
import { message, money, type Message, type PlainCode } from '../../domain/message/message.ts'
import type { TransferIntent, TransferReport } from '../port.ts'

/** The fields of Stripe's transfer that are read. */
type Transfer = Pick<Stripe.Transfer, 'id' | 'reversed' | 'metadata'>

/** By Stripe's code, for the partner to read. */
const REASONS: Readonly<Record<string, PlainCode>> = {
  account_invalid: 'payout.stripe-connect.unknown-account',
  amount_too_large: 'payout.stripe-connect.amount-too-large',
  amount_too_small: 'payout.stripe-connect.amount-too-small',
  balance_insufficient: 'payout.stripe-connect.not-covered',
  insufficient_capabilities_for_transfer: 'payout.stripe-connect.incomplete-account',
  resource_missing: 'payout.stripe-connect.unknown-account',
  transfers_not_allowed: 'payout.stripe-connect.not-allowed',
}

/**
 * Reads the report of a transfer: it arrives in the partner's balance with its creation. What Stripe pays
 * out from there is the partner's own, so nothing later but a full reversal takes it back.
 */
export function reportOf(transferId: string, transfer: Transfer): TransferReport {
  return {
    transferId,
    status: transfer.reversed ? 'returned' : 'completed',
    reference: transfer.id,
    reason: transfer.reversed ? message('payout.stripe-connect.taken-back') : null,
  }
}

/** Reads the report of a transfer that carries an id of ours; null when it is not ours. */
export function reportOnOurs(transfer: Transfer): TransferReport | null {
  const transferId = transfer.metadata?.transferId
  return transferId ? reportOf(transferId, transfer) : null
}

export function refused(transferId: string, reason: Message): TransferReport {
  return { transferId, status: 'failed', reference: null, reason }
}

export function inexactAmount({ amountMinor, currency }: TransferIntent): Message {
  return message('payout.stripe-connect.inexact-amount', { amount: money(amountMinor, currency) })
}

/**
 * Returns the reason of a final refusal; null when none is known, or when the connection to Stripe is at
 * fault.
 */
export function refusalOf(error: unknown): Message | null {
  const { StripeInvalidRequestError, StripeCardError, StripePermissionError } = Stripe.errors
  const final =
    error instanceof StripeInvalidRequestError ||
    error instanceof StripeCardError ||
    error instanceof StripePermissionError
  if (!final) return null
  const code = error.code ?? ''
  if (Object.hasOwn(REASONS, code)) return message(REASONS[code]!)
  return /^[a-z_]{1,60}$/.test(code)
    ? message('payout.stripe-connect.refused-code', { code })
    : message('payout.stripe-connect.refused')
}

/** Removes from an error what was sent, since that has the key in it, so that it can be logged. */
export function withoutSecrets(error: unknown): Error {
  if (!(error instanceof Stripe.errors.StripeError)) return new Error('We couldn’t reach Stripe.')
  const { type, code, statusCode, requestId } = error
  const known = [type, code, statusCode, requestId].filter(Boolean).join(', ')
  return new Error(`Stripe didn’t return the status (${known}).`)
}
