import { message, money, type Message, type Value } from '../message/message.ts'
import { applyBps } from '../money.ts'
import { baseOf, type Base } from './base.ts'
import { splitByProduct, type ProductShare } from './products.ts'
import type { RewardFacts, RewardVersion, Terms } from './types.ts'
import { productsOf } from './wording.ts'

/** What an amount earns before limits, and how that was computed. */
export interface Gross {
  earningsMinor: bigint
  steps: Message[]
}

/**
 * Computes what a sale earns by its parts: percentages are taken of its base, line items earn by the first
 * product rule that names them, and `earn` says what the rest earns by these terms. Each rule rounds once.
 * An event of which no parts are known earns by the terms alone.
 */
export function earnParts(
  { version, facts, terms }: { version: RewardVersion; facts: RewardFacts; terms: Terms },
  earn: (facts: RewardFacts) => Gross,
): Gross {
  const { saleMinor, parts } = facts
  if (!parts) return earn(facts)
  const { currency } = version
  const base = baseOf(saleMinor, parts, version.exclude)
  const { shares, restMinor, unnamed } = splitByProduct(base.baseMinor, parts, version)
  const steps = describeBase(saleMinor, base, currency)
  if (shares.length === 0)
    return joined([{ earningsMinor: 0n, steps }, earn({ ...facts, saleMinor: restMinor })])
  const paid = shares.map((share) => earnShare(share, currency))
  const pays = terms.type === 'flat' ? unnamed : restMinor > 0n
  const rest = pays ? earnRest(restMinor, currency, earn({ ...facts, saleMinor: restMinor })) : []
  const all = joined([{ earningsMinor: 0n, steps }, ...paid, ...rest])
  const sum = message('earning.sum', { earnings: money(all.earningsMinor, currency) })
  return paid.length + rest.length === 1 ? all : { ...all, steps: [...all.steps, sum] }
}

function joined(parts: readonly Gross[]): Gross {
  return {
    earningsMinor: parts.reduce((sum, part) => sum + part.earningsMinor, 0n),
    steps: parts.flatMap((part) => part.steps),
  }
}

function describeBase(
  saleMinor: bigint,
  { baseMinor, leftOut }: Base,
  currency: string,
): Message[] {
  const [first, ...others] = leftOut.map(({ part, amountMinor }) =>
    message(`earning.part.${part}`, { amount: money(amountMinor, currency) }),
  )
  if (!first) return []
  const parts = others.reduce<Value>((items, item) => message('value.list', { items, item }), first)
  const [amount, base] = [money(saleMinor, currency), money(baseMinor, currency)]
  return [message('earning.base', { amount, parts, base })]
}

function earnShare({ rule, baseMinor, units, productIds }: ProductShare, currency: string): Gross {
  const products = productsOf(rule, productIds, currency)
  const amount = money(baseMinor, currency)
  if (rule.type === 'excluded') {
    const step = message('earning.product.excluded', { products, amount })
    return { earningsMinor: 0n, steps: [step] }
  }
  if (rule.type === 'percentage') {
    const bps = rule.rateBps ?? 0
    const earningsMinor = applyBps(baseMinor, bps)
    const earnings = money(earningsMinor, currency)
    const values = { products, rate: { bps }, amount, earnings }
    return { earningsMinor, steps: [message('earning.product.percentage', values)] }
  }
  const each = BigInt(rule.amountMinor ?? 0)
  const earningsMinor = each * BigInt(units)
  const earnings = money(earningsMinor, currency)
  const values = { products, amount: money(each, currency), quantity: units, earnings }
  return { earningsMinor, steps: [message('earning.product.flat', values)] }
}

function earnRest(restMinor: bigint, currency: string, rest: Gross): Gross[] {
  const step = message('earning.rest', { amount: money(restMinor, currency) })
  return [{ ...rest, steps: [step, ...rest.steps] }]
}
