import { allocate } from '../money.ts'
import { SALE_PARTS, type SalePart, type SaleParts } from '../sale-parts.ts'

/** The amount that percentages are taken of, and what was left out of the sale to get there. */
export interface Base {
  baseMinor: bigint
  leftOut: { part: SalePart; amountMinor: bigint }[]
}

/**
 * Leaves excluded parts out of a sale's amount. `saleMinor` may be in another currency than the parts, or
 * changed since: tax, shipping and fee keep their proportion to it, and all parts add up to it exactly.
 */
export function baseOf(saleMinor: bigint, parts: SaleParts, exclude: readonly SalePart[]): Base {
  const whole = parts.amountMinor
  if (exclude.length === 0 || whole === 0) return { baseMinor: saleMinor, leftOut: [] }
  const given = SALE_PARTS.map((part) => minorOf(parts, part))
  const rest = given.reduce((left, minor) => left - minor, whole)
  const scaled = allocate(saleMinor, [...given, rest])
  const leftOut = SALE_PARTS.flatMap((part, index) => {
    const amountMinor = scaled[index]!
    return exclude.includes(part) && amountMinor !== 0n ? [{ part, amountMinor }] : []
  })
  const baseMinor = leftOut.reduce((left, { amountMinor }) => left - amountMinor, saleMinor)
  return { baseMinor, leftOut }
}

/** Returns one part in minor units of the sale's currency. */
export function minorOf(parts: SaleParts, part: SalePart): number {
  return { tax: parts.taxMinor, shipping: parts.shippingMinor, fee: parts.feeMinor }[part]
}
