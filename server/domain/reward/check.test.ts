import { describe, expect, test } from 'bun:test'
import type { ApiError } from '../errors.ts'
import { checkReward } from './check.ts'
import type { RewardEvent } from './types.ts'
import { formatError } from '../../locales/format-error.ts'

/** What is wrong with a draft: the path and the sentence. */
function wrong(draft: unknown, event: RewardEvent = 'sale'): [string, string] {
  try {
    checkReward(draft, event, 'eur')
  } catch (error) {
    const { message, issues } = formatError(error as ApiError)
    const issue = issues![0]!
    expect([(error as ApiError).status, message]).toEqual([422, issue.message])
    return [issue.path, issue.message]
  }
  throw new Error(`accepted ${JSON.stringify(draft)}`)
}
const good = (draft: unknown, event: RewardEvent = 'sale') => checkReward(draft, event, 'eur')
const isDe = { attribute: 'customer.country', operator: 'is', value: 'DE' }
const when = { match: 'all', conditions: [isDe] }

describe('the terms of a draft', () => {
  test('are stored whole, with null for what was left out', () => {
    expect(good({ type: 'percentage', rateBps: 2_000 })).toEqual({
      terms: { type: 'percentage', amountMinor: null, rateBps: 2_000, maxDurationMonths: null },
      limits: [],
      modifiers: [],
      exclude: [],
      products: [],
      tiers: null,
    })
    expect(
      good({ type: 'flat', amountMinor: 500, rateBps: null, maxDurationMonths: 12, extra: 1 })
        .terms,
    ).toEqual({ type: 'flat', amountMinor: 500, rateBps: null, maxDurationMonths: 12 })
  })

  test('take every amount, rate and duration up to its bounds', () => {
    for (const amountMinor of [0, 1, 10 ** 13]) {
      expect(good({ type: 'flat', amountMinor }).terms.amountMinor).toBe(amountMinor)
    }
    for (const rateBps of [0, 1, 10_000]) {
      expect(good({ type: 'percentage', rateBps }).terms.rateBps).toBe(rateBps)
    }
    for (const months of [0, 1, 600, null]) {
      const draft = { type: 'flat', amountMinor: 1, maxDurationMonths: months }
      expect(good(draft).terms.maxDurationMonths).toBe(months)
    }
    expect(Object.is(good({ type: 'flat', amountMinor: -0 }).terms.amountMinor, 0)).toBe(true)
  })

  test('are refused outside of them, with the field and what it wants', () => {
    for (const amountMinor of [
      -1,
      0.5,
      10 ** 13 + 1,
      '5',
      null,
      undefined,
      Number.NaN,
      true,
      [5],
      5n,
    ]) {
      expect(wrong({ type: 'flat', amountMinor })).toEqual([
        'amountMinor',
        'amountMinor must be a whole number of minor units of EUR from 0 to 10000000000000.',
      ])
    }
    for (const rateBps of [-1, 12.5, 10_001, '5', null, undefined]) {
      expect(wrong({ type: 'percentage', rateBps })).toEqual([
        'rateBps',
        'rateBps must be a whole number of basis points from 0 to 10000.',
      ])
    }
    for (const maxDurationMonths of [-1, 1.5, 601, '12']) {
      expect(wrong({ type: 'percentage', rateBps: 1, maxDurationMonths })).toEqual([
        'maxDurationMonths',
        'maxDurationMonths must be a whole number from 0 to 600.',
      ])
    }
  })

  test('have an amount or a rate, never both', () => {
    expect(wrong({ type: 'flat', amountMinor: 5, rateBps: 0 })).toEqual([
      'rateBps',
      'A flat amount has no rate. Give amountMinor only.',
    ])
    expect(wrong({ type: 'percentage', amountMinor: 0, rateBps: 5 })).toEqual([
      'amountMinor',
      'A percentage has no amount. Give rateBps only.',
    ])
  })

  test('have one of two types', () => {
    expect(wrong({ type: 'percent', rateBps: 1 })).toEqual([
      'type',
      'type must be one of flat, percentage.',
    ])
    expect(wrong({ type: 'percentag', rateBps: 1 })).toEqual([
      'type',
      'type must be one of flat, percentage. Did you mean percentage?',
    ])
    expect(wrong({ rateBps: 1 })[0]).toBe('type')
  })

  test('of a click or lead are a flat amount without a duration', () => {
    for (const event of ['click', 'lead'] as const) {
      expect(good({ type: 'flat', amountMinor: 5, maxDurationMonths: null }, event).terms).toEqual({
        type: 'flat',
        amountMinor: 5,
        rateBps: null,
        maxDurationMonths: null,
      })
      expect(wrong({ type: 'percentage', rateBps: 5 }, event)).toEqual([
        'type',
        `A ${event} has no amount to take a percentage of. Use type flat.`,
      ])
      expect(wrong({ type: 'flat', amountMinor: 5, maxDurationMonths: 0 }, event)).toEqual([
        'maxDurationMonths',
        `A reward for a ${event} has no duration. Leave maxDurationMonths out.`,
      ])
      const modifiers = [{ type: 'percentage', rateBps: 5, when }]
      expect(wrong({ type: 'flat', amountMinor: 5, modifiers }, event)[0]).toBe('modifiers.0.type')
    }
    expect(good({ type: 'percentage', rateBps: 5 }, 'referral').terms.rateBps).toBe(5)
  })

  test('come in an object', () => {
    for (const draft of [null, undefined, [], 'text', 5]) {
      expect(wrong(draft)).toEqual(['', 'The body must be an object.'])
    }
  })
})

