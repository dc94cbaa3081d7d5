import { describe, expect, test } from 'bun:test'
import { ApiError } from '../errors.ts'
import { formatError } from '../../locales/format-error.ts'
import { checkReward } from './check.ts'
import type { RewardEvent } from './types.ts'

const level = (threshold: unknown, rateBps: unknown = 3_000) => {
  return { threshold, type: 'percentage', rateBps }
}
const good = (tiers: unknown, draft: object = {}, event: RewardEvent = 'sale') =>
  checkReward({ type: 'percentage', rateBps: 1_000, ...draft, tiers }, event, 'eur').tiers
const bad = (...given: Parameters<typeof good>): [string, string] => {
  try {
    good(...given)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const [issue] = formatError(error).issues!
    return [issue!.path, issue!.message]
  }
  throw new Error(`accepted ${JSON.stringify(given)}`)
}

describe('tiers of a draft', () => {
  test('are stored whole', () => {
    expect(good({ measure: 'revenue', levels: [level(1), level(2, 0)] })).toEqual({
      measure: 'revenue',
      period: 'all',
      mode: 'all_or_nothing',
      levels: [
        { threshold: 1, type: 'percentage', amountMinor: null, rateBps: 3_000 },
        { threshold: 2, type: 'percentage', amountMinor: null, rateBps: 0 },
      ],
    })
    expect(good(undefined)).toBeNull()
    expect(good(null)).toBeNull()
  })

  test.each<[unknown, string, string]>([
    [[], 'tiers', 'tiers must be an object.'],
    [{ levels: [level(1)] }, 'tiers.measure', 'tiers.measure must be one of'],
    [{ measure: 'sales', period: 'week', levels: [level(1)] }, 'tiers.period', 'one of all, month'],
    [
      { measure: 'sales', mode: 'cliff', levels: [level(1)] },
      'tiers.mode',
      'one of all_or_nothing',
    ],
    [{ measure: 'sales', levels: [] }, 'tiers.levels', 'a list of 1 to 20 entries'],
    [
      { measure: 'revenue', levels: [level(0)] },
      'tiers.levels.0.threshold',
      'a whole number of minor units of EUR from 1',
    ],
    [
      { measure: 'sales', levels: [level(1.5)] },
      'tiers.levels.0.threshold',
      'a whole number from 1',
    ],
    [
      { measure: 'sales', levels: [level(5), level(5)] },
      'tiers.levels.1.threshold',
      'more than the threshold before it, 5.',
    ],
    [{ measure: 'sales', levels: [level(1, 10_001)] }, 'tiers.levels.0.rateBps', 'from 0 to 10000'],
    [
      { measure: 'sales', levels: [{ ...level(1), maxDurationMonths: 3 }] },
      'tiers.levels.0.maxDurationMonths',
      'as long as the reward does',
    ],
    [
      {
        measure: 'revenue',
        mode: 'marginal',
        levels: [{ threshold: 1, type: 'flat', amountMinor: 5 }],
      },
      'tiers.mode',
      'A flat amount cannot be split.',
    ],
  ])('%j cannot be: %s', (tiers, path, sentence) => {
    const [at, said] = bad(tiers)
    expect(at).toBe(path)
    expect(said).toContain(sentence)
  })

  test('follow the event: a lead has no percentage, and only a sale adds to revenue', () => {
    const lead = { type: 'flat', amountMinor: 5, rateBps: undefined }
    expect(bad({ measure: 'leads', levels: [level(1)] }, lead, 'lead')[0]).toBe(
      'tiers.levels.0.type',
    )
    const byRevenue = { measure: 'revenue', mode: 'marginal', levels: [level(1)] }
    expect(bad(byRevenue, {}, 'referral')[1]).toContain('Use mode all_or_nothing.')
    expect(good({ ...byRevenue, measure: 'earnings' }, {}, 'referral')).not.toBeNull()
    const flat = [{ threshold: 3, type: 'flat', amountMinor: 9 }]
    const counted = { measure: 'leads', mode: 'marginal', levels: flat }
    expect(good(counted, lead, 'lead')).toMatchObject({ mode: 'marginal' })
  })
})
