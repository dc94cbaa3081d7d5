import { describe, expect, test } from 'bun:test'
import { format } from '../../locales/format.ts'
import { internal } from '../message/message.ts'
import { checkReward } from './check.ts'
import { describeGroup } from './describe.ts'
import { defaultSamples, previewReward, sampleFacts } from './preview.ts'
import { flat, NOW, percent, rewardOf } from './test-kit.ts'
import type { Condition, ConditionValue, Limit, Modifier, RewardVersion } from './types.ts'

const one = (attribute: string, operator: string, value: ConditionValue): Condition => ({
  attribute,
  operator,
  value,
})
const modifier = (
  conditions: Modifier['when']['conditions'],
  match: 'all' | 'any' = 'all',
): Modifier => ({
  ...flat(777),
  when: { match, conditions },
})
const rows = (version: RewardVersion) =>
  previewReward(version, defaultSamples(version, NOW)).map(({ title, earning }) => [
    format(title),
    'reason' in earning ? earning.reason : earning.earningsMinor,
  ])

describe('a plain event', () => {
  test('is the first of a customer of whom little is known', () => {
    const limits: Limit[] = [{ per: 'partner', period: 'all', amountMinor: 5, count: null }]
    expect(sampleFacts({ event: 'lead', limits }, NOW)).toEqual({
      event: 'lead',
      atMs: NOW,
      quantity: 1,
      saleMinor: 0n,
      customer: { country: null, source: 'link', firstAtMs: null, signedUpAtMs: NOW },
      partner: {
        country: null,
        totalClicks: 0,
        totalLeads: 0,
        totalSales: 0,
        totalSaleMinor: 0n,
        totalCommissionMinor: 0n,
      },
      volume: 0n,
      sale: { productIds: [], processor: null, eventName: null },
      metadata: {},
      used: [{ amountMinor: 0n, count: 0 }],
    })
  })
})

describe('a preview', () => {
  test('of a sale reward shows small, medium and large sales, a later one, and the end', () => {
    expect(rows(rewardOf(percent(2_000, 12)))).toEqual([
      ['First sale of 20.00 EUR', 400n],
      ['First sale of 100.00 EUR', 2_000n],
      ['First sale of 1000.00 EUR', 20_000n],
      ['A sale 1 month later', 2_000n],
      ['A sale 12 months later', 'duration_over'],
    ])
    expect(rows(rewardOf(percent(2_000, 0))).at(-1)).toEqual([
      'A sale 1 month later',
      'first_sale_only',
    ])
    expect(rows(rewardOf(percent(2_000, 1))).at(-1)).toEqual([
      'A sale 1 month later',
      'duration_over',
    ])
    expect(rows(rewardOf(percent(2_000, 2))).at(-1)).toEqual([
      'A sale 2 months later',
      'duration_over',
    ])
    expect(rows(rewardOf(percent(2_000)))).toHaveLength(4)
  })

  test('speaks of sums that are usual in the currency', () => {
    const titles = (currency: string) =>
      rows(rewardOf(flat(1), { currency }))
        .slice(0, 3)
        .map(([title]) => title)
    expect(titles('jpy')).toEqual([
      'First sale of 2000 JPY',
      'First sale of 10000 JPY',
      'First sale of 100000 JPY',
    ])
    expect(titles('kwd')[0]).toBe('First sale of 20.000 KWD')
  })

  test('of the other rewards shows one and several events, or commissions', () => {
    expect(rows(rewardOf(flat(3), { event: 'click' }))).toEqual([
      ['1 click', 3n],
      ['10 clicks', 30n],
    ])
    expect(rows(rewardOf(flat(500), { event: 'lead' }))[1]).toEqual(['10 leads', 5_000n])
    expect(rows(rewardOf(percent(1_000), { event: 'referral' }))[0]).toEqual([
      'First commission of 20.00 EUR',
      200n,
    ])
    expect(rows(rewardOf(percent(1_000), { event: 'referral' })).at(-1)![0]).toBe(
      'A commission 1 month later',
    )
  })

  test('measures the limits from nothing, whatever the samples say', () => {
    const limits: Limit[] = [{ per: 'partner', period: 'all', amountMinor: 1_500, count: null }]
    const version = rewardOf(percent(2_000), { limits })
    expect(
      rows(version)
        .slice(0, 2)
        .map(([, earned]) => earned),
    ).toEqual([400n, 1_500n])
    const facts = { ...sampleFacts(version, NOW), saleMinor: 10_000n, used: [] }
    const [sample] = previewReward(version, [{ title: 'Mine', facts }])
    expect(sample).toMatchObject({
      title: 'Mine',
      earning: { earningsMinor: 1_500n, capped: true },
    })
    expect(sample!.facts.used).toEqual([{ amountMinor: 0n, count: 0 }])
  })

  test('knows a later customer since they first paid', () => {
    const samples = defaultSamples(rewardOf(percent(2_000, 12)), NOW)
    const since = Date.parse('2025-06-15T12:00:00Z')
    expect(samples.at(-1)!.facts.customer).toMatchObject({ firstAtMs: since, signedUpAtMs: since })
    expect(samples.at(-1)!.facts.saleMinor).toBe(10_000n)
  })
})

