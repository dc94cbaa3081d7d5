import { adjust, type CommissionChange, type CommissionState } from './commission.ts'
import { mulDivRound } from './money.ts'

/**
 * Computes how much of a commission a refund takes back, in proportion to the sale. It uses the sums, not
 * the single refund, so that many small refunds take exactly what one large one takes.
 * @returns minor units of the commission's currency, never more than is left
 */
export function reversalOf(facts: RefundFacts): bigint {
  const gapMinor = reversalGap(facts)
  // People may have taken back more than the refunds by now; a refund gives nothing.
  return gapMinor * facts.earnedMinor > 0n ? gapMinor : 0n
}

export interface RefundFacts {
  /** The commission before any refund. */
  earnedMinor: bigint
  /** The sum that earlier refunds took. */
  reversedMinor: bigint
  saleMinor: bigint
  /** The sum of all refunds of the sale less those that were undone, this one included. */
  refundedMinor: bigint
}

/**
 * Computes the difference between what refunds take of a commission and what was taken: negative when a
 * refund was undone and something is to be given back.
 */
export function reversalGap(facts: RefundFacts): bigint {
  const { earnedMinor, reversedMinor, saleMinor, refundedMinor } = facts
  if (saleMinor <= 0n) return 0n
  return mulDivRound(earnedMinor, refundedMinor, saleMinor) - reversedMinor
}

/** Gives back a part of an open commission that an undone refund had taken. `step` is the reversal's id. */
export function giveBack(
  commission: CommissionState,
  amountMinor: bigint,
  step: string,
): CommissionChange {
  const toMinor = commission.earningsMinor + amountMinor
  const { posting, ...change } = adjust(commission, toMinor, step)
  const key = `${commission.id}:restored:${step}`
  return { ...change, posting: posting && { ...posting, cause: 'commission_restored', key } }
}

/**
 * Computes what refunds take of the sale's amount that a commission is about, from their sum. Without an
 * amount (a lead, or no exchange rate yet) only a refund of the whole sale says something.
 */
export function refundedPart(facts: {
  /** The sale, in the commission's currency. */
  amountMinor: bigint
  /** The sale and the sum of all its refunds, in the sale's currency. */
  saleMinor: bigint
  refundedMinor: bigint
}): { amountRefunded: bigint; whollyRefunded: boolean } {
  const { amountMinor, saleMinor, refundedMinor } = facts
  if (saleMinor <= 0n) return { amountRefunded: 0n, whollyRefunded: false }
  return {
    amountRefunded: mulDivRound(amountMinor, refundedMinor, saleMinor),
    whollyRefunded: refundedMinor >= saleMinor,
  }
}
