import { describe, expect, test } from 'bun:test'
import { format } from '../../locales/format.ts'
import type { SaleParts } from '../sale-parts.ts'
import { computeEarning } from './compute.ts'
import { describeProductRule, describeReward } from './describe.ts'
import { factsOf, flat, inEnglish, percent, rewardOf } from './test-kit.ts'
import type { ProductRule, RewardVersion } from './types.ts'

/** 119.00 in all: 19.00 tax, 5.00 shipping, 2.00 fee; 60.00 beans, 20.00 mugs and 15.00 of no line item. */
const PARTS: SaleParts = {
  amountMinor: 11_900,
  taxMinor: 1_900,
  shippingMinor: 500,
  feeMinor: 200,
  lineItems: [
    { productId: 'beans', name: 'Beans', quantity: 2, amountMinor: 6_000 },
    { productId: 'mug', name: null, quantity: 1, amountMinor: 2_000 },
  ],
}
const rule = (change: Partial<ProductRule>): ProductRule => ({
  productIds: ['beans'],
  type: 'excluded',
  amountMinor: null,
  rateBps: null,
  ...change,
})
const earned = (version: RewardVersion, saleMinor = 11_900n, parts = PARTS) =>
  inEnglish(computeEarning(version, factsOf(version, { saleMinor, parts })))
const minor = (version: RewardVersion, saleMinor?: bigint, parts?: SaleParts) =>
  earned(version, saleMinor, parts).earningsMinor

describe('the base of a percentage', () => {
  test('is the amount, less what the reward excludes', () => {
    const of = (exclude: RewardVersion['exclude']) => minor(rewardOf(percent(1_000), { exclude }))
    expect([of([]), of(['tax']), of(['shipping']), of(['fee'])]).toEqual([
      1_190n,
      1_000n,
      1_140n,
      1_170n,
    ])
    expect(of(['tax', 'shipping', 'fee'])).toBe(930n)
  })

  test('is explained in one step', () => {
    const version = rewardOf(percent(1_000), { exclude: ['tax', 'shipping'] })
    expect(earned(version).steps).toEqual([
      'The reward pays 10 % of every sale (excluding tax, shipping).',
      '119.00 EUR minus tax of 19.00 EUR, shipping of 5.00 EUR is 95.00 EUR.',
      '10 % of 95.00 EUR is 9.50 EUR.',
    ])
    expect(format(describeReward(version))).toBe('10 % of every sale (excluding tax, shipping)')
  })

  test('keeps its share when the sale is in another currency or has another amount by now', () => {
    const version = rewardOf(percent(10_000), { exclude: ['tax'] })
    expect([minor(version, 23_800n), minor(version, 119n), minor(version, 0n)]).toEqual([
      20_000n,
      100n,
      0n,
    ])
  })

  test('does not change a flat amount, nor a sale of which no parts are known', () => {
    const exclude = ['tax'] as const
    expect(minor(rewardOf(flat(700), { exclude }))).toBe(700n)
    const version = rewardOf(percent(1_000), { exclude })
    expect(computeEarning(version, factsOf(version)).earningsMinor).toBe(1_000n)
  })
})

