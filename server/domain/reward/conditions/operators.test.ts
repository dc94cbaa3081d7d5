import { describe, expect, test } from 'bun:test'
import { matchGroup } from '../match.ts'
import { sampleFacts } from '../preview.ts'
import type { Condition, ConditionValue, RewardFacts } from '../types.ts'

const NOW = Date.parse('2026-06-15T12:00:00Z')
const plain = sampleFacts({ event: 'sale', limits: [] }, NOW)
const facts: RewardFacts = {
  ...plain,
  saleMinor: 12_000n,
  customer: { ...plain.customer, country: 'DE' },
  sale: { productIds: ['prod_1', 'prod_22'], processor: 'stripe', eventName: null },
  metadata: {
    plan: 'pro',
    seats: '12',
    trial: false,
    price: 9.5,
    tags: ['vip', 'early'],
    free: 'true',
  },
}

const one = (attribute: string, operator: string, value: ConditionValue): Condition => ({
  attribute,
  operator,
  value,
})
const judge = (...condition: Parameters<typeof one>) =>
  matchGroup({ match: 'all', conditions: [one(...condition)] }, facts, 'eur')
const yes = (...condition: Parameters<typeof one>) => judge(...condition).matched

describe('text', () => {
  test('is compared exactly, from the start, the end or in between', () => {
    const holds = (operator: string, value: ConditionValue) =>
      yes('sale.processor', operator, value)
    expect([holds('is', 'stripe'), holds('is', 'Stripe'), holds('is', 'strip')]).toEqual([
      true,
      false,
      false,
    ])
    expect([holds('isNot', 'stripe'), holds('isNot', 'paddle')]).toEqual([false, true])
    expect([holds('in', ['paddle', 'stripe']), holds('in', ['paddle'])]).toEqual([true, false])
    expect([holds('notIn', ['paddle', 'stripe']), holds('notIn', ['paddle'])]).toEqual([
      false,
      true,
    ])
    expect([holds('startsWith', 'str'), holds('startsWith', 'ripe')]).toEqual([true, false])
    expect([holds('endsWith', 'ripe'), holds('endsWith', 'str')]).toEqual([true, false])
    expect([holds('contains', 'trip'), holds('contains', 'x')]).toEqual([true, false])
    expect([holds('notContains', 'trip'), holds('notContains', 'x')]).toEqual([false, true])
  })
})

describe('money', () => {
  test('is compared in minor units, at the boundary exactly', () => {
    const holds = (operator: string) =>
      [11_999, 12_000, 12_001].map((value) => yes('sale.amount', operator, value))
    expect(holds('is')).toEqual([false, true, false])
    expect(holds('isNot')).toEqual([true, false, true])
    expect(holds('gt')).toEqual([true, false, false])
    expect(holds('gte')).toEqual([true, true, false])
    expect(holds('lt')).toEqual([false, false, true])
    expect(holds('lte')).toEqual([false, true, true])
    expect(yes('sale.amount', 'in', [1, 12_000])).toBe(true)
    expect(yes('sale.amount', 'notIn', [1, 2])).toBe(true)
  })

  test('beyond the numbers that are exact is still compared exactly', () => {
    const huge = { ...facts, saleMinor: 9_007_199_254_740_993n }
    const group = {
      match: 'all' as const,
      conditions: [one('sale.amount', 'is', 9_007_199_254_740_992)],
    }
    expect(matchGroup(group, huge, 'eur').matched).toBe(false)
  })
})

describe('a list', () => {
  test('matches when one of its items does, and a negative operator when none does', () => {
    const holds = (operator: string, value: ConditionValue) =>
      yes('sale.productId', operator, value)
    expect([holds('is', 'prod_22'), holds('is', 'prod_2')]).toEqual([true, false])
    expect([holds('isNot', 'prod_22'), holds('isNot', 'prod_2')]).toEqual([false, true])
    expect([holds('in', ['x', 'prod_1']), holds('in', ['x'])]).toEqual([true, false])
    expect([holds('notIn', ['x', 'prod_1']), holds('notIn', ['x'])]).toEqual([false, true])
    expect([holds('startsWith', 'prod_2'), holds('endsWith', '_1')]).toEqual([true, true])
  })
})