describe('for each modifier', () => {
  const made = (...modifiers: Modifier[]) => {
    const version = rewardOf(percent(1_000), { modifiers })
    const samples = previewReward(version, defaultSamples(version, NOW)).slice(4)
    for (const { title, earning } of samples) {
      const decided = modifiers[('modifier' in earning && earning.modifier) || 0]!
      const conditions = describeGroup(decided.when, version.currency)
      expect(title).toEqual(internal('internal.sample.modifier', { conditions }))
    }
    return samples
  }

  test('there is a sample that it decides', () => {
    for (const condition of [
      one('customer.country', 'is', 'DE'),
      one('customer.country', 'in', ['AT', 'CH']),
      one('customer.source', 'is', 'code'),
      one('customer.signedUpDays', 'gt', 30),
      one('customer.subscriptionMonths', 'gte', 13),
      one('sale.type', 'is', 'recurring'),
      one('sale.type', 'isNot', 'recurring'),
      one('sale.amount', 'gt', 50_000),
      one('sale.amount', 'lt', 50),
      one('sale.amount', 'lte', 0),
      one('sale.productId', 'in', ['prod_1']),
      one('sale.processor', 'startsWith', 'str'),
      one('sale.eventName', 'contains', 'up'),
      one('partner.totalClicks', 'lt', 1),
      one('partner.totalSaleAmount', 'gte', 100_000),
      one('sale.metadata.cart.plan', 'is', 'pro'),
      one('sale.metadata.seats', 'lt', 0),
      one('sale.metadata.__proto__', 'is', true),
    ]) {
      expect(made(modifier([condition]))).toHaveLength(1)
    }
  })

  test('its facts lie just inside the boundary', () => {
    const amount = (operator: string) =>
      made(modifier([one('sale.amount', operator, 5_000)])).map(({ facts }) => facts.saleMinor)
    expect(['gt', 'gte', 'lt', 'lte', 'is'].map((operator) => amount(operator)[0])).toEqual([
      5_001n,
      5_000n,
      4_999n,
      5_000n,
      5_000n,
    ])
    expect(amount('isNot')).toEqual([10_000n])
  })

  test('groups are satisfied: all of them, or the first of any', () => {
    const de = one('customer.country', 'is', 'DE')
    const fr = one('customer.country', 'is', 'FR')
    const big = one('sale.amount', 'gte', 90_000)
    expect(made(modifier([de, big]))[0]!.facts).toMatchObject({
      saleMinor: 90_000n,
      customer: { country: 'DE' },
    })
    expect(made(modifier([fr, de], 'any'))[0]!.facts.customer.country).toBe('FR')
    const nested = modifier([big, { match: 'any', conditions: [fr, de] }])
    expect(made(nested)[0]!.facts).toMatchObject({
      saleMinor: 90_000n,
      customer: { country: 'FR' },
    })
    expect(made(modifier([de]), modifier([fr])).map(({ title }) => format(title))).toEqual([
      'If customer country is DE',
      'If customer country is FR',
    ])
  })

  test('none is made up when it contradicts itself, cannot be, or another one comes first', () => {
    const de = one('customer.country', 'is', 'DE')
    expect(made(modifier([de, one('customer.country', 'is', 'FR')]))).toEqual([])
    expect(made(modifier([one('sale.amount', 'lt', 0)]))).toEqual([])
    expect(made(modifier([one('moon.phase', 'is', 'full'), de]))).toEqual([])
    expect(made(modifier([one('sale.amount', 'near', 5)]))).toEqual([])
    expect(made(modifier([one('sale.processor', 'in', [])]))).toEqual([])
    expect(made(modifier([de]), modifier([de]))).toHaveLength(1)
  })

  test('it has the name of the modifier, if it has one', () => {
    const labelled = { ...modifier([one('customer.country', 'is', 'DE')]), label: 'Germany' }
    expect(rows(rewardOf(percent(1_000), { modifiers: [labelled] })).at(-1)![0]).toBe('Germany')
  })

  test('a draft as it comes from a form can be shown', () => {
    const when = { match: 'all', conditions: [one('customer.country', 'is', 'de')] }
    const modifiers = [{ type: 'flat', amountMinor: 900, when }]
    const draft = { type: 'percentage', rateBps: 1_000, maxDurationMonths: 0, modifiers }
    const { terms, ...rest } = checkReward(draft, 'sale', 'eur')
    expect(rows(rewardOf(terms, rest)).at(-1)).toEqual(['If customer country is DE', 900n])
  })
})
