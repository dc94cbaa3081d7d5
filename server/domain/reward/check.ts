import { invalid } from '../errors.ts'
import type { SalePart } from '../sale-parts.ts'
import { checkConditions } from './check-conditions.ts'
import { checkExclude, checkProducts } from './check-products.ts'
import { checkTerms, MAX_AMOUNT_MINOR, type TermsOptions } from './check-terms.ts'
import { checkTiers } from './check-tiers.ts'
import { pathOf, readChoice, readDraft, readInteger, readLabel, readList } from './read-draft.ts'
import type { Limit, Modifier, ProductRule, RewardEvent, Terms, Tiers } from './types.ts'

const MAX_MODIFIERS = 20
const MAX_LIMITS = 5
const MAX_COUNT = 1_000_000_000
const PERIODS = ['all', 'day', 'week', 'month'] as const

export interface CheckedReward {
  terms: Terms
  limits: Limit[]
  modifiers: Modifier[]
  exclude: SalePart[]
  products: ProductRule[]
  tiers: Tiers | null
}

/**
 * Validates a draft of a reward and returns it as stored: `{type, amountMinor | rateBps, maxDurationMonths,
 * limits, modifiers, exclude, products, tiers}`. A modifier that leaves its duration out has the reward's. `currency` is the
 * program's.
 * @throws ApiError `unprocessable_entity` with the exact path, such as
 * `modifiers.0.when.conditions.1.value`.
 */
export function checkReward(input: unknown, event: RewardEvent, currency: string): CheckedReward {
  const draft = readDraft('', input)
  const options = optionsFor(event, currency)
  const terms = checkTerms(draft, '', options)
  const limits = readList('limits', draft.limits, { max: MAX_LIMITS })
  const modifiers = readList('modifiers', draft.modifiers, { max: MAX_MODIFIERS })
  return {
    terms,
    limits: limits.map((limit, index) => checkLimit(limit, pathOf('limits', index), event)),
    modifiers: modifiers.map((value, index) => {
      const path = pathOf('modifiers', index)
      const modifier = readDraft(path, value)
      return {
        ...checkTerms(modifier, path, { ...options, defaultMonths: terms.maxDurationMonths }),
        when: checkConditions(modifier.when, pathOf(path, 'when'), event),
        ...readLabel(pathOf(path, 'label'), modifier.label),
      }
    }),
    exclude: checkExclude(draft.exclude, { event, currency }),
    products: checkProducts(draft.products, { event, currency }),
    tiers: checkTiers(draft.tiers, { event, terms, options }),
  }
}

function optionsFor(event: RewardEvent, currency: string): TermsOptions {
  if (event === 'sale' || event === 'referral') return { currency }
  return {
    currency,
    noPercentage: `A ${event} has no amount to take a percentage of. Use type flat.`,
    noDuration: `A reward for a ${event} has no duration. Leave maxDurationMonths out.`,
  }
}

function checkLimit(value: unknown, path: string, event: RewardEvent): Limit {
  const draft = readDraft(path, value)
  const per = readChoice(pathOf(path, 'per'), draft.per, ['customer', 'partner'])
  if (per === 'customer' && (event === 'click' || event === 'referral')) {
    throw invalid(pathOf(path, 'per'), `A ${event} has no customer. Limit it per partner.`)
  }
  const limit: Limit = {
    per,
    period: readChoice(pathOf(path, 'period'), draft.period ?? 'all', PERIODS),
    amountMinor: readCap(draft.amountMinor, pathOf(path, 'amountMinor'), MAX_AMOUNT_MINOR),
    count: readCap(draft.count, pathOf(path, 'count'), MAX_COUNT),
  }
  if (limit.amountMinor !== null || limit.count !== null) return limit
  throw invalid(path, `${path} has no limit. Set amountMinor, count, or both.`)
}

function readCap(value: unknown, path: string, max: number): number | null {
  return value === undefined || value === null ? null : readInteger(path, value, { min: 1, max })
}