describe('metadata', () => {
  const holds = (field: string, operator: string, value: ConditionValue) =>
    yes(`sale.metadata.${field}`, operator, value)

  test('is compared as text with text, also when it was sent as a number or flag', () => {
    expect([holds('plan', 'is', 'pro'), holds('plan', 'is', 'Pro')]).toEqual([true, false])
    expect([holds('trial', 'is', false), holds('trial', 'is', 'false')]).toEqual([true, true])
    expect([holds('free', 'is', true), holds('free', 'is', false)]).toEqual([true, false])
    expect([holds('price', 'is', '9.5'), holds('price', 'startsWith', '9.')]).toEqual([true, true])
    expect([holds('price', 'endsWith', '.5'), holds('price', 'contains', '.')]).toEqual([
      true,
      true,
    ])
    expect([holds('tags', 'is', 'vip'), holds('tags', 'contains', 'arl')]).toEqual([true, true])
  })

  test('is compared as a number with a number, also when it was sent as text', () => {
    expect([holds('seats', 'is', 12), holds('seats', 'gte', 12), holds('seats', 'gt', 12)]).toEqual(
      [true, true, false],
    )
    expect([holds('price', 'is', 9.5), holds('price', 'lt', 9.6)]).toEqual([true, true])
    expect([holds('price', 'is', 9), holds('price', 'is', 10)]).toEqual([false, false])
    for (const field of ['plan', 'trial', 'tags', 'missing']) {
      for (const operator of ['is', 'gt', 'gte', 'lt', 'lte']) {
        expect(holds(field, operator, 0)).toBe(false)
      }
    }
  })

  test('takes text for a number only when it is written as one', () => {
    const number = (text: string) => {
      const group = { match: 'all' as const, conditions: [one('sale.metadata.n', 'lt', 1e14)] }
      return matchGroup(group, { ...facts, metadata: { n: text } }, 'eur').matched
    }
    const good = ['0', '-1', '1.5', '-0.25', '12345678901234']
    const bad = [
      '',
      ' ',
      '1 ',
      ' 1',
      '+1',
      '.5',
      '1.',
      '1e3',
      '0x1',
      '1,5',
      'x1',
      '1x',
      '1234567890123456',
    ]
    expect(good.filter(number)).toEqual(good)
    expect(bad.filter(number)).toEqual([])
    const conditions = [one('sale.metadata.n', 'is', 12)]
    const written = { ...facts, metadata: { n: '12.0' } }
    expect(matchGroup({ match: 'all', conditions }, written, 'eur').matched).toBe(true)
  })

  test('orders nothing by text', () => {
    expect([holds('seats', 'gt', '1'), holds('plan', 'lt', 'z')]).toEqual([false, false])
  })
})

describe('what is unknown', () => {
  test('fails every comparison, so a negative operator holds', () => {
    const unknown = (operator: string, value: ConditionValue) =>
      yes('sale.eventName', operator, value)
    for (const operator of ['is', 'in', 'startsWith', 'endsWith', 'contains']) {
      expect(unknown(operator, 'x')).toBe(false)
    }
    for (const operator of ['isNot', 'notIn', 'notContains'])
      expect(unknown(operator, 'x')).toBe(true)
    for (const operator of ['gt', 'gte', 'lt', 'lte']) {
      expect(yes('sale.metadata.missing', operator, 0)).toBe(false)
    }
  })

  test('as an attribute or operator fails always', () => {
    for (const operator of ['is', 'isNot', 'notIn', 'gt']) {
      expect(yes('moon.phase', operator, 'full')).toBe(false)
    }
    for (const operator of ['near', 'toString', '__proto__']) {
      expect(yes('customer.country', operator, 'DE')).toBe(false)
    }
  })
})
