import { mulDivRound } from './money.ts'

/**
 * Computes how much of a commission a refund takes back, in proportion to the sale. It uses the sums, not
 * the single refund, so that many small refunds take exactly what one large one takes.
 * @returns minor units of the commission's currency, never more than is left
 */
export function reversalOf(facts: {
  /** The commission before any refund. */
  earnedMinor: bigint
  /** The sum that earlier refunds took. */
  reversedMinor: bigint
  saleMinor: bigint
  /** The sum of all refunds of the sale, this one included. */
  refundedMinor: bigint
}): bigint {
  const { earnedMinor, reversedMinor, saleMinor, refundedMinor } = facts
  if (saleMinor <= 0n) return 0n
  const dueMinor = mulDivRound(earnedMinor, refundedMinor, saleMinor) - reversedMinor
  // People may have taken back more than the refunds by now; a refund gives nothing.
  return dueMinor * earnedMinor > 0n ? dueMinor : 0n
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
