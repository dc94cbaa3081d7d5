import { isCurrency } from './currencies.ts'
import { invalid } from './errors.ts'

export * from './currencies.ts'

/**
 * Parses a currency in any case and returns its lower-case code.
 * @throws ApiError `unprocessable_entity`
 */
export function parseCurrency(text: string): string {
  const code = text.trim().toLowerCase()
  if (isCurrency(code)) return code
  throw invalid(
    'currency',
    `${JSON.stringify(text.slice(0, 20))} is not a currency. Use a code of ISO 4217, such as usd.`,
  )
}

/** Computes a × b ÷ c, rounded once, half away from zero. All rounding of money happens here. */
export function mulDivRound(a: bigint, b: bigint, c: bigint): bigint {
  if (c === 0n) throw new RangeError('division by zero')
  const product = a * b
  const negative = product < 0n !== c < 0n
  const dividend = product < 0n ? -product : product
  const divisor = c < 0n ? -c : c
  const rounded = (dividend * 2n + divisor) / (divisor * 2n)
  return negative ? -rounded : rounded
}

/** Computes a share of an amount; 10,000 basis points are the whole. */
export function applyBps(amountMinor: bigint, bps: number): bigint {
  return mulDivRound(amountMinor, BigInt(bps), 10_000n)
}

/**
 * Splits an amount in proportion to whole-number weights. The parts add up to the amount exactly; the
 * units left over by rounding go to the largest remainders, the earlier part first.
 */
export function allocate(amountMinor: bigint, weights: readonly (number | bigint)[]): bigint[] {
  const shares = weights.map((weight) => BigInt(weight))
  const total = shares.reduce((sum, share) => sum + share, 0n)
  if (total <= 0n || shares.some((share) => share < 0n)) {
    throw new RangeError('weights must be whole numbers ≥ 0, and not all 0')
  }
  const sign = amountMinor < 0n ? -1n : 1n
  const amount = amountMinor * sign
  const parts = shares.map((share) => (amount * share) / total)
  const left = Number(amount - parts.reduce((sum, part) => sum + part, 0n))
  shares
    .map((share, index) => ({ index, remainder: (amount * share) % total }))
    .sort((a, b) => (a.remainder === b.remainder ? 0 : a.remainder > b.remainder ? -1 : 1))
    .slice(0, left)
    .forEach(({ index }) => (parts[index]! += 1n))
  return parts.map((part) => part * sign)
}
