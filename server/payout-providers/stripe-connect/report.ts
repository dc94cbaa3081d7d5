import { Stripe } from 'stripe'
import { formatMoney } from '../../domain/money.ts'
import type { TransferIntent, TransferReport } from '../port.ts'

/** The fields of Stripe's transfer that are read. */
type Transfer = Pick<Stripe.Transfer, 'id' | 'reversed' | 'metadata'>

/** By Stripe's code, for the partner to read. */
const SENTENCES: Record<string, string> = {
  account_invalid: 'Stripe does not know your account any more. Connect it again.',
  amount_too_large: 'The amount is larger than Stripe allows for one transfer.',
  amount_too_small: 'The amount is smaller than Stripe allows for one transfer.',
  balance_insufficient: "The program's Stripe balance does not cover the payout.",
  insufficient_capabilities_for_transfer:
    'Your Stripe account cannot receive transfers yet. Finish its setup at Stripe.',
  resource_missing: 'Stripe does not know your account any more. Connect it again.',
  transfers_not_allowed: 'Stripe does not allow transfers to your account. Ask Stripe why.',
}

const OTHER = 'Stripe refused the transfer ({code}).'
const UNSAID = 'Stripe refused the transfer.'
const INEXPRESSIBLE = 'Stripe cannot transfer exactly {amount}.'
const TAKEN_BACK = 'The program took the transfer back at Stripe.'

export const STRIPE_TEXTS: readonly string[] = [
  ...Object.values(SENTENCES),
  OTHER,
  UNSAID,
  INEXPRESSIBLE,
  TAKEN_BACK,
]

/**
 * Reads the report of a transfer: it arrives in the partner's balance with its creation. What Stripe pays
 * out from there is the partner's own, so nothing later but a full reversal takes it back.
 */
export function reportOf(transferId: string, transfer: Transfer): TransferReport {
  return {
    transferId,
    status: transfer.reversed ? 'returned' : 'completed',
    reference: transfer.id,
    reason: transfer.reversed ? TAKEN_BACK : null,
  }
}

/** Reads the report of a transfer that carries an id of ours; null when it is not ours. */
export function reportOnOurs(transfer: Transfer): TransferReport | null {
  const transferId = transfer.metadata?.transferId
  return transferId ? reportOf(transferId, transfer) : null
}

export function refused(transferId: string, reason: string): TransferReport {
  return { transferId, status: 'failed', reference: null, reason }
}

export function inexpressible({ amountMinor, currency }: TransferIntent): string {
  return INEXPRESSIBLE.replace('{amount}', formatMoney(amountMinor, currency))
}

/**
 * Returns the reason of a final refusal; null when none is known, or when the connection to Stripe is at
 * fault.
 */
export function refusalOf(error: unknown): string | null {
  const { StripeInvalidRequestError, StripeCardError, StripePermissionError } = Stripe.errors
  const final =
    error instanceof StripeInvalidRequestError ||
    error instanceof StripeCardError ||
    error instanceof StripePermissionError
  if (!final) return null
  const code = error.code ?? ''
  if (Object.hasOwn(SENTENCES, code)) return SENTENCES[code]!
  return /^[a-z_]{1,60}$/.test(code) ? OTHER.replace('{code}', code) : UNSAID
}

/** Removes from an error what was sent, since that has the key in it, so that it can be logged. */
export function withoutSecrets(error: unknown): Error {
  if (!(error instanceof Stripe.errors.StripeError)) return new Error('Stripe could not be asked.')
  const { type, code, statusCode, requestId } = error
  const known = [type, code, statusCode, requestId].filter(Boolean).join(', ')
  return new Error(`Stripe did not say what became of it (${known}).`)
}
