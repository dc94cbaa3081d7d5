import { message, money, type Message, type Value } from '../message/message.ts'
import type { SalePart } from '../sale-parts.ts'
import { sentenceOf } from './match.ts'
import type { ConditionGroup, Limit, Modifier, ProductRule, RewardVersion, Terms } from './types.ts'
import { describeMeasure, thresholdOf } from './tiers.ts'
import { phraseOfGroup } from './partner-words.ts'
import { productsOf } from './wording.ts'

type About = Pick<RewardVersion, 'event' | 'currency'> & Partial<Pick<RewardVersion, 'exclude'>>

/**
 * Describes what a reward pays, for partners: `20 % of every sale (without tax) for 12 months`, `5.00 USD
 * per lead`.
 */
export function describeTerms(terms: Terms, { event, currency, exclude = [] }: About): Message {
  const { type, rateBps, amountMinor, maxDurationMonths: months } = terms
  const which = months === 0 ? 'first' : 'every'
  const what =
    type === 'percentage'
      ? withoutParts(
          message(`reward.percentage.${event}.${which}`, { rate: { bps: rateBps ?? 0 } }),
          exclude,
        )
      : message(`reward.flat.${event}.${which}`, {
          amount: money(BigInt(amountMinor ?? 0), currency),
        })
  return months ? message('reward.months', { terms: what, count: months }) : what
}

function withoutParts(terms: Message, exclude: readonly SalePart[]): Message {
  const [first, ...others] = exclude.map((part) => message(`reward.part.${part}`))
  if (!first) return terms
  const parts = others.reduce<Value>((items, item) => message('value.list', { items, item }), first)
  return message('reward.without', { terms, parts })
}

/** Describes what line items of some products earn: `10 % of “beans”, “mug”`, `Nothing for “card”`. */
export function describeProductRule(rule: ProductRule, currency: string): Message {
  const products = productsOf(rule, rule.productIds, currency)
  if (rule.type === 'excluded') return message('reward.product.excluded', { products })
  if (rule.type === 'percentage') {
    return message('reward.product.percentage', { rate: { bps: rule.rateBps ?? 0 }, products })
  }
  const amount = money(BigInt(rule.amountMinor ?? 0), currency)
  return message('reward.product.flat', { amount, products })
}

/**
 * Describes the base terms, the tiers and the limits of a reward in one line; `describeModifier` describes the other
 * terms.
 */
export function describeReward(
  version: Terms & About & Pick<RewardVersion, 'limits' | 'tiers'>,
): Message {
  return version.limits.reduce((terms, limit) => {
    const described = describeLimit(limit, version.currency)
    return message('reward.limited', { terms, limit: described })
  }, describeTiers(version))
}

/**
 * Describes the base terms and the tiers: `10 % of every sale; by revenue per month: 20 % from 1,000.00 USD,
 * 30 % from 5,000.00 USD`.
 */
function describeTiers(version: Terms & About & Pick<RewardVersion, 'tiers'>): Message {
  const { tiers, currency } = version
  const terms = describeTerms(version, version)
  if (!tiers) return terms
  const [first, ...others] = tiers.levels.map(({ type, rateBps, amountMinor, threshold }) => {
    const amount = money(BigInt(amountMinor ?? 0), currency)
    const rate = type === 'percentage' ? { bps: rateBps ?? 0 } : amount
    const from = thresholdOf(tiers, BigInt(threshold), currency)
    return message('reward.tier', { rate, threshold: from })
  })
  const list = others.reduce<Value>(
    (items, item) => message('value.list', { items, item }),
    first ?? '',
  )
  const measured = describeMeasure(tiers)
  return message(`reward.tiered.${tiers.mode}`, { terms, measured, tiers: list })
}

/** Describes each limit of a reward by itself: `Up to 500.00 USD per partner per month`. */
export function describeLimits({
  limits,
  currency,
}: Pick<RewardVersion, 'limits' | 'currency'>): Message[] {
  return limits.map((limit) => message('reward.limit', { limit: describeLimit(limit, currency) }))
}

/** Describes one limit: `500.00 USD per partner per month`, `3 commissions per customer` */
export function describeLimit(
  { per, period, amountMinor, count }: Limit,
  currency: string,
): Message {
  const amount = amountMinor === null ? null : money(BigInt(amountMinor), currency)
  const commissions = count === null ? null : message('reward.limit.commissions', { count })
  const both =
    amount && commissions && message('reward.limit.amount-and-commissions', { amount, commissions })
  return message(`reward.limit.${per}.${period}`, { sum: both ?? amount ?? commissions ?? '' })
}

/**
 * Describes a modifier: `30 % of every sale if customer country is DE and sale amount is at least 100.00
 * EUR`. Partners read its label, or words without names of fields.
 */
export function describeModifier(modifier: Modifier, about: About): Message {
  const terms = describeTerms(modifier, about)
  const conditions = describeGroup(modifier.when, about.currency)
  const { label, when } = modifier
  const forPartner =
    label === undefined
      ? message('reward.modifier-for', { terms, conditions: phraseOfGroup(when, about.currency) })
      : message('reward.modifier-labelled', { terms, label })
  return { ...message('reward.modifier', { terms, conditions }), forPartner }
}

/** Describes conditions: `customer country is DE and sale amount is at least 100.00 EUR`. */
export function describeGroup({ match, conditions }: ConditionGroup, currency: string): Value {
  const [first = '', ...others] = conditions.map((part): Value => {
    if (!('conditions' in part)) return sentenceOf(part, currency)
    const inner = describeGroup(part, currency)
    return part.conditions.length > 1 ? message('condition.group', { conditions: inner }) : inner
  })
  return others.reduce<Value>(
    (one, other) =>
      match === 'all'
        ? message('condition.and', { one, other })
        : message('condition.or', { one, other }),
    first,
  )
}
