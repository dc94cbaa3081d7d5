import type { Reward } from '../api/wire.gen.ts'
import { amountOf, majorOf, numberOf, rateOf } from './amounts.ts'

type Tiers = NonNullable<Reward['tiers']>
type Limit = Reward['limits'][number]
type Product = Reward['products'][number]

/** An amount or a rate, as it is typed. */
export interface RateDraft {
  type: 'flat' | 'percentage'
  value: string
}

export interface TierDraft extends RateDraft {
  /** An amount of the currency, or a count. */
  threshold: string
}

export interface TiersDraft extends Pick<Tiers, 'measure' | 'period' | 'mode'> {
  levels: readonly TierDraft[]
}

export interface LimitDraft extends Pick<Limit, 'per' | 'period'> {
  /** Empty: without. */
  amount: string
  count: string
}

export interface ProductDraft {
  /** Separated by commas. */
  products: string
  type: Product['type']
  value: string
  /** What partners read in place of the ids; empty: the ids. */
  label: string
  /** As they were stored: an id may have a comma. */
  stored?: readonly string[]
}

/** The rules of a reward besides its terms, as the form holds them. */
export interface RulesDraft {
  limits: readonly LimitDraft[]
  tiers: TiersDraft | null
  products: readonly ProductDraft[]
  exclude: Reward['exclude']
}

export const NO_RULES: RulesDraft = { limits: [], tiers: null, products: [], exclude: [] }

type Stored = Partial<Pick<Reward, 'limits' | 'tiers' | 'products' | 'exclude'>>

/** Returns the form's values for the rules of a reward. */
export function rulesDraft(
  { limits = [], tiers = null, products = [], exclude = [] }: Stored,
  currency: string,
): RulesDraft {
  return {
    limits: limits.map(({ per, period, amount, count }) => ({
      per,
      period,
      amount: amount === null ? '' : majorOf(amount, currency),
      count: count === null ? '' : String(count),
    })),
    tiers: tiers && {
      ...tiers,
      levels: tiers.levels.map(({ threshold, ...rate }) => ({
        threshold: isMoney(tiers.measure) ? majorOf(threshold, currency) : String(threshold),
        ...rateDraft(rate, currency),
      })),
    },
    products: products.map(({ productIds, type, label, ...rate }) => {
      const value = type === 'excluded' ? '' : rateDraft({ type, ...rate }, currency).value
      return {
        products: productIds.join(', '),
        type,
        value,
        label: label ?? '',
        stored: productIds,
      }
    }),
    exclude,
  }
}

/** Returns the rules as the API is sent them; what cannot be read is sent as it is. */
export function rulesOf({ limits, tiers, products, exclude }: RulesDraft, currency: string) {
  return {
    limits: limits.map(({ per, period, amount, count }) => ({
      per,
      period,
      amount: amount.trim() ? amountOf(amount, currency) : null,
      count: count.trim() ? numberOf(count) : null,
    })),
    tiers: tiers && {
      ...tiers,
      levels: tiers.levels.map(({ threshold, ...rate }) => ({
        threshold: isMoney(tiers.measure) ? amountOf(threshold, currency) : numberOf(threshold),
        ...rateOrAmount(rate, currency),
      })),
    },
    products: products.map(({ products: typed, type, value, label, stored }) => {
      const isSame = stored?.join(', ') === typed
      const ids = typed.split(',').map((id) => id.trim())
      const productIds = isSame ? stored : ids.filter(Boolean)
      return type === 'excluded'
        ? { productIds, type, ...labelOf(label) }
        : { productIds, ...rateOrAmount({ type, value }, currency), ...labelOf(label) }
    }),
    exclude,
  }
}

/** Returns words for partners as the API is sent them: not at all where nobody wrote any. */
export function labelOf(label: string): { label?: string } {
  return label.trim() ? { label: label.trim() } : {}
}

/** Tells whether tiers by this measure have amounts as thresholds. */
export function isMoney(measure: Tiers['measure']): boolean {
  return measure === 'revenue' || measure === 'earnings'
}

interface Rate {
  type: 'flat' | 'percentage'
  amount: number | null
  rateBps: number | null
}

function rateDraft({ type, amount, rateBps }: Rate, currency: string): RateDraft {
  const value = type === 'flat' ? majorOf(amount ?? 0, currency) : String((rateBps ?? 0) / 100)
  return { type, value }
}

function rateOrAmount({ type, value }: RateDraft, currency: string) {
  return type === 'flat'
    ? { type, amount: amountOf(value, currency) }
    : { type, rateBps: rateOf(value) }
}
