import type { Fault } from '../../server/payout-providers/testing-stub.ts'

/** Faults of a month's payouts. */
export interface MonthFaults {
  stripe?: Fault
  paypal?: Fault
  /** How many transfers of the bank file are rejected. */
  sepaRejects?: number
  /** How many ACH entries come back a week after they were paid. */
  achReturns?: number
  /** How many payments nobody claims. */
  payPalReturns?: number
  /** How many transfers Stripe takes back after it had completed them. */
  stripeReversals?: number
  /** At most so much in all, by currency. */
  cap?: Record<string, number>
}

/** By month, from 0. */
export const FAULTS: readonly MonthFaults[] = [
  {},
  // Stripe pays, and answers that it is broken.
  { stripe: 'error-after' },
  // PayPal takes the order, and the connection ends before its answer.
  { paypal: 'cut-after' },
  { sepaRejects: 2 },
  { achReturns: 1 },
  { stripeReversals: 1 },
  // A partner is banned while the money is on its way: see BANNED_IN_FLIGHT.
  {},
  { payPalReturns: 1 },
  // There is not enough on the account.
  { stripe: 'refuse' },
  { cap: { usd: 40_000 } },
  { stripe: 'cut-before', paypal: 'busy' },
  {},
]
