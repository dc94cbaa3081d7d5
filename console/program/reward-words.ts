import type { Reward } from '../api/wire.gen.ts'
import { t, type TextId } from '../base/texts.ts'
import type { ConditionDraft, ModifierDraft, TermsDraft } from './reward-draft.ts'

export type RewardEvent = Reward['event']

/** What a reward is for, in the order of the list. */
export const EVENTS: Readonly<Record<RewardEvent, { name: TextId; each: TextId }>> = {
  click: { name: 'common.clicks', each: 'rewards.forEachClick' },
  lead: { name: 'common.leads', each: 'rewards.forEachLead' },
  sale: { name: 'field.sales', each: 'rewards.ofEverySale' },
  referral: { name: 'rewards.referredPartners', each: 'rewards.referredPartnersEarn' },
}
// The table has these names alone.
export const EVENT_NAMES = Object.keys(EVENTS) as RewardEvent[]

export function isRewardEvent(text: string | null): text is RewardEvent {
  return text !== null && Object.hasOwn(EVENTS, text)
}

/** Names of attributes; one that is new in the API is called what the API calls it. */
const ATTRIBUTES: Readonly<Record<string, TextId>> = {
  'customer.country': 'rewards.theCustomersCountry',
  'customer.source': 'rewards.broughtCustomer',
  'customer.signedUpDays': 'rewards.daysSinceCustomerSigned',
  'customer.subscriptionMonths': 'rewards.monthsSinceCustomerFirst',
  'sale.type': 'rewards.kindSale',
  'sale.amount': 'rewards.amountSale',
  'sale.productId': 'rewards.productSale',
  'sale.processor': 'rewards.thePaymentProcessor',
  'sale.eventName': 'rewards.nameSalesEvent',
  'lead.metadata.*': 'rewards.metadataLead',
  'sale.metadata.*': 'rewards.metadataSale',
  'partner.country': 'rewards.thePartnersCountry',
  'partner.totalClicks': 'rewards.thePartnersClicks',
  'partner.totalLeads': 'rewards.thePartnersLeads',
  'partner.totalSales': 'rewards.thePartnersSales',
  'partner.totalSaleAmount': 'rewards.thePartnersRevenue',
  'partner.totalCommissions': 'rewards.thePartnersCommissions',
}

const OPERATORS: Readonly<Record<string, TextId>> = {
  is: 'common.is',
  isNot: 'common.isNot',
  in: 'rewards.isOneOf',
  notIn: 'rewards.isNoneOf',
  startsWith: 'rewards.startsWith',
  endsWith: 'rewards.endsWith',
  contains: 'rewards.contains',
  notContains: 'rewards.doesNotContain',
  gt: 'rewards.isMoreThan',
  gte: 'rewards.isAtLeast',
  lt: 'rewards.isLessThan',
  lte: 'rewards.isAtMost',
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
const CHOICES: Readonly<Record<string, TextId>> = {
  new: 'rewards.firstPurchase',
  recurring: 'rewards.laterPurchase',
  link: 'rewards.aLink',
  code: 'rewards.aDiscountCode',
  script: 'rewards.theWebsite',
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
  if (duration === 'first') return t('rewards.amountFirstTimeOnly', { amount })
  if (duration === 'ever') return t('rewards.amountForLife', { amount })
  return t('rewards.amountMonthsMonths', { amount, months })
}

/** Says when other terms count, and what they are. */
export function modifierSentence(modifier: ModifierDraft, currency: string): string {
  const joined = modifier.conditions
    .map((one) => conditionSentence(one))
    .join(modifier.match === 'all' ? ` ${t('rewards.and')} ` : ` ${t('rewards.or')} `)
  return t('rewards.ifConditionsTerms', {
    conditions: joined,
    terms: termsSentence(modifier, currency),
  })
}

function conditionSentence({ attribute, operator, value, stored }: ConditionDraft): string {
  if (stored?.conditions)
    return t('rewards.groupCountConditions', { count: stored.conditions.length })
  const [kind, field] = attribute.split('.metadata.')
  const name = field
    ? `${attributeName(`${kind}.metadata.*`)} “${field}”`
    : attributeName(attribute)
  return `${name} ${operatorName(operator)} ${value}`
}

/** Why an event earns nothing, by the API's name for it. */
const REASONS: Readonly<Record<string, TextId>> = {
  no_reward: 'rewards.noRewardFits',
  duration_over: 'rewards.timeOver',
  first_sale_only: 'rewards.onlyFirstSaleEarns',
  limit_reached: 'rewards.limitReached',
  zero_amount: 'rewards.comesNothing',
  not_eligible: 'rewards.partnerMayNotEarn',
  existing_customer: 'rewards.customerKnownBeforeClick',
  already_rewarded: 'rewards.rewardedAlready',
}

/** Says why an event earns nothing. */
export function reasonSentence(reason: string): string {
  const text = REASONS[reason]
  return text ? t(text) : reason
}
