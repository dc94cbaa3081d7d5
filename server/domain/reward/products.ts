import { allocate } from '../money.ts'
import type { LineItem, SaleParts } from '../sale-parts.ts'
import { minorOf } from './base.ts'
import type { ProductRule, RewardVersion } from './types.ts'

/** The line items that one product rule pays for. */
export interface ProductShare {
  rule: ProductRule
  /** Their part of the base. */
  baseMinor: bigint
  /** How many units. */
  units: number
  /** The products of the sale, each once, in the order of their names. */
  productIds: string[]
}

export interface ProductSplit {
  /** In the order of the rules; a rule that names no line item has none. */
  shares: ProductShare[]
  /** The part of the base that no rule pays for. */
  restMinor: bigint
  /** Whether something was bought that no rule names: what a flat amount per sale is paid for. */
  unnamed: boolean
}

type Rules = Pick<RewardVersion, 'exclude' | 'products'>

/**
 * Splits the base of a sale by the first product rule that names each line item; shares and rest add up to
 * it exactly. An excluded fee makes every line item smaller in proportion, since it is not of one of them.
 */
export function splitByProduct(
  baseMinor: bigint,
  parts: SaleParts,
  { exclude, products }: Rules,
): ProductSplit {
  const named = products.map((rule) => ({ rule, items: itemsOf(rule, products, parts) }))
  const used = named.filter(({ items }) => items.length > 0)
  if (used.length === 0) return { shares: [], restMinor: baseMinor, unnamed: true }
  const sums = used.map(({ items }) => sumOf(items))
  const leftOut = (['tax', 'shipping'] as const).filter((part) => exclude.includes(part))
  const whole = leftOut.reduce((left, part) => left - minorOf(parts, part), parts.amountMinor)
  const rest = sums.reduce((left, sum) => left - sum, whole)
  const split = whole === 0 ? sums.map(() => 0n) : allocate(baseMinor, [...sums, rest])
  const shares = used.map(({ rule, items }, index) => ({
    rule,
    baseMinor: split[index]!,
    units: items.reduce((units, item) => units + item.quantity, 0),
    productIds: [...new Set(items.map((item) => item.productId))].toSorted(),
  }))
  const restMinor = shares.reduce((left, share) => left - share.baseMinor, baseMinor)
  return { shares, restMinor, unnamed: hasUnnamed(parts, used) }
}

function itemsOf(rule: ProductRule, all: readonly ProductRule[], parts: SaleParts): LineItem[] {
  return parts.lineItems.filter(
    ({ productId }) => all.find((one) => one.productIds.includes(productId)) === rule,
  )
}

function sumOf(items: readonly LineItem[]): number {
  return items.reduce((sum, item) => sum + item.amountMinor, 0)
}

/** Tells whether there is a line item without a rule, or an amount that belongs to no line item. */
function hasUnnamed(parts: SaleParts, used: readonly { items: readonly LineItem[] }[]): boolean {
  const { amountMinor, taxMinor, shippingMinor, feeMinor, lineItems } = parts
  const count = used.reduce((sum, { items }) => sum + items.length, 0)
  if (count < lineItems.length) return true
  return amountMinor - taxMinor - shippingMinor - feeMinor > sumOf(lineItems)
}
