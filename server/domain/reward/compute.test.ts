import { describe, expect, test } from 'bun:test'
import { computeEarning } from './compute.ts'
import { factsOf, inEnglish, flat, NOW, percent, rewardOf } from './test-kit.ts'
import type { Condition, Modifier, RewardFacts, RewardVersion, Terms } from './types.ts'

const at = (text: string) => Date.parse(`${text}Z`)
const earn = (version: RewardVersion, change: Partial<RewardFacts> = {}) =>
  inEnglish(computeEarning(version, factsOf(version, change)))
const since = (firstAtMs: number | null): Partial<RewardFacts> => ({
  customer: { country: 'DE', source: 'link', signedUpAtMs: null, firstAtMs },
})

const isSale: Condition = { attribute: 'sale.amount', operator: 'gte', value: 0 }
const never: Condition = { attribute: 'sale.amount', operator: 'lt', value: 0 }
const when = (condition: Condition, terms: Terms): Modifier => ({
  ...terms,
  when: { match: 'all', conditions: [condition] },
})

describe('the base terms', () => {
  test('pay a share of the sale, and show the sum', () => {
    expect(earn(rewardOf(percent(2_000)))).toEqual({
      earningsMinor: 2_000n,
      terms: percent(2_000),
      modifier: null,
      tier: null,
      capped: false,
      steps: ['The reward pays 20 % of every sale.', '20 % of 100.00 EUR is 20.00 EUR.'],
    })
  })

  test('round half a unit up', () => {
    const share = (saleMinor: bigint, rateBps: number) =>
      earn(rewardOf(percent(rateBps)), { saleMinor }).earningsMinor
    expect([share(1n, 5_000), share(3n, 5_000), share(999n, 1_250)]).toEqual([1n, 2n, 125n])
    expect([share(1n, 4_999), share(9_999n, 1)]).toEqual([0n, 1n])
    expect(earn(rewardOf(percent(1_250)), { saleMinor: 999n }).steps.at(-1)).toBe(
      '12.5 % of 9.99 EUR is 1.25 EUR.',
    )
  })

  test('pay a flat amount whatever the sale is', () => {
    const earning = earn(rewardOf(flat(500)), { saleMinor: 1n })
    expect(earning).toEqual({
      earningsMinor: 500n,
      terms: flat(500),
      modifier: null,
      tier: null,
      capped: false,
      steps: ['The reward pays 5.00 EUR per sale.', 'The flat amount is 5.00 EUR.'],
    })
  })

  test('pay a flat amount for each of several clicks or leads', () => {
    const clicks = earn(rewardOf(flat(3), { event: 'click', currency: 'jpy' }), { quantity: 250 })
    expect(clicks.earningsMinor).toBe(750n)
    expect(clicks.steps).toEqual(['The reward pays 3 JPY per click.', '3 JPY × 250 is 750 JPY.'])
    expect(earn(rewardOf(flat(500), { event: 'lead' }), { quantity: 1 }).earningsMinor).toBe(500n)
  })

  test('pay a share of what a referred partner earned', () => {
    const earning = earn(rewardOf(percent(1_000), { event: 'referral' }), { saleMinor: 2_000n })
    expect(earning.earningsMinor).toBe(200n)
    expect(earning.steps).toEqual([
      'The reward pays 10 % of every commission earned by partners you refer.',
      '10 % of 20.00 EUR is 2.00 EUR.',
    ])
  })

  test('that come to nothing make no commission', () => {
    const nothing = earn(rewardOf(percent(2_000)), { saleMinor: 0n })
    expect(nothing).toEqual({
      earningsMinor: 0n,
      reason: 'zero_amount',
      steps: [
        'The reward pays 20 % of every sale.',
        '20 % of 0.00 EUR is 0.00 EUR.',
        'The amount is zero, so no commission is created.',
      ],
    })
    for (const [terms, change] of [
      [flat(0), {}],
      [flat(500), { quantity: 0 }],
      [percent(0), {}],
      [percent(1), { saleMinor: 49n }],
      [percent(1_000), { saleMinor: -100n }],
      [{ ...percent(1_000), rateBps: null }, {}],
      [{ ...flat(1_000), amountMinor: null }, {}],
    ] as const) {
      expect(earn(rewardOf(terms), change)).toMatchObject({
        earningsMinor: 0n,
        reason: 'zero_amount',
      })
    }
    const noRate = earn(rewardOf({ ...percent(1_000), rateBps: null }))
    expect(noRate.steps[1]).toBe('0 % of 100.00 EUR is 0.00 EUR.')
  })
})

