import { t, type Text } from '../base/texts.ts'
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
    revenue: t('revenue'),
    sales: t('number of sales'),
    leads: t('number of leads'),
    earnings: t('earnings'),
  }
}

export function tierPeriodNames(): Names<TiersDraft['period']> {
  return {
    all: t('in all'),
    month: t('in the month'),
    quarter: t('in the quarter'),
    year: t('in the year'),
  }
}

export function modeNames(): Names<TiersDraft['mode']> {
  return {
    all_or_nothing: t('for the whole sale'),
    marginal: t('for the part above it'),
  }
}

export function perNames(): Names<LimitDraft['per']> {
  return { customer: t('per customer'), partner: t('per partner') }
}

export function limitPeriodNames(): Names<LimitDraft['period']> {
  return { all: t('in all'), day: t('a day'), week: t('a week'), month: t('a month') }
}

type Part = RulesDraft['exclude'][number]

/** The parts of a sale that percentages may leave out. */
export const PART_NAMES: Readonly<Record<Part, Text>> = {
  tax: 'taxes',
  shipping: 'shipping',
  fee: 'payment fees',
}
export const PARTS = Object.keys(PART_NAMES) as Part[]

/** Says what a limit is: `50.00 USD, 3 commissions per customer a month`. */
export function limitSentence(
  { per, period, amount, count }: LimitDraft,
  currency: string,
): string {
  const most = [
    amount && `${amount} ${currency.toUpperCase()}`,
    count && t('{count} commissions', { count }),
  ].filter(Boolean)
  return `${most.join(', ')} ${perNames()[per]} ${limitPeriodNames()[period]}`
}

/** Says what tiers are: `revenue in the month: from 1000.00 USD on 30 %`. */
export function tiersSentence(tiers: TiersDraft | null, currency: string): string {
  if (!tiers) return ''
  const { measure, period, mode, levels } = tiers
  const unit = isMoney(measure) ? ` ${currency.toUpperCase()}` : ''
  const steps = levels.map((level) =>
    t('from {threshold} on {rate}', {
      threshold: `${level.threshold}${unit}`,
      rate: rateWords(level, currency),
    }),
  )
  const split = mode === 'marginal' ? `, ${modeNames().marginal}` : ''
  return `${measureNames()[measure]} ${tierPeriodNames()[period]}: ${steps.join(', ')}${split}`
}

/** Says what products earn: `book, pen: 5 %`. */
export function productSentence({ products, type, value }: ProductDraft, currency: string): string {
  const rate = type === 'excluded' ? t('nothing') : rateWords({ type, value }, currency)
  return `${products}: ${rate}`
}

export function excludeSentence(exclude: RulesDraft['exclude']): string {
  return exclude.map((part) => t(PART_NAMES[part])).join(', ')
}

function rateWords(rate: { type: 'flat' | 'percentage'; value: string }, currency: string): string {
  return rate.type === 'flat' ? `${rate.value} ${currency.toUpperCase()}` : `${rate.value} %`
}
