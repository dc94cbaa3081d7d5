import { describe, expect, test } from 'bun:test'
import type { Message } from '../message/message.ts'
import { API_LOCALE, format, formatValue } from '../../locales/format.ts'
import * as rules from './describe.ts'
import { flat, percent, rewardOf } from './test-kit.ts'
import { REWARD_EVENTS, type Condition, type ConditionGroup, type Limit } from './types.ts'

const told =
  <Given extends unknown[]>(rule: (...given: Given) => Message) =>
  (...given: Given) =>
    format(rule(...given))
const describeTerms = told(rules.describeTerms)
const describeReward = told(rules.describeReward)
const describeLimit = told(rules.describeLimit)
const describeModifier = told(rules.describeModifier)

const usd = { currency: 'usd' } as const

describe('a rate', () => {
  test('is written in percent without needless digits', () => {
    expect(
      [0, 1, 10, 33, 1_250, 2_000, 2_999, 10_000].map((bps) => formatValue({ bps }, API_LOCALE)),
    ).toEqual(['0 %', '0.01 %', '0.1 %', '0.33 %', '12.5 %', '20 %', '29.99 %', '100 %'])
  })
})

describe('a reward in one line', () => {
  test('of a percentage says of what, and for how long', () => {
    const sale = (months: number | null) =>
      describeTerms(percent(2_000, months), { event: 'sale', ...usd })
    expect([sale(12), sale(1), sale(0), sale(null)]).toEqual([
      '20 % of every sale for 12 months',
      '20 % of every sale for 1 month',
      '20 % of the first sale',
      '20 % of every sale',
    ])
  })

  test('of a flat amount says for what', () => {
    const terms = (months: number | null) =>
      REWARD_EVENTS.map((event) => describeTerms(flat(500, months), { event, ...usd }))
    expect(terms(null)).toEqual([
      '5.00 USD per click',
      '5.00 USD per lead',
      '5.00 USD per sale',
      '5.00 USD per commission earned by a partner you refer',
    ])
    expect(terms(0)).toEqual([
      '5.00 USD for the first click',
      '5.00 USD for the first lead',
      '5.00 USD for the first sale',
      '5.00 USD for the first commission earned by a partner you refer',
    ])
    expect(terms(6)[2]).toBe('5.00 USD per sale for 6 months')
    expect(describeTerms(flat(500), { event: 'lead', currency: 'jpy' })).toBe('500 JPY per lead')
  })

  test('of a percentage names every event', () => {
    const terms = (months: number | null) =>
      REWARD_EVENTS.map((event) => describeTerms(percent(1_000, months), { event, ...usd }))
    expect(terms(null)).toEqual([
      '10 % of every click',
      '10 % of every lead',
      '10 % of every sale',
      '10 % of every commission earned by partners you refer',
    ])
    expect(terms(0)).toEqual([
      '10 % of the first click',
      '10 % of the first lead',
      '10 % of the first sale',
      '10 % of the first commission earned by a partner you refer',
    ])
  })

  test('names its limits', () => {
    const limits: Limit[] = [
      { per: 'partner', period: 'month', amountMinor: 50_000, count: null },
      { per: 'customer', period: 'all', amountMinor: null, count: 1 },
    ]
    expect(describeReward(rewardOf(percent(2_000, 12), { currency: 'usd', limits }))).toBe(
      '20 % of every sale for 12 months, up to 500.00 USD per partner per month, ' +
        'up to 1 commission per customer',
    )
    expect(rules.describeLimits({ limits, currency: 'usd' }).map((limit) => format(limit))).toEqual(
      ['Up to 500.00 USD per partner per month', 'Up to 1 commission per customer'],
    )
    expect(describeReward(rewardOf(flat(500)))).toBe('5.00 EUR per sale')
    const both: Limit = { per: 'partner', period: 'day', amountMinor: 100, count: 3 }
    expect(describeLimit(both, 'usd')).toBe('1.00 USD and 3 commissions per partner per day')
  })

  test('without its amount or rate pays nothing', () => {
    const about = { event: 'sale', ...usd } as const
    expect(describeTerms({ ...percent(1), rateBps: null }, about)).toBe('0 % of every sale')
    expect(describeTerms({ ...flat(1), amountMinor: null }, about)).toBe('0.00 USD per sale')
  })
})

describe('a modifier in one line', () => {
  const about = { event: 'sale', currency: 'eur' } as const
  const line = (when: ConditionGroup) => describeModifier({ ...percent(3_000), when }, about)
  const de: Condition = { attribute: 'customer.country', operator: 'is', value: 'DE' }
  const big: Condition = { attribute: 'sale.amount', operator: 'gte', value: 10_000 }
  const plan: Condition = {
    attribute: 'sale.metadata.cart.plan',
    operator: 'in',
    value: ['a', 'b'],
  }

  test('says when it applies, in words', () => {
    expect(line({ match: 'all', conditions: [de, big] })).toBe(
      '30 % of every sale if customer country is DE and sale amount is at least 100.00 EUR',
    )
    expect(line({ match: 'any', conditions: [de, plan] })).toBe(
      '30 % of every sale if customer country is DE or sale metadata cart.plan is one of "a", "b"',
    )
    const unknown = { attribute: 'moon.phase', operator: 'is', value: 'full' }
    expect(line({ match: 'all', conditions: [unknown] })).toBe(
      '30 % of every sale if moon.phase is "full"',
    )
  })

  test('puts a group of several in brackets', () => {
    const group = (...conditions: Condition[]) => ({ match: 'any' as const, conditions })
    expect(line({ match: 'all', conditions: [de, group(big, plan)] })).toBe(
      '30 % of every sale if customer country is DE and (sale amount is at least 100.00 EUR or ' +
        'sale metadata cart.plan is one of "a", "b")',
    )
    expect(line({ match: 'all', conditions: [group(de)] })).toBe(
      '30 % of every sale if customer country is DE',
    )
  })
})

describe('a limit', () => {
  test('is told per customer or partner, in all or within a period', () => {
    const limits = (['customer', 'partner'] as const).flatMap((per) =>
      (['all', 'day', 'week', 'month'] as const).map((period) =>
        describeLimit({ per, period, amountMinor: 100, count: null }, 'usd'),
      ),
    )
    expect(limits).toEqual([
      '1.00 USD per customer',
      '1.00 USD per customer per day',
      '1.00 USD per customer per week',
      '1.00 USD per customer per month',
      '1.00 USD per partner',
      '1.00 USD per partner per day',
      '1.00 USD per partner per week',
      '1.00 USD per partner per month',
    ])
  })

  test('without an amount or number, and a modifier without conditions, format nothing of them', () => {
    const none: Limit = { per: 'partner', period: 'all', amountMinor: null, count: null }
    expect(describeLimit(none, 'usd')).toBe(' per partner')
    const always = { ...percent(3_000), when: { match: 'all' as const, conditions: [] } }
    expect(describeModifier(always, { event: 'sale', currency: 'usd' })).toBe(
      '30 % of every sale if ',
    )
  })
})
