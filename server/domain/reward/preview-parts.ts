import { internal, message, money, type Value } from '../message/message.ts'
import type { LineItem, SalePart, SaleParts } from '../sale-parts.ts'
import type { Sample } from './preview.ts'
import type { RewardFacts, RewardVersion } from './types.ts'

/** Builds samples of what a reward excludes and, for each product rule, a sale that is half that product. */
export function partSamples(version: RewardVersion, usual: RewardFacts): Sample[] {
  const { currency, exclude, products } = version
  const amountMinor = Number(usual.saleMinor)
  const amount = money(usual.saleMinor, currency)
  const tenth = amountMinor / 10
  const parts = (change: Partial<SaleParts>) => ({ ...NOTHING, amountMinor, ...change })
  const minorOf = (part: SalePart) => (exclude.includes(part) ? tenth : 0)
  const besides = {
    taxMinor: minorOf('tax'),
    shippingMinor: minorOf('shipping'),
    feeMinor: minorOf('fee'),
  }
  const net = {
    title: internal('internal.sample.parts', { amount, parts: partsOf(exclude) }),
    facts: { ...usual, parts: parts(besides) },
  }
  const sold = products.flatMap((rule) => {
    const productId = rule.productIds.find(
      (id) => products.find((one) => one.productIds.includes(id)) === rule,
    )
    if (productId === undefined) return []
    const lineItems: LineItem[] = [
      { productId, name: null, quantity: 1, amountMinor: amountMinor / 2 },
    ]
    const sale = { amount, product: rule.label ?? productId }
    const title = internal('internal.sample.product', sale)
    return [{ title, facts: { ...usual, parts: parts({ lineItems }) } }]
  })
  return exclude.length > 0 ? [net, ...sold] : sold
}

function partsOf(exclude: readonly SalePart[]): Value {
  const [first = '', ...others] = exclude.map((part) => message(`reward.part.${part}`))
  return others.reduce<Value>((items, item) => message('value.list', { items, item }), first)
}

const NOTHING = { taxMinor: 0, shippingMinor: 0, feeMinor: 0, lineItems: [] }
