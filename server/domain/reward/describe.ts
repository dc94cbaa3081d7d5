import { message, money, type Message, type Value } from '../message/message.ts'
import { sentenceOf } from './match.ts'
import type { ConditionGroup, Limit, Modifier, RewardEvent, RewardVersion, Terms } from './types.ts'

type About = Pick<RewardVersion, 'event' | 'currency'>

type Wording = readonly [each: (sum: Value) => Message, first: (sum: Value) => Message]

/** The base of a percentage, for every event and for the first. */
const SHARES: Record<RewardEvent, Wording> = {
  click: [
    (rate) => message('{rate} of every click', { rate }),
    (rate) => message('{rate} of the first click', { rate }),
  ],
  lead: [
    (rate) => message('{rate} of every lead', { rate }),
    (rate) => message('{rate} of the first lead', { rate }),
  ],
  sale: [
    (rate) => message('{rate} of every sale', { rate }),
    (rate) => message('{rate} of the first sale', { rate }),
  ],
  referral: [
    (rate) => message('{rate} of every commission of the partners you refer', { rate }),
    (rate) => message('{rate} of the first commission of a partner you refer', { rate }),
  ],
}

const UNITS: Record<RewardEvent, Wording> = {
  click: [
    (amount) => message('{amount} per click', { amount }),
    (amount) => message('{amount} for the first click', { amount }),
  ],
  lead: [
    (amount) => message('{amount} per lead', { amount }),
    (amount) => message('{amount} for the first lead', { amount }),
  ],
  sale: [
    (amount) => message('{amount} per sale', { amount }),
    (amount) => message('{amount} for the first sale', { amount }),
  ],
  referral: [
    (amount) => message('{amount} per commission of a partner you refer', { amount }),
    (amount) => message('{amount} for the first commission of a partner you refer', { amount }),
  ],
}

/** Describes what a reward pays, for partners: `20 % of every sale for 12 months`, `5.00 USD per lead`. */
export function describeTerms(terms: Terms, { event, currency }: About): Message {
  const { type, rateBps, amountMinor, maxDurationMonths: months } = terms
  const which = months === 0 ? 1 : 0
  const what =
    type === 'percentage'
      ? SHARES[event][which]({ bps: rateBps ?? 0 })
      : UNITS[event][which](money(BigInt(amountMinor ?? 0), currency))
  return months ? message('{terms} for {count} months', { terms: what, count: months }) : what
}

/**
 * Describes the base terms and the limits of a reward in one line; `describeModifier` describes the other
 * terms.
 */
export function describeReward(version: Terms & About & Pick<RewardVersion, 'limits'>): Message {
  return version.limits.reduce(
    (terms, limit) => {
      const described = describeLimit(limit, version.currency)
      return message('{terms}, at most {limit}', { terms, limit: described })
    },
    describeTerms(version, version),
  )
}

const SPANS: Record<Limit['per'], Record<Limit['period'], (sum: Value) => Message>> = {
  customer: {
    all: (sum) => message('{sum} per customer', { sum }),
    day: (sum) => message('{sum} per customer and day', { sum }),
    week: (sum) => message('{sum} per customer and week', { sum }),
    month: (sum) => message('{sum} per customer and month', { sum }),
  },
  partner: {
    all: (sum) => message('{sum} per partner', { sum }),
    day: (sum) => message('{sum} per partner and day', { sum }),
    week: (sum) => message('{sum} per partner and week', { sum }),
    month: (sum) => message('{sum} per partner and month', { sum }),
  },
}

/** Describes each limit of a reward by itself: `At most 500.00 USD per partner and month`. */
export function describeLimits({
  limits,
  currency,
}: Pick<RewardVersion, 'limits' | 'currency'>): Message[] {
  return limits.map((limit) =>
    message('At most {limit}', { limit: describeLimit(limit, currency) }),
  )
}

/** Describes one limit: `500.00 USD per partner and month`, `3 commissions per customer` */
export function describeLimit(
  { per, period, amountMinor, count }: Limit,
  currency: string,
): Message {
  const amount = amountMinor === null ? null : money(BigInt(amountMinor), currency)
  const commissions = count === null ? null : message('{count} commissions', { count })
  const both =
    amount && commissions && message('{amount} and {commissions}', { amount, commissions })
  return SPANS[per][period](both ?? amount ?? commissions ?? '')
}

/**
 * Describes a modifier: `30 % of every sale if customer country is DE and sale amount is at least 100.00
 * EUR`
 */
export function describeModifier(modifier: Modifier, about: About): Message {
  const terms = describeTerms(modifier, about)
  const conditions = describeGroup(modifier.when, about.currency)
  return message('{terms} if {conditions}', { terms, conditions })
}

function describeGroup({ match, conditions }: ConditionGroup, currency: string): Value {
  const [first = '', ...others] = conditions.map((part): Value => {
    if (!('conditions' in part)) return sentenceOf(part, currency)
    const inner = describeGroup(part, currency)
    return part.conditions.length > 1 ? message('({conditions})', { conditions: inner }) : inner
  })
  return others.reduce<Value>(
    (one, other) =>
      match === 'all'
        ? message('{one} and {other}', { one, other })
        : message('{one} or {other}', { one, other }),
    first,
  )
}
