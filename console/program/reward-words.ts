import type { Reward } from '../api/wire.gen.ts'
import { t, type TextId } from '../base/texts.ts'
import type { ConditionDraft, ModifierDraft, TermsDraft } from './reward-draft.ts'

export type RewardEvent = Reward['event']

/** What a reward is for, in the order of the list. */
export const EVENTS: Readonly<Record<RewardEvent, { name: TextId; each: TextId }>> = {
  click: { name: 'common.clicks', each: 'rewards.perClick' },
  lead: { name: 'common.leads', each: 'rewards.perLead' },
  sale: { name: 'field.sales', each: 'rewards.perSale' },
  referral: { name: 'rewards.partnerReferrals', each: 'rewards.earningsReferredPartners' },
}
// The table has these names alone.
export const EVENT_NAMES = Object.keys(EVENTS) as RewardEvent[]

export function isRewardEvent(text: string | null): text is RewardEvent {
  return text !== null && Object.hasOwn(EVENTS, text)
}

/** Names of attributes; one that is new in the API is called what the API calls it. */
const ATTRIBUTES: Readonly<Record<string, TextId>> = {
  'customer.country': 'rewards.customerCountry',
  'customer.source': 'rewards.referralSource',
  'customer.signedUpDays': 'rewards.daysSinceSignUp',
  'customer.subscriptionMonths': 'rewards.monthsSinceFirstPayment',
  'sale.type': 'rewards.saleType',
  'sale.amount': 'rewards.saleAmount',
  'sale.productId': 'rewards.product',
  'sale.processor': 'rewards.paymentProcessor',
  'sale.eventName': 'rewards.saleEventName',
  'lead.metadata.*': 'rewards.leadMetadata',
  'sale.metadata.*': 'rewards.saleMetadata',
  'partner.country': 'rewards.partnerCountry',
  'partner.totalClicks': 'rewards.partnerClicks',
  'partner.totalLeads': 'rewards.partnerLeads',
  'partner.totalSales': 'rewards.partnerSales',
  'partner.totalSaleAmount': 'rewards.partnerRevenue',
  'partner.totalCommissions': 'rewards.partnerCommissions',
}

const OPERATORS: Readonly<Record<string, TextId>> = {
  is: 'common.is',
  isNot: 'common.isNot',
  in: 'rewards.isOneOf',
  notIn: 'rewards.isNotOneOf',
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
  recurring: 'rewards.repeatPurchase',
  link: 'rewards.aLink',
  code: 'rewards.aDiscountCode',
  script: 'rewards.website',
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
  return t('rewards.amountMonthsMonths', { amount, months: Number(months) })
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
  no_reward: 'rewards.noRewardApplies',
  duration_over: 'rewards.rewardDurationEnded',
  first_sale_only: 'rewards.onlyFirstSaleEarns',
  limit_reached: 'rewards.limitReached',
  zero_amount: 'rewards.amountZero',
  not_eligible: 'rewards.partnerIsntEligibleEarn',
  existing_customer: 'rewards.customerExistedBeforeClick',
  already_rewarded: 'rewards.alreadyRewarded',
}

/** Says why an event earns nothing. */
export function reasonSentence(reason: string): string {
  const text = REASONS[reason]
  return text ? t(text) : reason
}
