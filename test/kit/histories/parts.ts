import { share } from './arithmetic.ts'
import type { RewardTerms, Terms } from './calls.ts'
import type { StoredSale } from './facts.ts'

/** What the shop tells of a sale's amount: of the plan "pro" everything, of others nothing. */
export function partsOf({ plan, amount }: { plan: string | null; amount: number }) {
  if (plan !== 'pro' || amount === 0) return { tax: 0, fee: 0, lineItems: [] }
  const lineItems = [
    { productId: 'beans', quantity: 2, amount: Math.floor(amount / 4) },
    { productId: 'mug', quantity: 1, amount: Math.floor(amount / 7) },
    { productId: 'beans', quantity: 1, amount: Math.floor(amount / 9) },
  ]
  return { tax: Math.floor(amount / 6), fee: Math.floor(amount / 30), lineItems }
}

/**
 * What a sale earns before any limit; `amount` is in the program's currency. There is always more in it
 * than line items, so the terms always pay for something.
 */
export function earnedOf(
  { exclude = [], products = [] }: RewardTerms,
  { terms, sale, amount }: { terms: Terms; sale: StoredSale; amount: bigint },
): bigint {
  const whole = Number(sale.amount)
  if (whole === 0) return earn(terms, amount, 1)
  const { tax, fee, lineItems } = partsOf({ plan: sale.plan, amount: whole })
  const [taxed = 0n, charged = 0n] = split(amount, [tax, fee, whole - tax - fee])
  const untaxed = exclude.includes('tax')
  const base = amount - (untaxed ? taxed : 0n) - (exclude.includes('fee') ? charged : 0n)
  const sold = products.map((rule) =>
    lineItems.filter(
      ({ productId }) => products.find((one) => one.productIds.includes(productId)) === rule,
    ),
  )
  const sums = sold.map((items) => items.reduce((sum, item) => sum + item.amount, 0))
  const goods = untaxed ? whole - tax : whole
  const parts = split(base, [...sums, goods - sums.reduce((sum, one) => sum + one, 0)])
  return products.reduce(
    (sum, rule, index) => {
      const units = sold[index]!.reduce((all, { quantity }) => all + quantity, 0)
      return rule.type === 'excluded' ? sum : sum + earn(rule, parts[index]!, units)
    },
    earn(terms, parts.at(-1)!, 1),
  )
}

function earn(terms: Pick<Terms, 'amount' | 'rateBps'>, amount: bigint, units: number): bigint {
  if (terms.amount !== null) return BigInt(terms.amount) * BigInt(units)
  return share(amount, BigInt(terms.rateBps!), 10_000n)
}

/** Parts of an amount by weight; the units that rounding down leaves go to the largest remainders. */
export function split(amount: bigint, weights: readonly number[]): bigint[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  const exact = weights.map((weight) => amount * BigInt(weight))
  const parts = exact.map((one) => one / whole)
  const byRemainder = exact.map((one, index) => ({ index, left: one % whole }))
  byRemainder.sort((a, b) => (a.left === b.left ? 0 : a.left > b.left ? -1 : 1))
  let over = amount - parts.reduce((sum, part) => sum + part, 0n)
  for (const { index } of byRemainder) if (over-- > 0n) parts[index]! += 1n
  return parts
}
