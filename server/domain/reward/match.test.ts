import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { ATTRIBUTES } from './conditions/index.ts'
import { OPERATORS } from './conditions/operators.ts'
import { matchGroup } from './match.ts'
import { sampleFacts } from './preview.ts'
import { inEnglish } from './test-kit.ts'
import type { Condition, ConditionGroup, ConditionValue, RewardFacts } from './types.ts'

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
  inEnglish(matchGroup({ match: 'all', conditions: [one(...condition)] }, facts, 'eur'))

describe('a verdict', () => {
  const de = one('customer.country', 'is', 'DE')
  const fr = one('customer.country', 'is', 'FR')
  const big = one('sale.amount', 'gte', 10_000)
  const huge = one('sale.amount', 'gte', 100_000)
  const decide = (match: 'all' | 'any', ...conditions: ConditionGroup['conditions']) =>
    inEnglish(matchGroup({ match, conditions }, facts, 'eur'))
  const [isDe, isFr] = [
    'customer.country is DE: met. The value is DE.',
    'customer.country is FR: not met. The value is DE.',
  ]
  const isBig = 'sale.amount is at least 100.00 EUR: met. The value is 120.00 EUR.'
  const isHuge = 'sale.amount is at least 1000.00 EUR: not met. The value is 120.00 EUR.'

  test('of all names every condition that holds, or the one that fails', () => {
    expect(decide('all', de, big)).toEqual({ matched: true, steps: [isDe, isBig] })
    expect(decide('all', de, fr, huge)).toEqual({ matched: false, steps: [isFr] })
  })

  test('of any names the one that suffices, or all that fail', () => {
    expect(decide('any', fr, de, big)).toEqual({ matched: true, steps: [isDe] })
    expect(decide('any', fr, huge)).toEqual({ matched: false, steps: [isFr, isHuge] })
  })

  test('looks into groups', () => {
    const anyOf = { match: 'any' as const, conditions: [fr, big] }
    const allOf = { match: 'all' as const, conditions: [de, huge] }
    expect(decide('all', de, anyOf)).toEqual({ matched: true, steps: [isDe, isBig] })
    expect(decide('all', allOf, de)).toEqual({ matched: false, steps: [isHuge] })
    expect(decide('any', allOf, anyOf)).toEqual({ matched: true, steps: [isBig] })
    expect(decide('any', allOf, fr)).toEqual({ matched: false, steps: [isHuge, isFr] })
  })

  test('shows text in quotes, shortened, a list in part, and says what is not known', () => {
    const step = (...condition: Parameters<typeof one>) => judge(...condition).steps[0]
    expect(step('sale.eventName', 'is', 'x')).toBe(
      'sale.eventName is "x": not met. The value is unknown.',
    )
    expect(step('sale.eventName', 'isNot', 'x')).toBe(
      'sale.eventName is not "x": met. The value is unknown.',
    )
    expect(step('sale.productId', 'in', ['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toBe(
      'sale.productId is one of "a", "b", "c", "d", "e" and 2 more: not met. The value is "prod_1", "prod_22".',
    )
    expect(step('sale.processor', 'in', ['a', 'b', 'c', 'd', 'e'])).toBe(
      'sale.processor is one of "a", "b", "c", "d", "e": not met. The value is "stripe".',
    )
    expect(step('sale.processor', 'is', 'x'.repeat(61))).toBe(
      `sale.processor is "${'x'.repeat(60)}…": not met. The value is "stripe".`,
    )
    expect(step('sale.processor', 'is', 'x'.repeat(60))).toBe(
      `sale.processor is "${'x'.repeat(60)}": not met. The value is "stripe".`,
    )
    expect(step('sale.type', 'is', 'recurring')).toBe(
      'sale.type is recurring: not met. The value is new.',
    )
    expect(step('sale.metadata.trial', 'is', true)).toBe(
      'sale.metadata.trial is true: not met. The value is false.',
    )
    expect(step('sale.amount', 'gt', 1.5)).toBe(
      'sale.amount is more than 1.5: met. The value is 120.00 EUR.',
    )
    expect(step('moon.phase', 'near', 'full')).toBe(
      'moon.phase near "full": not met. The values can’t be compared.',
    )
  })
})

describe('whatever was stored and sent', () => {
  const value = fc.oneof(
    fc.string(),
    fc.double(),
    fc.boolean(),
    fc.array(fc.string(), { maxLength: 3 }),
    fc.array(fc.integer(), { maxLength: 3 }),
  )
  const name = fc.oneof(
    fc.constantFrom(...Object.keys(ATTRIBUTES), 'sale.metadata.a', 'lead.metadata.__proto__.a'),
    fc.string(),
  )
  const operator = fc.oneof(fc.constantFrom(...Object.keys(OPERATORS)), fc.string())
  const condition = fc.record({ attribute: name, operator, value })
  const metadata = fc.dictionary(
    fc.constantFrom('a', '__proto__', 'constructor', 'toString', 'a.b'),
    fc.jsonValue(),
  )

  test('there is a verdict with its sentences', () => {
    fc.assert(
      fc.property(
        fc.array(condition),
        fc.constantFrom('all', 'any'),
        metadata,
        (list, match, sent) => {
          const group = { match, conditions: list } as ConditionGroup
          const verdict = inEnglish(matchGroup(group, { ...facts, metadata: sent }, 'eur'))
          expect(typeof verdict.matched).toBe('boolean')
          expect(verdict.steps.every((step) => step.endsWith('.'))).toBe(true)
        },
      ),
    )
  })

  test('a negative operator holds exactly when its positive one does not', () => {
    const pairs = fc.constantFrom(['is', 'isNot'], ['in', 'notIn'], ['contains', 'notContains'])
    fc.assert(
      fc.property(pairs, fc.string(), metadata, ([positive, negative], text, sent) => {
        const judged = [positive!, negative!].map((operatorName) => {
          const conditions = [one('sale.metadata.a', operatorName, text)]
          return matchGroup({ match: 'all', conditions }, { ...facts, metadata: sent }, 'eur')
            .matched
        })
        expect(judged[0]).toBe(!judged[1])
      }),
    )
  })
})
