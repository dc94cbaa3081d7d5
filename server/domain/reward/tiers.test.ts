import { describe, expect, test } from 'bun:test'
import { computeEarning } from './compute.ts'
import { describeReward } from './describe.ts'
import { format } from '../../locales/format.ts'
import { defaultSamples, previewReward } from './preview.ts'
import { factsOf, flat, inEnglish, NOW, percent, rewardOf } from './test-kit.ts'
import type { RewardFacts, RewardVersion, Tiers } from './types.ts'

const rate = (threshold: number, rateBps: number) => {
  return { threshold, type: 'percentage' as const, amountMinor: null, rateBps }
}
const BY_REVENUE: Tiers = {
  measure: 'revenue',
  period: 'month',
  mode: 'marginal',
  levels: [rate(100_000, 3_000), rate(500_000, 4_000)],
}
const tenth = (tiers: Partial<Tiers> = {}, more: Partial<RewardVersion> = {}) =>
  rewardOf(percent(1_000), { tiers: { ...BY_REVENUE, ...tiers }, ...more })
const earn = (version: RewardVersion, change: Partial<RewardFacts>) =>
  inEnglish(computeEarning(version, factsOf(version, change)))

describe('marginal tiers', () => {
  test('pay each part of a sale that crosses thresholds by the tier that it falls in', () => {
    expect(earn(tenth(), { saleMinor: 600_000n })).toMatchObject({
      earningsMinor: 170_000n,
      modifier: null,
      tier: null,
      steps: [
        'Volume before this event (revenue per month): 0.00 EUR.',
        'The reward pays 10 % of every sale.',
        'Up to 1000.00 EUR, 10 % of 1000.00 EUR is 100.00 EUR.',
        'Up to 5000.00 EUR, 30 % of 4000.00 EUR is 1200.00 EUR.',
        'Above that, 40 % of 1000.00 EUR is 400.00 EUR.',
        'The total is 1700.00 EUR.',
      ],
    })
  })

  test('pay a sale within one tier by its rate, from the threshold on', () => {
    expect(earn(tenth(), { volume: 100_000n })).toMatchObject({
      earningsMinor: 3_000n,
      tier: 0,
      terms: percent(3_000),
      steps: [
        'Volume before this event (revenue per month): 1000.00 EUR.',
        'Tier 1 is reached. It pays 30 % of every sale.',
        '30 % of 100.00 EUR is 30.00 EUR.',
      ],
    })
    expect(earn(tenth(), { volume: 99_999n }).earningsMinor).toBe(3_000n)
    expect(earn(tenth(), { volume: 90_000n }).earningsMinor).toBe(1_000n)
    expect(earn(tenth(), { volume: -5n }).earningsMinor).toBe(1_000n)
  })

  test('round once, however many parts there are', () => {
    const levels = [rate(1, 3_333), rate(2, 3_333), rate(3, 3_334)]
    const version = rewardOf(percent(3_333), { tiers: { ...BY_REVENUE, levels } })
    expect(earn(version, { saleMinor: 3n }).earningsMinor).toBe(1n)
  })

  test('by earnings cross where the sale has earned up to the threshold', () => {
    const version = tenth({ measure: 'earnings', levels: [rate(10_000, 5_000)] })
    expect(earn(version, { saleMinor: 200_000n }).earningsMinor).toBe(10_000n + 50_000n)
    expect(earn(version, { saleMinor: 200_000n, volume: 10_000n }).earningsMinor).toBe(100_000n)
  })

  test('by counts decide each event by what came before', () => {
    const version = tenth({ measure: 'sales', levels: [rate(2, 3_000)] })
    const sales = [0n, 1n, 2n, 3n].map((volume) => earn(version, { volume }).earningsMinor)
    expect(sales).toEqual([1_000n, 1_000n, 3_000n, 3_000n])
  })

  test('are paid of the base, spread evenly over the sale that adds to the revenue', () => {
    const parts = { amountMinor: 200_000, taxMinor: 40_000, shippingMinor: 0, feeMinor: 0 }
    const version = tenth({}, { exclude: ['tax'] })
    const facts = { saleMinor: 200_000n, parts: { ...parts, lineItems: [] } }
    expect(earn(version, facts).earningsMinor).toBe(8_000n + 24_000n)
  })
})

describe('tiers', () => {
  test('all or nothing pay the whole sale by the tier that was reached before', () => {
    const version = tenth({ mode: 'all_or_nothing' })
    expect(earn(version, { saleMinor: 600_000n }).earningsMinor).toBe(60_000n)
    expect(earn(version, { saleMinor: 600_000n, volume: 100_000n }).earningsMinor).toBe(180_000n)
  })

  test('may pay flat amounts, each lead by the tier of the leads before', () => {
    const levels = [{ threshold: 10, ...flat(500) }]
    const tiers: Tiers = { measure: 'leads', period: 'all', mode: 'marginal', levels }
    const version = rewardOf(flat(200), { event: 'lead', tiers })
    expect(earn(version, { volume: 9n, quantity: 3 }).earningsMinor).toBe(600n)
    expect(earn(version, { volume: 10n }).earningsMinor).toBe(500n)
  })

  test('yield to a modifier, and keep the duration and the limits of the reward', () => {
    const when = { match: 'all' as const, conditions: [] }
    const modified = tenth({}, { modifiers: [{ ...percent(500), when }] })
    expect(earn(modified, { volume: 100_000n })).toMatchObject({
      earningsMinor: 500n,
      modifier: 0,
      tier: null,
    })
    const first = rewardOf(percent(1_000, 0), { tiers: BY_REVENUE })
    const customer = { ...factsOf(first).customer, firstAtMs: NOW - 1 }
    expect(earn(first, { customer, volume: 100_000n })).toMatchObject({ reason: 'first_sale_only' })
    const limits = [{ per: 'partner', period: 'all', amountMinor: 50, count: null } as const]
    const used = [{ amountMinor: 0n, count: 0 }]
    expect(earn(tenth({}, { limits }), { volume: 100_000n, used })).toMatchObject({
      earningsMinor: 50n,
      capped: true,
    })
  })

  test('are described in one sentence', () => {
    const said = (version: RewardVersion) => format(describeReward(version))
    expect(said(tenth())).toBe(
      '10 % of every sale; by revenue per month, each for the part above: 30 % from 1000.00 EUR, 40 % from 5000.00 EUR',
    )
    const levels = [rate(10, 3_000)]
    const period = 'quarter' as const
    expect(said(tenth({ measure: 'sales', period, mode: 'all_or_nothing', levels }))).toBe(
      '10 % of every sale; by sales per quarter: 30 % from 10',
    )
  })

  test('are shown in a preview at each threshold and across the first', () => {
    const version = tenth()
    const shown = previewReward(version, defaultSamples(version, NOW)).map(({ title, earning }) => [
      format(title),
      earning.earningsMinor,
    ])
    expect(shown).toContainEqual(['A sale that passes 1000.00 EUR revenue per month', 2_000n])
    expect(shown).toContainEqual(['After 1000.00 EUR revenue per month', 3_000n])
    expect(shown).toContainEqual(['After 5000.00 EUR revenue per month', 4_000n])
  })
})
