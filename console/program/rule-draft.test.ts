import { expect, test } from 'bun:test'
import { rulesDraft, rulesOf } from './rule-draft.ts'

const rules = {
  limits: [
    { per: 'customer', period: 'month', amount: 5050, count: null },
    { per: 'partner', period: 'all', amount: null, count: 3 },
  ],
  tiers: {
    measure: 'revenue',
    period: 'month',
    mode: 'marginal',
    levels: [
      { threshold: 100_000, type: 'percentage', amount: null, rateBps: 3000 },
      { threshold: 200_000, type: 'percentage', amount: null, rateBps: 3250 },
    ],
  },
  products: [
    { productIds: ['a, b', 'c'], type: 'excluded', amount: null, rateBps: null, sentence: '' },
    { productIds: ['d'], type: 'flat', amount: 200, rateBps: null, sentence: '' },
  ],
  exclude: ['tax'],
} as const
// As the form reads them, whose lists are not constants.
const stored = structuredClone(rules) as unknown as Parameters<typeof rulesDraft>[0]

test('rules that are opened and saved unchanged stay the same', () => {
  expect(rulesOf(rulesDraft(stored, 'usd'), 'usd')).toEqual({
    limits: [...rules.limits],
    tiers: {
      measure: 'revenue',
      period: 'month',
      mode: 'marginal',
      levels: [
        { threshold: 100_000, type: 'percentage', rateBps: 3000 },
        { threshold: 200_000, type: 'percentage', rateBps: 3250 },
      ],
    },
    products: [
      { productIds: ['a, b', 'c'], type: 'excluded' },
      { productIds: ['d'], type: 'flat', amount: 200 },
    ],
    exclude: ['tax'],
  })
})

test('thresholds of counts are numbers, and products are read from a list', () => {
  const draft = rulesDraft(stored, 'usd')
  const tiers = { ...draft.tiers!, measure: 'sales' as const }
  const levels = [{ threshold: '10', type: 'flat' as const, value: '2.50' }]
  const products = [
    { products: 'x, y ,', type: 'percentage' as const, value: '12,5', label: 'Tea' },
  ]
  expect(rulesOf({ ...draft, tiers: { ...tiers, levels }, products }, 'usd')).toMatchObject({
    tiers: { levels: [{ threshold: 10, type: 'flat', amount: 250 }] },
    products: [{ productIds: ['x', 'y'], type: 'percentage', rateBps: 1250, label: 'Tea' }],
  })
})

test('what is no number is sent as it was typed, for the API to refuse it', () => {
  const limits = [{ per: 'partner', period: 'day', amount: 'much', count: '' }] as const
  expect(rulesOf({ limits, tiers: null, products: [], exclude: [] }, 'usd').limits).toEqual([
    { per: 'partner', period: 'day', amount: 'much', count: null },
  ])
})
