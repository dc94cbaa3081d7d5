import { invalid } from '../errors.ts'
import { checkTerms, MAX_AMOUNT_MINOR, type TermsOptions } from './check-terms.ts'
import { pathOf, readChoice, readDraft, readInteger, readList } from './read-draft.ts'
import {
  TIER_MEASURES,
  TIER_MODES,
  TIER_PERIODS,
  type RewardEvent,
  type Terms,
  type Tier,
  type Tiers,
} from './types.ts'

const MAX_TIERS = 20
const MAX_COUNT = 1_000_000_000

interface Asked {
  event: RewardEvent
  /** The reward's own. */
  terms: Terms
  options: TermsOptions
}

/**
 * Validates tiers: `{measure, period, mode, levels}`, each level with a threshold above the one before.
 * Absent and null are none.
 * @throws ApiError `unprocessable_entity` with the path of the field, such as `tiers.levels.0.threshold`.
 */
export function checkTiers(value: unknown, { event, terms, options }: Asked): Tiers | null {
  if (value === undefined || value === null) return null
  const draft = readDraft('tiers', value)
  const measure = readChoice('tiers.measure', draft.measure, TIER_MEASURES)
  const period = readChoice('tiers.period', draft.period ?? 'all', TIER_PERIODS)
  const mode = readChoice('tiers.mode', draft.mode ?? 'all_or_nothing', TIER_MODES)
  const list = readList('tiers.levels', draft.levels, { min: 1, max: MAX_TIERS })
  const isMoney = measure === 'revenue' || measure === 'earnings'
  const levels: Tier[] = []
  for (const [index, level] of list.entries()) {
    const path = pathOf('tiers.levels', index)
    levels.push(checkLevel(level, path, { isMoney, options, before: levels.at(-1)?.threshold }))
  }
  const tiers = { measure, period, mode, levels }
  checkMode(tiers, event, terms)
  return tiers
}

function checkLevel(
  value: unknown,
  path: string,
  about: { isMoney: boolean; options: TermsOptions; before: number | undefined },
): Tier {
  const { isMoney, options, before } = about
  const draft = readDraft(path, value)
  const at = pathOf(path, 'threshold')
  const unit = options.currency ? `minor units of ${options.currency.toUpperCase()}` : 'minor units'
  const range = isMoney ? { max: MAX_AMOUNT_MINOR, unit } : { max: MAX_COUNT }
  const threshold = readInteger(at, draft.threshold, { min: 1, ...range })
  if (before !== undefined && threshold <= before) {
    throw invalid(at, `${at} must be more than the threshold before it, ${before}.`)
  }
  const { type, amountMinor, rateBps } = checkTerms(draft, path, {
    ...options,
    noDuration: 'A tier pays for as long as the reward does. Leave maxDurationMonths out.',
  })
  return { threshold, type, amountMinor, rateBps }
}

/** Refuses marginal tiers that have no amount to cut, or no rates of it. */
function checkMode({ measure, mode, levels }: Tiers, event: RewardEvent, terms: Terms): void {
  if (mode !== 'marginal' || measure === 'sales' || measure === 'leads') return
  if (event !== 'sale' && measure === 'revenue') {
    throw invalid(
      'tiers.mode',
      `A ${event} adds nothing to the partner's revenue that could be split. Use mode all_or_nothing.`,
    )
  }
  const flat = [terms, ...levels].some(({ type }) => type === 'flat')
  if (!flat) return
  throw invalid(
    'tiers.mode',
    'A flat amount cannot be split. Use mode all_or_nothing, or type percentage in the reward and all tiers.',
  )
}
