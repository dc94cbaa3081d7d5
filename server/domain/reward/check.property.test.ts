import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { ApiError } from '../errors.ts'
import { checkReward } from './check.ts'
import type { RewardEvent } from './types.ts'

describe('whatever is sent', () => {
  const anyEvent = fc.constantFrom<RewardEvent>('click', 'lead', 'sale', 'referral')

  test('is refused with 422 and a path, or accepted', () => {
    const field = fc.constantFrom(
      'type',
      'amountMinor',
      'rateBps',
      'limits',
      'modifiers',
      'when',
      'match',
    )
    const sent = fc.oneof(fc.jsonValue(), fc.dictionary(field, fc.jsonValue()))
    fc.assert(
      fc.property(sent, anyEvent, (draft, event) => {
        try {
          checkReward(draft, event, 'eur')
        } catch (error) {
          expect(error).toBeInstanceOf(ApiError)
          expect((error as ApiError).status).toBe(422)
        }
      }),
    )
  })
})

describe('a checked draft', () => {
  const text = fc.string({ minLength: 1, maxLength: 10 }).filter((value) => value.trim() !== '')
  const condition = fc.oneof(
    fc.record({
      attribute: fc.constantFrom('customer.country', ' partner.country'),
      operator: fc.constantFrom('in', 'notIn'),
      value: fc.array(fc.constantFrom('de', ' FR ', 'At'), { minLength: 1, maxLength: 5 }),
    }),
    fc.record({
      attribute: fc.constantFrom('sale.metadata.a', 'sale.metadata.__proto__', 'sale.metadata.a.b'),
      operator: fc.constantFrom('is', 'isNot'),
      value: fc.oneof(text, fc.boolean(), fc.double({ min: -1e12, max: 1e12, noNaN: true })),
    }),
    fc.record({
      attribute: fc.constantFrom('sale.amount', 'customer.signedUpDays'),
      operator: fc.constantFrom('gt', 'lte', 'is'),
      value: fc.nat(),
    }),
  )
  const conditions = fc.array(condition, { minLength: 1, maxLength: 4 })
  const match = fc.constantFrom('all', 'any')
  const group = fc.record({
    match,
    conditions: fc.tuple(condition, fc.record({ match, conditions })),
  })
  const terms = fc.record({
    type: fc.constant('flat'),
    amountMinor: fc.nat(),
    maxDurationMonths: fc.option(fc.nat(600), { nil: undefined }),
  })
  const limit = fc.record({ per: fc.constant('partner'), count: fc.integer({ min: 1, max: 9 }) })
  const draft = fc.record({
    terms,
    limits: fc.array(limit, { maxLength: 5 }),
    modifiers: fc.array(fc.tuple(terms, group), { maxLength: 3 }),
  })

  test('stays the same when it is checked again', () => {
    fc.assert(
      fc.property(draft, ({ terms: base, limits, modifiers }) => {
        const sent = {
          ...base,
          limits,
          modifiers: modifiers.map(([own, when]) => ({ ...own, when })),
        }
        const first = checkReward(sent, 'sale', 'eur')
        const again = checkReward(
          { ...first.terms, limits: first.limits, modifiers: first.modifiers },
          'sale',
          'eur',
        )
        expect(again).toEqual(first)
        expect(JSON.parse(JSON.stringify(first))).toEqual(first)
      }),
    )
  })
})
