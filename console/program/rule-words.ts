import { t, type TextId } from '../base/texts.ts'
import {
  isMoney,
  type LimitDraft,
  type ProductDraft,
  type RulesDraft,
  type TiersDraft,
} from './rule-draft.ts'

type Names<T extends string> = Readonly<Record<T, string>>

export function measureNames(): Names<TiersDraft['measure']> {
  return {
    revenue: t('rewards.revenue'),
    sales: t('rewards.numberOfSales'),
    leads: t('rewards.numberOfLeads'),
    earnings: t('rewards.earnings'),
  }
}

export function tierPeriodNames(): Names<TiersDraft['period']> {
  return {
    all: t('rewards.inTotal'),
    month: t('rewards.perMonth'),
    quarter: t('rewards.perQuarter'),
    year: t('rewards.perYear'),
  }
}

export function modeNames(): Names<TiersDraft['mode']> {
  return {
    all_or_nothing: t('rewards.wholeSale'),
    marginal: t('rewards.amountAboveThreshold'),
  }
}

export function perNames(): Names<LimitDraft['per']> {
  return { customer: t('rewards.perCustomer'), partner: t('rewards.perPartner') }
}

export function limitPeriodNames(): Names<LimitDraft['period']> {
  return {
    all: t('rewards.inTotal'),
    day: t('rewards.perDay'),
    week: t('rewards.perWeek'),
    month: t('rewards.perMonth'),
  }
}

type Part = RulesDraft['exclude'][number]

/** The parts of a sale that percentages may leave out. */
export const PART_NAMES: Readonly<Record<Part, TextId>> = {
  tax: 'rewards.taxes',
  shipping: 'rewards.shipping',
  fee: 'rewards.paymentFees',
}
export const PARTS = Object.keys(PART_NAMES) as Part[]

/** Says what a limit is: `50.00 USD, 3 commissions per customer a month`. */
export function limitSentence(
  { per, period, amount, count }: LimitDraft,
  currency: string,
): string {
  const most = [
    amount && `${amount} ${currency.toUpperCase()}`,
    count && t('rewards.countCommissions', { count: Number(count) }),
  ].filter(Boolean)
  return `${most.join(', ')} ${perNames()[per]} ${limitPeriodNames()[period]}`
}

/** Says what tiers are: `revenue in the month: from 1000.00 USD on 30 %`. */
export function tiersSentence(tiers: TiersDraft | null, currency: string): string {
  if (!tiers) return ''
  const { measure, period, mode, levels } = tiers
  const unit = isMoney(measure) ? ` ${currency.toUpperCase()}` : ''
  const steps = levels.map((level) =>
    t('rewards.thresholdRate', {
      threshold: `${level.threshold}${unit}`,
      rate: rateWords(level, currency),
    }),
  )
  const split = mode === 'marginal' ? `, ${modeNames().marginal}` : ''
  return `${measureNames()[measure]} ${tierPeriodNames()[period]}: ${steps.join(', ')}${split}`
}

/** Says what products earn: `book, pen: 5 %`. */
export function productSentence({ products, type, value }: ProductDraft, currency: string): string {
  const rate = type === 'excluded' ? t('rewards.nothing') : rateWords({ type, value }, currency)
  return `${products}: ${rate}`
}

export function excludeSentence(exclude: RulesDraft['exclude']): string {
  return exclude.map((part) => t(PART_NAMES[part])).join(', ')
}

function rateWords(rate: { type: 'flat' | 'percentage'; value: string }, currency: string): string {
  return rate.type === 'flat' ? `${rate.value} ${currency.toUpperCase()}` : `${rate.value} %`
}
