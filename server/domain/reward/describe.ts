import { formatMoney } from '../money.ts'
import { findAttribute } from './conditions/find-attribute.ts'
import { sentenceOf } from './match.ts'
import type { Condition, ConditionGroup, Limit, Modifier, RewardVersion, Terms } from './types.ts'
import { counted, formatRate } from './wording.ts'

type About = Pick<RewardVersion, 'event' | 'currency'>

/** What a percentage is taken from, of every event and of the first. */
const SHARES = {
  click: ['every click', 'the first click'],
  lead: ['every lead', 'the first lead'],
  sale: ['every sale', 'the first sale'],
  referral: [
    'every commission of the partners you refer',
    'the first commission of a partner you refer',
  ],
} as const

const UNITS = {
  click: ['click', 'the first click'],
  lead: ['lead', 'the first lead'],
  sale: ['sale', 'the first sale'],
  referral: ['commission of a partner you refer', 'the first commission of a partner you refer'],
} as const

/** What a reward pays, for partners: `20 % of every sale for 12 months`, `5.00 USD per lead`. */
export function describeTerms(terms: Terms, { event, currency }: About): string {
  const { type, rateBps, amountMinor, maxDurationMonths: months } = terms
  const once = months === 0
  const duration = months ? ` for ${counted(months, 'month')}` : ''
  if (type === 'percentage') {
    return `${formatRate(rateBps ?? 0)} of ${SHARES[event][once ? 1 : 0]}${duration}`
  }
  const amount = formatMoney(BigInt(amountMinor ?? 0), currency)
  return once ? `${amount} for ${UNITS[event][1]}` : `${amount} per ${UNITS[event][0]}${duration}`
}

/** The base terms and the limits of a reward in one line; `describeModifier` tells the other terms. */
export function describeReward(version: Terms & About & Pick<RewardVersion, 'limits'>): string {
  const limits = version.limits.map((limit) => `at most ${describeLimit(limit, version.currency)}`)
  return [describeTerms(version, version), ...limits].join(', ')
}

/** `500.00 USD per partner and month`, `3 commissions per customer` */
export function describeLimit(
  { per, period, amountMinor, count }: Limit,
  currency: string,
): string {
  const caps = [
    amountMinor === null ? null : formatMoney(BigInt(amountMinor), currency),
    count === null ? null : counted(count, 'commission'),
  ].filter((cap) => cap !== null)
  return `${caps.join(' and ')} per ${per}${period === 'all' ? '' : ` and ${period}`}`
}

/** `30 % of every sale if customer country is DE and sale amount is at least 100.00 EUR` */
export function describeModifier(modifier: Modifier, about: About): string {
  return `${describeTerms(modifier, about)} if ${describeGroup(modifier.when, about.currency)}`
}

function describeGroup({ match, conditions }: ConditionGroup, currency: string): string {
  const parts = conditions.map((part) => {
    if (!('conditions' in part)) return describeCondition(part, currency)
    const inner = describeGroup(part, currency)
    return part.conditions.length > 1 ? `(${inner})` : inner
  })
  return parts.join(match === 'all' ? ' and ' : ' or ')
}

function describeCondition(condition: Condition, currency: string): string {
  const found = findAttribute(condition.attribute)
  if (!found) return sentenceOf(condition, currency)
  const label = found.attribute.label.charAt(0).toLowerCase() + found.attribute.label.slice(1)
  return sentenceOf(condition, currency, found.path ? `${label} ${found.path}` : label)
}