describe('the modifiers of a draft', () => {
  const base = { type: 'percentage', rateBps: 1_000, maxDurationMonths: 12 }
  const modifier = { type: 'flat', amountMinor: 500, when }
  const checked = { type: 'flat', amountMinor: 500, rateBps: null, when }

  test('have the duration of the reward unless they have their own', () => {
    const modifiers = [
      modifier,
      { ...modifier, maxDurationMonths: null },
      { ...modifier, maxDurationMonths: 0 },
    ]
    expect(good({ ...base, modifiers }).modifiers as object[]).toEqual([
      { ...checked, maxDurationMonths: 12 },
      { ...checked, maxDurationMonths: null },
      { ...checked, maxDurationMonths: 0 },
    ])
  })

  test('are checked like the terms, and named by their place', () => {
    const first = (change: object) =>
      wrong({ ...base, modifiers: [modifier, { ...modifier, ...change }] })[0]
    expect(first({ amountMinor: -1 })).toBe('modifiers.1.amountMinor')
    expect(first({ rateBps: 1 })).toBe('modifiers.1.rateBps')
    expect(first({ maxDurationMonths: 601 })).toBe('modifiers.1.maxDurationMonths')
    expect(first({ when: undefined })).toBe('modifiers.1.when')
    expect(wrong({ ...base, modifiers: [modifier, 5] })).toEqual([
      'modifiers.1',
      'modifiers.1 must be an object.',
    ])
  })

  test('are at most 20', () => {
    const many = (length: number) => ({
      ...base,
      modifiers: Array.from({ length }, () => modifier),
    })
    expect(good(many(20)).modifiers).toHaveLength(20)
    for (const draft of [many(21), { ...base, modifiers: {} }, { ...base, modifiers: 'x' }]) {
      expect(wrong(draft)).toEqual(['modifiers', 'modifiers must be a list of 0 to 20 entries.'])
    }
    expect(good({ ...base, modifiers: null, limits: null })).toMatchObject({
      modifiers: [],
      limits: [],
    })
  })
})

describe('the limits of a draft', () => {
  const base = { type: 'flat', amountMinor: 5 }
  const limited = (limits: unknown, event: RewardEvent = 'sale') =>
    good({ ...base, limits }, event).limits
  const refused = (limit: unknown, event: RewardEvent = 'sale') =>
    wrong({ ...base, limits: [limit] }, event)

  test('cap an amount, a number or both, in all or in a period', () => {
    expect(limited([{ per: 'partner', amountMinor: 1 }])).toEqual([
      { per: 'partner', period: 'all', amountMinor: 1, count: null },
    ])
    for (const period of ['all', 'day', 'week', 'month'] as const) {
      const limit = { per: 'customer' as const, period, amountMinor: 10 ** 13, count: 10 ** 9 }
      expect(limited([limit])).toEqual([limit])
    }
    expect(limited([{ per: 'customer', amountMinor: null, count: 1 }], 'lead')).toHaveLength(1)
    expect(limited([{ per: 'partner', count: 1 }], 'click')).toHaveLength(1)
  })

  test('cap something', () => {
    expect(refused({ per: 'partner', amountMinor: null })).toEqual([
      'limits.0',
      'limits.0 has no limit. Set amountMinor, count, or both.',
    ])
    for (const field of ['amountMinor', 'count']) {
      for (const value of [0, -1, 1.5, '1', 10 ** 14]) {
        expect(refused({ per: 'partner', [field]: value })[0]).toBe(`limits.0.${field}`)
      }
    }
    expect(refused({ per: 'partner', count: 0 })[1]).toBe(
      'limits.0.count must be a whole number from 1 to 1000000000.',
    )
  })

  test('count per customer or partner, and per customer only where there is one', () => {
    expect(refused({ per: 'customr', count: 1 })).toEqual([
      'limits.0.per',
      'limits.0.per must be one of customer, partner. Did you mean customer?',
    ])
    expect(refused({ per: 'partner', period: 'year', count: 1 })[0]).toBe('limits.0.period')
    for (const event of ['click', 'referral'] as const) {
      expect(refused({ per: 'customer', count: 1 }, event)).toEqual([
        'limits.0.per',
        `A ${event} has no customer. Limit it per partner.`,
      ])
    }
    expect(refused(null)).toEqual(['limits.0', 'limits.0 must be an object.'])
  })

  test('are at most 5', () => {
    const many = (length: number) => Array.from({ length }, () => ({ per: 'partner', count: 1 }))
    expect(limited(many(5))).toHaveLength(5)
    expect(wrong({ ...base, limits: many(6) })).toEqual([
      'limits',
      'limits must be a list of 0 to 5 entries.',
    ])
  })
})
