import { allocate } from '../domain/money.ts'
import type { SaleParts } from './verbs.ts'

type LineItem = NonNullable<SaleParts['lineItems']>[number]

/** What an order or an invoice consists of. A line may be negative: a credit for unused time. */
export interface Composition {
  /** Everything that was charged: it contains tax, shipping and lines. */
  total: number
  tax: number
  shipping: number
  /** Each after its discounts and without tax. */
  lines: readonly LineItem[]
}

const MAX_LINES = 100
const MAX_QUANTITY = 10_000

/**
 * Returns what a payment consists of. A part payment has the same proportions as the whole; lines that
 * are more than the goods cost are lowered to them, since a discount is not always named.
 */
export function partsOfPayment(whole: Composition, amountMinor: number): SaleParts {
  const { total, tax, shipping, lines } = whole
  if (total <= 0 || tax < 0 || shipping < 0 || tax + shipping > total) return {}
  const lineItems = withinGoods(netLines(lines), total - tax - shipping)
  return scaleParts({ tax, shipping, lineItems }, { from: total, to: Math.min(amountMinor, total) })
}

/** Converts parts of an amount to those of another one, in the same proportions; they never exceed it. */
export function scaleParts(
  parts: SaleParts,
  { from, to }: { from: number; to: number },
): SaleParts {
  const { tax = 0, shipping = 0, lineItems = [] } = parts
  const weights = [tax, shipping, ...lineItems.map(({ amount }) => amount)]
  const rest = from - weights.reduce((sum, weight) => sum + weight, 0)
  if (from <= 0 || to < 0 || rest < 0) return {}
  const [newTax = 0, newShipping = 0, ...amounts] = allocate(BigInt(to), [...weights, rest]).map(
    Number,
  )
  const scaled = lineItems.map((line, index) => ({ ...line, amount: amounts[index]! }))
  return {
    tax: newTax,
    shipping: newShipping,
    ...(scaled.length > 0 && { lineItems: scaled }),
  }
}

/** Takes credits off the lines of the same product, and what is left of them off all others alike. */
function netLines(lines: readonly LineItem[]): LineItem[] {
  if (lines.length <= MAX_LINES && lines.every(({ amount }) => amount >= 0)) return [...lines]
  const products = [...Map.groupBy(lines, ({ productId }) => productId).values()].map(mergeLines)
  const charged = products.filter(({ amount }) => amount > 0)
  const net = withTotal(charged, sumOf(products))
  return net.toSorted((a, b) => b.amount - a.amount).slice(0, MAX_LINES)
}

function mergeLines(lines: readonly LineItem[]): LineItem {
  const charged = lines.filter(({ amount }) => amount > 0)
  const quantity = charged.reduce((sum, one) => sum + one.quantity, 0)
  return {
    ...(charged[0] ?? lines[0]!),
    quantity: Math.min(Math.max(quantity, 1), MAX_QUANTITY),
    amount: sumOf(lines),
  }
}

function withinGoods(lines: LineItem[], goods: number): LineItem[] {
  return sumOf(lines) > goods ? withTotal(lines, goods) : lines
}

/** Lowers lines in proportion, so that they add up to a total. */
function withTotal(lines: readonly LineItem[], total: number): LineItem[] {
  if (total <= 0 || lines.length === 0) return []
  const amounts = allocate(
    BigInt(total),
    lines.map(({ amount }) => amount),
  )
  return lines.map((line, index) => ({ ...line, amount: Number(amounts[index]) }))
}

function sumOf(lines: readonly LineItem[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0)
}
