import { message, money, type Message, type Value } from '../message/message.ts'
import { sentenceOf } from './match.ts'
import type { ConditionGroup, Limit, Modifier, RewardVersion, Terms } from './types.ts'

type About = Pick<RewardVersion, 'event' | 'currency'>

/** Describes what a reward pays, for partners: `20 % of every sale for 12 months`, `5.00 USD per lead`. */
export function describeTerms(terms: Terms, { event, currency }: About): Message {
  const { type, rateBps, amountMinor, maxDurationMonths: months } = terms
  const which = months === 0 ? 'first' : 'every'
  const what =
    type === 'percentage'
      ? message(`reward.percentage.${event}.${which}`, { rate: { bps: rateBps ?? 0 } })
      : message(`reward.flat.${event}.${which}`, {
          amount: money(BigInt(amountMinor ?? 0), currency),
        })
  return months ? message('reward.months', { terms: what, count: months }) : what
}

/**
 * Describes the base terms and the limits of a reward in one line; `describeModifier` describes the other
 * terms.
 */
export function describeReward(version: Terms & About & Pick<RewardVersion, 'limits'>): Message {
  return version.limits.reduce(
    (terms, limit) => {
      const described = describeLimit(limit, version.currency)
      return message('reward.limited', { terms, limit: described })
    },
    describeTerms(version, version),
  )
}

/** Describes each limit of a reward by itself: `At most 500.00 USD per partner and month`. */
export function describeLimits({
  limits,
  currency,
}: Pick<RewardVersion, 'limits' | 'currency'>): Message[] {
  return limits.map((limit) => message('reward.limit', { limit: describeLimit(limit, currency) }))
}

/** Describes one limit: `500.00 USD per partner and month`, `3 commissions per customer` */
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
 * EUR`
 */
export function describeModifier(modifier: Modifier, about: About): Message {
  const terms = describeTerms(modifier, about)
  const conditions = describeGroup(modifier.when, about.currency)
  return message('reward.modifier', { terms, conditions })
}

function describeGroup({ match, conditions }: ConditionGroup, currency: string): Value {
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
