import { invalid } from '../errors.ts'
import { pathOf, readChoice, readInteger, type Draft } from './read-draft.ts'
import type { Terms } from './types.ts'

/** 100 billion of a currency with cents: more than any amount, and far from what a number can hold. */
export const MAX_AMOUNT_MINOR = 10_000_000_000_000
export const MAX_RATE_BPS = 10_000
export const MAX_DURATION_MONTHS = 600

export interface TermsOptions {
  /** The program's, when it is known: named in the sentence about a wrong amount. */
  currency?: string
  /** Why a percentage is refused, and what to do. */
  noPercentage?: string
  /** Why a duration is refused, and what to do. */
  noDuration?: string
  /** The duration when the draft leaves it out; null is for life. */
  defaultMonths?: number | null
}

/**
 * Terms as they are stored: an amount or a rate, never both, and a duration.
 * @throws ApiError `unprocessable_entity` with the path of the field.
 */
export function checkTerms(draft: Draft, path: string, options: TermsOptions = {}): Terms {
  const typePath = pathOf(path, 'type')
  const type = readChoice(typePath, draft.type, ['flat', 'percentage'])
  if (type === 'percentage' && options.noPercentage) throw invalid(typePath, options.noPercentage)
  const maxDurationMonths = checkDuration(
    draft.maxDurationMonths,
    pathOf(path, 'maxDurationMonths'),
    options,
  )
  if (type === 'flat') {
    refuse(
      draft.rateBps,
      pathOf(path, 'rateBps'),
      'A flat amount has no rate. Give amountMinor only.',
    )
    const amountMinor = checkAmount(
      draft.amountMinor,
      pathOf(path, 'amountMinor'),
      options.currency,
    )
    return { type, amountMinor, rateBps: null, maxDurationMonths }
  }
  const amountPath = pathOf(path, 'amountMinor')
  refuse(draft.amountMinor, amountPath, 'A percentage has no amount. Give rateBps only.')
  const range = { min: 0, max: MAX_RATE_BPS, unit: 'basis points' }
  const rateBps = readInteger(pathOf(path, 'rateBps'), draft.rateBps, range)
  return { type, amountMinor: null, rateBps, maxDurationMonths }
}

function checkAmount(value: unknown, path: string, currency: string | undefined): number {
  const unit = currency ? `minor units of ${currency.toUpperCase()}` : 'minor units'
  return readInteger(path, value, { min: 0, max: MAX_AMOUNT_MINOR, unit })
}

function checkDuration(
  value: unknown,
  path: string,
  { noDuration, defaultMonths = null }: TermsOptions,
): number | null {
  if (noDuration) refuse(value, path, noDuration)
  if (value === undefined) return defaultMonths
  return value === null ? null : readInteger(path, value, { min: 0, max: MAX_DURATION_MONTHS })
}

function refuse(value: unknown, path: string, why: string): void {
  if (value !== undefined && value !== null) throw invalid(path, why)
}
