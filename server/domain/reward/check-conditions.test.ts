import { describe, expect, test } from 'bun:test'
import type { ApiError } from '../errors.ts'
import { checkReward } from './check.ts'
import { ATTRIBUTES } from './conditions/index.ts'
import { operatorsOf } from './conditions/operators.ts'
import type { ConditionGroup, RewardEvent } from './types.ts'
import { formatError } from '../../locales/format-error.ts'

const draftOf = (when: unknown) => ({
  type: 'flat',
  amountMinor: 1,
  modifiers: [{ type: 'flat', amountMinor: 2, when }],
})
const check = (when: unknown, event: RewardEvent = 'sale'): ConditionGroup =>
  checkReward(draftOf(when), event, 'eur').modifiers[0]!.when
/** What is wrong: the path below the modifier's `when`, and the sentence without the path's beginning. */
function wrong(when: unknown, event: RewardEvent = 'sale'): [string, string] {
  try {
    check(when, event)
  } catch (error) {
    const { path, message } = formatError(error as ApiError).issues![0]!
    expect(path).toStartWith('modifiers.0.when')
    return [path.slice(17), message.replace(/^modifiers\.0\.when\.?(conditions\.0\.)?/, '')]
  }
  throw new Error(`accepted ${JSON.stringify(when)}`)
}
const all = (...conditions: unknown[]) => ({ match: 'all', conditions })
const one = (attribute: string, operator: string, value?: unknown) => ({
  attribute,
  operator,
  value,
})
const refused = (...condition: Parameters<typeof one>) => wrong(all(one(...condition)))
const stored = (attribute: string, operator: string, value: unknown) => {
  const [condition] = check(all(one(attribute, operator, value))).conditions
  return (condition as { value: unknown }).value
}
const isDe = one('customer.country', 'is', 'DE')

describe('a group', () => {
  test('of conditions and groups is stored as it is', () => {
    const group = { match: 'any', conditions: [isDe, all(isDe, isDe)] }
    expect(check({ ...group, extra: 1 }) as object).toEqual(group)
  })

  test('says how it matches, and has a condition', () => {
    expect(wrong({ conditions: [isDe] })).toEqual(['match', 'match must be one of all, any.'])
    expect(wrong({ match: 'all' })).toEqual([
      'conditions',
      'conditions must be a list of 1 to 20 entries.',
    ])
    expect(wrong({ match: 'all', conditions: [] })[0]).toBe('conditions')
    expect(wrong(all(isDe, 5))).toEqual(['conditions.1', 'conditions.1 must be an object.'])
    expect(wrong(all(isDe, all()))[0]).toBe('conditions.1.conditions')
    expect(wrong(null)).toEqual(['', ' must be an object.'])
  })

  test('nests once', () => {
    expect(wrong(all(isDe, all(isDe, all(isDe))))).toEqual([
      'conditions.1.conditions.1',
      'Groups can’t be nested more than once. Use a condition here.',
    ])
  })

  test('has at most 20 conditions with all groups in it', () => {
    const many = (count: number) => Array.from({ length: count }, () => isDe)
    expect(check(all(...many(20))).conditions).toHaveLength(20)
    expect(wrong(all(...many(21)))[0]).toBe('conditions')
    expect(check(all(...many(10), all(...many(10)))).conditions).toHaveLength(11)
    expect(wrong(all(...many(10), all(...many(11))))).toEqual([
      'conditions.10.conditions.10',
      'A modifier has at most 20 conditions in all its groups.',
    ])
  })
})

describe('the attribute', () => {
  test('that was misspelled is refused with the right name', () => {
    expect(wrong(all(isDe, one('custmer.country', 'is', 'DE')))).toEqual([
      'conditions.1.attribute',
      '"custmer.country" is not known of a sale. Did you mean customer.country?',
    ])
    expect(refused('sale.metdata.plan', 'is', 'pro')[1]).toEndWith(
      'Did you mean sale.metadata.plan?',
    )
    expect(refused('sale.metadata', 'is', 'pro')[1]).toEndWith('Did you mean sale.metadata.…?')
  })

  test('of another event is refused with those that there are', () => {
    expect(wrong(all(one('sale.amount', 'gt', 5)), 'referral')).toEqual([
      'conditions.0.attribute',
      '"sale.amount" is not known of a referral. Use one of partner.country, partner.totalClicks, ' +
        'partner.totalLeads, partner.totalSales, partner.totalSaleAmount, partner.totalCommissions.',
    ])
    expect(wrong(all(one('sale.metadata.a', 'is', 'x')), 'lead')[1]).toContain('lead.metadata.….')
    expect(check(all(one('lead.metadata.a', 'is', 'x')), 'lead').conditions).toHaveLength(1)
  })

  test('is a short text', () => {
    const texts: unknown[] = [
      '',
      ' ',
      undefined,
      5,
      'x'.repeat(256),
      `sale.metadata.${'x'.repeat(242)}`,
    ]
    for (const attribute of texts) {
      expect(refused(attribute as string, 'is', 'x')).toEqual([
        'conditions.0.attribute',
        'attribute must be a text of 1 to 255 characters.',
      ])
    }
    expect(refused(`${'y'.repeat(60)}zz`, 'is', 'x')[1]).toStartWith(`"${'y'.repeat(60)}" is not`)
    const [condition] = check(all(one(' customer.country ', 'is', 'DE'))).conditions
    expect(condition as object).toEqual(isDe)
  })
})

