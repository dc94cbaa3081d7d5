import type { Reward } from '../api/wire.gen.ts'
import { t, type Text } from '../base/texts.ts'
import type { ConditionDraft, ModifierDraft, TermsDraft } from './reward-draft.ts'

export type RewardEvent = Reward['event']

/** What a reward is for, in the order of the list. */
export const EVENTS: Readonly<Record<RewardEvent, { name: Text; each: Text }>> = {
  click: { name: 'Clicks', each: 'for each click' },
  lead: { name: 'Leads', each: 'for each lead' },
  sale: { name: 'Sales', each: 'of every sale' },
  referral: { name: 'Referred partners', each: 'of what referred partners earn' },
}
// The table has these names alone.
export const EVENT_NAMES = Object.keys(EVENTS) as RewardEvent[]

export function isRewardEvent(text: string | null): text is RewardEvent {
  return text !== null && Object.hasOwn(EVENTS, text)
}

/** Names of attributes; one that is new in the API is called what the API calls it. */
const ATTRIBUTES: Readonly<Record<string, Text>> = {
  'customer.country': 'the customer’s country',
  'customer.source': 'what brought the customer',
  'customer.signedUpDays': 'days since the customer signed up',
  'customer.subscriptionMonths': 'months since the customer first paid',
  'sale.type': 'the kind of sale',
  'sale.amount': 'the amount of the sale',
  'sale.productId': 'a product of the sale',
  'sale.processor': 'the payment processor',
  'sale.eventName': 'the name of the sale’s event',
  'lead.metadata.*': 'metadata of the lead',
  'sale.metadata.*': 'metadata of the sale',
  'partner.country': 'the partner’s country',
  'partner.totalClicks': 'the partner’s clicks',
  'partner.totalLeads': 'the partner’s leads',
  'partner.totalSales': 'the partner’s sales',
  'partner.totalSaleAmount': 'the partner’s revenue',
  'partner.totalCommissions': 'the partner’s commissions',
}

const OPERATORS: Readonly<Record<string, Text>> = {
  is: 'is',
  isNot: 'is not',
  in: 'is one of',
  notIn: 'is none of',
  startsWith: 'starts with',
  endsWith: 'ends with',
  contains: 'contains',
  notContains: 'does not contain',
  gt: 'is more than',
  gte: 'is at least',
  lt: 'is less than',
  lte: 'is at most',
}

export function attributeName(attribute: string, fallback = attribute): string {
  const text = ATTRIBUTES[attribute]
  return text ? t(text) : fallback
}

export function operatorName(operator: string, fallback = operator): string {
  const text = OPERATORS[operator]
  return text ? t(text) : fallback
}

/** The values that some facts have. */
const CHOICES: Readonly<Record<string, Text>> = {
  new: 'first purchase',
  recurring: 'later purchase',
  link: 'a link',
  code: 'a discount code',
  script: 'the website',
}

export function choiceName(choice: string): string {
  const text = CHOICES[choice]
  return text ? t(text) : choice
}

/** Says what is earned: `20 % for 12 months`. */
export function termsSentence(terms: TermsDraft, currency: string): string {
  const amount =
    terms.type === 'flat' ? `${terms.value} ${currency.toUpperCase()}` : `${terms.value} %`
  const { duration, months } = terms
  if (duration === 'first') return t('{amount}, the first time only', { amount })
  if (duration === 'ever') return t('{amount} for life', { amount })
  return t('{amount} for {months} months', { amount, months })
}

/** Says when other terms count, and what they are. */
export function modifierSentence(modifier: ModifierDraft, currency: string): string {
  const joined = modifier.conditions
    .map((one) => conditionSentence(one))
    .join(modifier.match === 'all' ? ` ${t('and')} ` : ` ${t('or')} `)
  return t('If {conditions}: {terms}', {
    conditions: joined,
    terms: termsSentence(modifier, currency),
  })
}

function conditionSentence({ attribute, operator, value, stored }: ConditionDraft): string {
  if (stored?.conditions)
    return t('a group of {count} conditions', { count: stored.conditions.length })
  const [kind, field] = attribute.split('.metadata.')
  const name = field
    ? `${attributeName(`${kind}.metadata.*`)} “${field}”`
    : attributeName(attribute)
  return `${name} ${operatorName(operator)} ${value}`
}

/** Why an event earns nothing, by the API's name for it. */
const REASONS: Readonly<Record<string, Text>> = {
  no_reward: 'No reward fits.',
  duration_over: 'The time is over.',
  first_sale_only: 'Only the first sale earns.',
  limit_reached: 'A limit is reached.',
  zero_amount: 'It comes to nothing.',
  not_eligible: 'The partner may not earn.',
  existing_customer: 'The customer was known before the click.',
  already_rewarded: 'It was rewarded already.',
}

/** Says why an event earns nothing. */
export function reasonSentence(reason: string): string {
  const text = REASONS[reason]
  return text ? t(text) : reason
}