describe('the duration', () => {
  const first = at('2026-01-31T12:00')
  const verdict = (months: number, change: Partial<RewardFacts>) => {
    const earning = earn(rewardOf(percent(1_000, months)), change)
    return 'reason' in earning ? earning.reason : earning.earningsMinor
  }

  test('0 pays the first sale of a customer only', () => {
    expect(verdict(0, since(null))).toBe(1_000n)
    expect(verdict(0, since(NOW))).toBe('first_sale_only')
    expect(earn(rewardOf(percent(1_000, 0)), since(null)).steps).toEqual([
      'The reward pays 10 % of the first sale.',
      'This is the customer’s first sale.',
      '10 % of 100.00 EUR is 10.00 EUR.',
    ])
    expect(earn(rewardOf(percent(1_000, 0)), since(first)).steps.at(-1)).toBe(
      'Only the first sale earns the reward. The customer’s first sale was at 2026-01-31T12:00:00.000Z.',
    )
  })

  test('N ends exactly N calendar months after the first sale', () => {
    const paid = (text: string, ms = 0) => verdict(1, { ...since(first), atMs: at(text) + ms })
    expect(paid('2026-01-31T12:00')).toBe(1_000n)
    expect(paid('2026-02-28T12:00', -1)).toBe(1_000n)
    expect(paid('2026-02-28T12:00')).toBe('duration_over')
    expect(verdict(12, { ...since(first), atMs: at('2027-01-31T12:00') - 1 })).toBe(1_000n)
    expect(verdict(12, { ...since(first), atMs: at('2027-01-31T12:00') })).toBe('duration_over')
    expect(verdict(12, since(null))).toBe(1_000n)
  })

  test('says when it ends', () => {
    const steps = (months: number, atMs: number) =>
      earn(rewardOf(percent(1_000, months)), { ...since(first), atMs }).steps[1]
    expect(steps(12, NOW)).toBe(
      'The reward lasts 12 months from the customer’s first sale at 2026-01-31T12:00:00.000Z and ends at ' +
        '2027-01-31T12:00:00.000Z. This sale at 2026-06-15T12:00:00.000Z is in time.',
    )
    expect(steps(1, NOW)).toBe(
      'The reward lasts 1 month from the customer’s first sale at 2026-01-31T12:00:00.000Z and ended at ' +
        '2026-02-28T12:00:00.000Z. This sale at 2026-06-15T12:00:00.000Z is too late.',
    )
    const referral = rewardOf(flat(1, 6), { event: 'referral' })
    const once = rewardOf(percent(1_000, 0), { event: 'referral' })
    expect(earn(once, since(first)).steps[1]).toBe(
      'Only the first commission earns the reward. The referred partner’s first commission was at 2026-01-31T12:00:00.000Z.',
    )
    expect(earn(referral, since(null)).steps[1]).toBe(
      'This is the referred partner’s first commission.',
    )
  })

  test('null pays for life, without a word about time', () => {
    const late = earn(rewardOf(percent(1_000)), { ...since(0), atMs: at('2099-01-01T00:00') })
    expect(late.earningsMinor).toBe(1_000n)
    expect(late.steps).toHaveLength(2)
  })

  test('is that of the modifier which decides', () => {
    const version = rewardOf(percent(1_000, 0), { modifiers: [when(isSale, percent(500, null))] })
    expect(earn(version, since(first)).earningsMinor).toBe(500n)
    const shorter = rewardOf(percent(1_000), { modifiers: [when(isSale, percent(500, 0))] })
    expect(earn(shorter, since(first))).toMatchObject({ reason: 'first_sale_only' })
  })
})

describe('the modifiers', () => {
  test('$5 flat before 50 % of a $1,000 sale: the first match wins, and so it is the other way round', () => {
    const five = when(isSale, flat(500))
    const half = when(isSale, percent(5_000))
    const sale = { saleMinor: 100_000n }
    const flatFirst = rewardOf(percent(1_000), { currency: 'usd', modifiers: [five, half] })
    expect(earn(flatFirst, sale)).toMatchObject({
      earningsMinor: 500n,
      modifier: 0,
      terms: flat(500),
    })
    const halfFirst = rewardOf(percent(1_000), { currency: 'usd', modifiers: [half, five] })
    expect(earn(halfFirst, sale)).toMatchObject({
      earningsMinor: 50_000n,
      modifier: 0,
      terms: percent(5_000),
    })
  })

  test('that do not match are passed by, and the deciding one is named', () => {
    const version = rewardOf(percent(1_000), {
      modifiers: [when(never, flat(1)), when(isSale, percent(3_000)), when(isSale, flat(9))],
    })
    expect(earn(version)).toEqual({
      earningsMinor: 3_000n,
      terms: percent(3_000),
      modifier: 1,
      tier: null,
      capped: false,
      steps: [
        'Exception 1: sale.amount is less than 0.00 EUR: not met. The value is 100.00 EUR.',
        'Exception 2: sale.amount is at least 0.00 EUR: met. The value is 100.00 EUR.',
        'Exception 2 applies: 30 % of every sale.',
        '30 % of 100.00 EUR is 30.00 EUR.',
      ],
    })
  })

  test('of which none matches leave the base terms', () => {
    const version = rewardOf(percent(1_000), { modifiers: [when(never, flat(1))] })
    const earning = earn(version)
    expect(earning).toMatchObject({ earningsMinor: 1_000n, modifier: null, terms: percent(1_000) })
    expect(earning.steps[1]).toBe('No exception applies. The reward pays 10 % of every sale.')
  })

  test('may take a product out', () => {
    const version = rewardOf(percent(1_000), { modifiers: [when(isSale, percent(0))] })
    expect(earn(version)).toMatchObject({ reason: 'zero_amount' })
  })
})