describe('product rules', () => {
  const exclude = ['tax', 'shipping'] as const

  test('pay for their line items, and the terms for the rest, step by step', () => {
    const version = rewardOf(percent(1_000), {
      exclude,
      products: [
        rule({ type: 'percentage', rateBps: 2_000 }),
        rule({ productIds: ['mug', 'card'], type: 'flat', amountMinor: 150 }),
      ],
    })
    expect(earned(version)).toMatchObject({ earningsMinor: 1_500n, capped: false })
    expect(earned(version).steps).toEqual([
      'The reward pays 10 % of every sale (excluding tax, shipping).',
      '119.00 EUR minus tax of 19.00 EUR, shipping of 5.00 EUR is 95.00 EUR.',
      'For products "beans", 20 % of 60.00 EUR is 12.00 EUR.',
      'For products "mug", 1.50 EUR × 1 is 1.50 EUR.',
      'The rest of the sale is 15.00 EUR.',
      '10 % of 15.00 EUR is 1.50 EUR.',
      'The total is 15.00 EUR.',
    ])
  })

  test('can exclude products, and a sale of nothing else earns nothing', () => {
    const products = [rule({}), rule({ productIds: ['mug'] })]
    expect(minor(rewardOf(percent(1_000), { exclude, products }))).toBe(150n)
    const parts = { ...PARTS, amountMinor: 10_400 }
    const nothing = earned(rewardOf(percent(1_000), { exclude, products }), 10_400n, parts)
    expect(nothing).toMatchObject({ earningsMinor: 0n, reason: 'zero_amount' })
    expect(nothing.steps).toContain('Products "beans" are excluded: 60.00 EUR doesn’t count.')
  })

  test('count the first rule that names a product', () => {
    const products = [
      rule({ productIds: ['mug'] }),
      rule({ productIds: ['beans', 'mug'], type: 'percentage', rateBps: 5_000 }),
    ]
    expect(minor(rewardOf(percent(0), { exclude, products }))).toBe(3_000n)
  })

  test('pay a flat amount for each unit; a flat reward is paid when something else was bought', () => {
    const products = [rule({ type: 'flat', amountMinor: 100 })]
    const version = rewardOf(flat(700), { products })
    expect(minor(version)).toBe(200n + 700n)
    const beans = [PARTS.lineItems[0]!]
    const of = (parts: Partial<SaleParts>) =>
      minor(version, 10_000n, { ...PARTS, amountMinor: 10_000, ...parts })
    expect(of({ lineItems: beans })).toBe(900n)
    const rest = { taxMinor: 2_000, shippingMinor: 1_500, feeMinor: 500 }
    expect(of({ lineItems: beans, ...rest })).toBe(200n)
    expect(of({ lineItems: beans, ...rest, feeMinor: 499 })).toBe(900n)
    expect(of({ lineItems: [] })).toBe(700n)
  })

  test('pay for units that cost nothing', () => {
    const lineItems = [{ productId: 'beans', name: null, quantity: 3, amountMinor: 0 }]
    const parts = { amountMinor: 0, taxMinor: 0, shippingMinor: 0, feeMinor: 0, lineItems }
    const products = [rule({ type: 'flat', amountMinor: 100 })]
    expect(minor(rewardOf(percent(1_000), { exclude, products }), 0n, parts)).toBe(300n)
    expect(minor(rewardOf(flat(700), { exclude, products }), 0n, parts)).toBe(300n)
    expect(minor(rewardOf(flat(700), { exclude }), 0n, parts)).toBe(700n)
  })

  test('come before modifiers, whose terms are for the rest', () => {
    const isLarge = { attribute: 'sale.amount', operator: 'gte', value: 10_000 }
    const version = rewardOf(percent(1_000), {
      exclude,
      products: [rule({}), rule({ productIds: ['mug'], type: 'percentage', rateBps: 500 })],
      modifiers: [{ ...percent(5_000), when: { match: 'all', conditions: [isLarge] } }],
    })
    expect(earned(version)).toMatchObject({ earningsMinor: 100n + 750n, modifier: 0 })
  })

  test('share an excluded fee in proportion', () => {
    const products = [rule({ type: 'percentage', rateBps: 10_000 }), rule({ productIds: ['mug'] })]
    const version = rewardOf(percent(10_000), { exclude: ['tax', 'shipping', 'fee'], products })
    // 93.00 of 95.00: the beans are 58.74 of their 60.00, the mugs 19.58, the rest 14.68.
    expect(earned(version).steps.slice(2, 6)).toEqual([
      'For products "beans", 100 % of 58.74 EUR is 58.74 EUR.',
      'Products "mug" are excluded: 19.58 EUR doesn’t count.',
      'The rest of the sale is 14.68 EUR.',
      '100 % of 14.68 EUR is 14.68 EUR.',
    ])
  })

  test('are limited, and end, with the sum', () => {
    const products = [rule({ type: 'percentage', rateBps: 10_000 })]
    const limit = { per: 'customer', period: 'all', amountMinor: 6_500, count: null } as const
    const version = rewardOf(percent(10_000), { exclude, products, limits: [limit] })
    expect(earned(version)).toMatchObject({ earningsMinor: 6_500n, capped: true })
    const first = rewardOf(percent(1_000, 0), { products })
    const facts = factsOf(first, { saleMinor: 11_900n, parts: PARTS })
    const customer = { ...facts.customer, firstAtMs: 0 }
    expect(computeEarning(first, { ...facts, customer })).toMatchObject({
      reason: 'first_sale_only',
    })
  })

  test('are seen by conditions on the product', () => {
    const isMug = { attribute: 'sale.productId', operator: 'is', value: 'mug' }
    const version = rewardOf(percent(1_000), {
      modifiers: [{ ...flat(5), when: { match: 'all', conditions: [isMug] } }],
    })
    expect(minor(version)).toBe(5n)
    expect(minor(version, 11_900n, { ...PARTS, lineItems: [] })).toBe(1_190n)
  })

  test('are described in a sentence each', () => {
    const products = ['beans', 'mug']
    const sentences = [
      rule({ productIds: products, type: 'percentage', rateBps: 1_250 }),
      rule({ productIds: products, type: 'flat', amountMinor: 150 }),
      rule({ productIds: products }),
    ].map((one) => format(describeProductRule(one, 'eur')))
    expect(sentences).toEqual([
      '12.5 % of "beans", "mug"',
      '1.50 EUR per unit of "beans", "mug"',
      'No commission for "beans", "mug"',
    ])
  })
})
