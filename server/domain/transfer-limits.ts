/** The amounts that one transfer of a provider can carry in a currency, in minor units of ISO 4217. */
export interface TransferLimits {
  /** Amounts are whole multiples of it: 100 where a provider sends whole forints. At least 1. */
  unitMinor: bigint
  minMinor: bigint
  /** Null: the provider names none. */
  maxMinor: bigint | null
}

/** The limits of a provider that can send every amount. */
export const UNLIMITED: TransferLimits = { unitMinor: 1n, minMinor: 1n, maxMinor: null }

/** What a transfer pays of an amount, and what stays payable: together the whole amount. */
export interface SplitDue {
  payableMinor: bigint
  carriedMinor: bigint
}

/**
 * Splits an amount into the largest part that one transfer can express and the rest, both in minor units.
 * Nothing is payable of an amount that is not positive, or below the unit.
 */
export function splitDue(dueMinor: bigint, { unitMinor, maxMinor }: TransferLimits): SplitDue {
  const upTo = maxMinor !== null && dueMinor > maxMinor ? maxMinor : dueMinor
  const payableMinor = upTo > 0n ? upTo - (upTo % unitMinor) : 0n
  return { payableMinor, carriedMinor: dueMinor - payableMinor }
}

/** What one bank file can carry in all. */
export interface FileLimits {
  maxSumMinor: bigint
  maxTransfers: number
}