describe('the operator', () => {
  test('is one that makes sense for the attribute', () => {
    expect(refused('customer.country', 'startsWith', 'D')).toEqual([
      'conditions.0.operator',
      'operator must be one of is, isNot, in, notIn.',
    ])
    expect(refused('sale.amount', 'gtt', 5)[1]).toEndWith('lte. Did you mean gt?')
    expect(refused('sale.amount', 'toString', 5)[0]).toBe('conditions.0.operator')
    expect(refused('sale.productId', 'contains', 'x')[0]).toBe('conditions.0.operator')
    for (const { type } of Object.values(ATTRIBUTES)) expect(operatorsOf(type)).toContain('is')
  })
})

describe('the value', () => {
  const problem = (...condition: Parameters<typeof one>) => {
    const [path, message] = refused(...condition)
    expect(path).toBe('conditions.0.value')
    return message
  }

  test('of a country is a code, in any case', () => {
    expect(stored('customer.country', 'is', ' de ')).toBe('DE')
    expect(stored('partner.country', 'in', ['de', 'DE', 'at'])).toEqual(['DE', 'AT'])
    for (const value of ['Germany', 'EU', 'xx']) {
      expect(problem('customer.country', 'is', value)).toBe(
        'value must be two letters of ISO 3166-1, such as DE.',
      )
    }
    expect(problem('customer.country', 'is', 5)).toBe(
      'value must be a text of 1 to 255 characters.',
    )
  })

  test('of a choice is one of them', () => {
    expect(stored('sale.type', 'is', 'recurring')).toBe('recurring')
    expect(problem('sale.type', 'is', 'recuring')).toBe(
      'value must be one of new, recurring. Did you mean recurring?',
    )
    expect(problem('customer.source', 'is', 5)).toBe('value must be one of link, code, script.')
  })

  test('of a number or money is whole and not negative', () => {
    for (const name of ['customer.subscriptionMonths', 'sale.amount', 'partner.totalSales']) {
      expect([stored(name, 'gte', 0), stored(name, 'lt', 10 ** 13)]).toEqual([0, 10 ** 13])
      for (const value of [-1, 1.5, 10 ** 13 + 1, '5', null, undefined, true, [5]]) {
        expect(problem(name, 'gte', value)).toBe(
          'value must be a whole number from 0 to 10000000000000.',
        )
      }
    }
  })

  test('of a text or list is short text, kept as it is', () => {
    for (const name of ['sale.processor', 'sale.eventName', 'sale.productId']) {
      expect(stored(name, 'is', ' Ab ')).toBe(' Ab ')
      expect(stored(name, 'is', 'x'.repeat(255))).toHaveLength(255)
      for (const value of ['', ' ', 'x'.repeat(256), 5, null, undefined, ['x'], {}]) {
        expect(problem(name, 'is', value)).toBe('value must be a text of 1 to 255 characters.')
      }
      for (const value of ['a\0b', 'a\ud800b']) {
        expect(problem(name, 'is', value)).toBe('value contains an unsupported character.')
      }
    }
  })

  test('of metadata is what the operator can compare', () => {
    for (const value of ['pro', -1.5, true, false]) {
      expect(stored('sale.metadata.a', 'is', value)).toBe(value)
    }
    for (const value of [null, {}, '', ['a'], Number.NaN, 10 ** 14]) {
      expect(problem('sale.metadata.a', 'isNot', value)).toBe(
        'value must be a text of 1 to 255 characters.',
      )
    }
    expect(Object.is(stored('sale.metadata.a', 'is', -0), 0)).toBe(true)
    expect([
      stored('sale.metadata.a', 'gt', -(10 ** 13)),
      stored('sale.metadata.a', 'gt', 0.5),
    ]).toEqual([-(10 ** 13), 0.5])
    for (const value of ['5', true, 10 ** 14, -(10 ** 14), Number.NaN, Infinity]) {
      expect(problem('sale.metadata.a', 'gt', value)).toBe(
        'value must be a number of at most 10000000000000.',
      )
    }
    for (const value of [5, true]) {
      expect(problem('sale.metadata.a', 'contains', value)).toBe(
        'value must be a text of 1 to 255 characters.',
      )
    }
  })

  test('of a list operator has up to 100 of one kind, each once', () => {
    expect(stored('sale.processor', 'in', ['b', 'a', 'b'])).toEqual(['b', 'a'])
    expect(stored('sale.amount', 'notIn', [5, 5, 6])).toEqual([5, 6])
    expect(stored('sale.metadata.a', 'in', [5, 6])).toEqual([5, 6])
    const many = (length: number) => Array.from({ length }, (_, index) => `${index}`)
    expect(stored('sale.productId', 'in', many(100))).toHaveLength(100)
    for (const value of ['x', [], many(101), null, undefined, {}]) {
      expect(problem('sale.productId', 'in', value)).toBe(
        'value must be a list of 1 to 100 entries.',
      )
    }
    for (const value of [['a', 5], [true], [true, 'a']]) {
      expect(problem('sale.metadata.a', 'in', value)).toBe(
        'value must contain either texts or numbers.',
      )
    }
    expect(refused('sale.productId', 'in', ['a', 5])).toEqual([
      'conditions.0.value.1',
      'value.1 must be a text of 1 to 255 characters.',
    ])
  })
})
