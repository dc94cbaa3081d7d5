import { expect, test } from 'bun:test'
import type { Reward } from '../api/wire.gen.ts'
import { bodyOf, draftOf, newDraft, type RewardDraft } from './reward-draft.ts'

const reading = {
  currency: 'usd',
  types: new Map([
    ['sale.amount', 'money'],
    ['customer.country', 'country'],
    ['partner.totalSales', 'number'],
    ['sale.metadata.*', 'metadata'],
  ]),
}
const terms = { type: 'percentage', amount: null, rateBps: 1250, maxDurationMonths: 12 } as const
const group = {
  match: 'any',
  conditions: [{ attribute: 'customer.country', operator: 'is', value: 'FR' }],
} as const
const conditions = [
  { attribute: 'sale.amount', operator: 'gte', value: 10_050 },
  { attribute: 'customer.country', operator: 'in', value: ['DE', 'AT'] },
  { attribute: 'partner.totalSales', operator: 'lt', value: 3 },
  { attribute: 'sale.metadata.plan', operator: 'is', value: 'pro, yearly' },
  { attribute: 'sale.metadata.seats', operator: 'gt', value: 4 },
  { attribute: 'sale.metadata.size', operator: 'is', value: 5 },
  group,
]
// The fields that the form reads.
const reward = {
  event: 'sale',
  description: 'A fifth',
  ...terms,
  modifiers: [
    {
      type: 'flat',
      amount: 0,
      rateBps: null,
      maxDurationMonths: null,
      when: { match: 'all', conditions },
    },
    {
      type: 'flat',
      amount: 705,
      rateBps: null,
      maxDurationMonths: 0,
      when: { match: 'any', conditions },
    },
  ],
} as unknown as Reward

test('a reward that is opened and saved unchanged stays the same', () => {
  const body = bodyOf(draftOf(reward, reading), reading)
  expect(body).toEqual({
    type: 'percentage',
    rateBps: 1250,
    maxDurationMonths: 12,
    description: 'A fifth',
    limits: [],
    tiers: null,
    products: [],
    exclude: [],
    modifiers: [
      { type: 'flat', amount: 0, maxDurationMonths: null, when: { match: 'all', conditions } },
      { type: 'flat', amount: 705, maxDurationMonths: 0, when: { match: 'any', conditions } },
    ],
  } as never)
})

test('percent and amounts are read with point or comma; what is none is sent as it is', () => {
  const rate = (value: string) => {
    const draft: RewardDraft = { ...newDraft(), description: ' ', value }
    const body = bodyOf(draft, reading)
    return 'rateBps' in body ? body.rateBps : undefined
  }
  expect(rate('12,5')).toBe(1250)
  expect(rate(' 7.25 ')).toBe(725)
  expect(rate('0.05')).toBe(5)
  expect(rate('7.125')).toBe('7.125')
  expect(rate('much')).toBe('much')
})
