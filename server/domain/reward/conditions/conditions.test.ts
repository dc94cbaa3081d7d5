import { describe, expect, test } from 'bun:test'
import { sampleFacts } from '../preview.ts'
import type { RewardFacts } from '../types.ts'
import { attributesFor, closestAttribute, findAttribute } from './find-attribute.ts'
import { ATTRIBUTES } from './index.ts'
import { OPERATORS, operatorsOf } from './operators.ts'

const DAY = 86_400_000
const NOW = Date.parse('2026-06-15T12:00:00Z')
const plain = sampleFacts({ event: 'sale', limits: [] }, NOW)
const read = (name: string, facts: RewardFacts) => {
  const { attribute, path } = findAttribute(name)!
  return attribute.read(facts, path)
}
const ofCustomer = (customer: Partial<RewardFacts['customer']>): RewardFacts => ({
  ...plain,
  customer: { ...plain.customer, ...customer },
})

describe('the registry', () => {
  test('has these attributes, under names that are stored for ever', () => {
    const rows = Object.entries(ATTRIBUTES).map(([name, { label, type, events, choices }]) =>
      [name, label, type, events.join(' '), ...(choices ?? [])].join(' | '),
    )
    expect(rows).toEqual([
      'customer.country | Customer country | country | click lead sale',
      'customer.source | Customer source | choice | lead sale | link | code | script',
      'customer.signedUpDays | Days since customer signed up | number | lead sale',
      'customer.subscriptionMonths | Months since customer first paid | number | sale',
      'sale.type | Sale type | choice | sale | new | recurring',
      'sale.amount | Sale amount | money | sale',
      'sale.productId | Product | list | sale',
      'sale.processor | Payment processor | text | sale',
      'sale.eventName | Sale event name | text | sale',
      'partner.country | Partner country | country | click lead sale referral',
      'partner.totalClicks | Partner clicks | number | click lead sale referral',
      'partner.totalLeads | Partner leads | number | click lead sale referral',
      'partner.totalSales | Partner sales | number | click lead sale referral',
      'partner.totalSaleAmount | Partner sale amount | money | click lead sale referral',
      'partner.totalCommissions | Partner commissions | money | click lead sale referral',
      'lead.metadata | Lead metadata | metadata | lead',
      'sale.metadata | Sale metadata | metadata | sale',
    ])
  })

  test('allows each type the operators that make sense for it', () => {
    expect(Object.values(OPERATORS).map(({ label }) => label)).toEqual([
      'is',
      'is not',
      'is one of',
      'is none of',
      'starts with',
      'ends with',
      'contains',
      'does not contain',
      'is more than',
      'is at least',
      'is less than',
      'is at most',
    ])
    const equality = ['is', 'isNot', 'in', 'notIn']
    const order = ['gt', 'gte', 'lt', 'lte']
    const texts = ['startsWith', 'endsWith', 'contains', 'notContains']
    expect(operatorsOf('text')).toEqual([...equality, ...texts])
    expect(operatorsOf('choice')).toEqual(equality)
    expect(operatorsOf('country')).toEqual(equality)
    expect(operatorsOf('number')).toEqual([...equality, ...order])
    expect(operatorsOf('money')).toEqual([...equality, ...order])
    expect(operatorsOf('list')).toEqual([...equality, 'startsWith', 'endsWith'])
    expect(operatorsOf('metadata')).toEqual([...equality, ...texts, ...order])
  })
})

describe('an attribute', () => {
  test('that the facts do not know has no items', () => {
    const facts: RewardFacts = ofCustomer({ source: null, signedUpAtMs: null })
    for (const name of [
      'customer.country',
      'customer.source',
      'customer.signedUpDays',
      'partner.country',
      'sale.productId',
      'sale.processor',
      'sale.eventName',
      'sale.metadata.plan',
    ]) {
      expect(read(name, facts)).toEqual([])
    }
  })

  test('of the customer counts whole days and whole calendar months', () => {
    const days = (signedUpAtMs: number) =>
      read('customer.signedUpDays', ofCustomer({ signedUpAtMs }))
    expect([days(NOW), days(NOW - DAY + 1), days(NOW - DAY), days(NOW + DAY)]).toEqual([
      [0],
      [0],
      [1],
      [0],
    ])
    const months = (firstAtMs: number | null) =>
      read('customer.subscriptionMonths', ofCustomer({ firstAtMs }))
    const yearAgo = Date.parse('2025-06-15T12:00:00Z')
    expect([months(null), months(yearAgo), months(yearAgo + 1)]).toEqual([[0], [12], [11]])
  })

  test('of the sale tells a new customer from a recurring one', () => {
    expect(read('sale.type', ofCustomer({ firstAtMs: null }))).toEqual(['new'])
    expect(read('sale.type', ofCustomer({ firstAtMs: NOW }))).toEqual(['recurring'])
  })

  test('reads what was written', () => {
    const items = {
      'customer.country': 'DE',
      'customer.source': 'code',
      'customer.signedUpDays': 7,
      'customer.subscriptionMonths': 13,
      'sale.type': 'recurring',
      'sale.amount': 1_234n,
      'sale.productId': 'prod_1',
      'sale.processor': 'stripe',
      'sale.eventName': 'Upgrade',
      'partner.country': 'AT',
      'partner.totalClicks': 1,
      'partner.totalLeads': 2,
      'partner.totalSales': 3,
      'partner.totalSaleAmount': 4n,
      'partner.totalCommissions': 5n,
      'sale.metadata.cart.size': 6,
      'lead.metadata.plan': 'pro',
    }
    let facts = plain
    for (const [name, item] of Object.entries(items)) {
      const { attribute, path } = findAttribute(name)!
      facts = attribute.write(facts, item, path)
      expect(read(name, facts)).toEqual([item])
    }
    // The month's 13 were overwritten by the type, the rest stands beside each other.
    expect(facts).toEqual({
      ...plain,
      saleMinor: 1_234n,
      customer: {
        country: 'DE',
        source: 'code',
        firstAtMs: Date.parse('2026-05-15T12:00:00Z'),
        signedUpAtMs: NOW - 7 * DAY,
      },
      partner: {
        country: 'AT',
        totalClicks: 1,
        totalLeads: 2,
        totalSales: 3,
        totalSaleMinor: 4n,
        totalCommissionMinor: 5n,
      },
      sale: { productIds: ['prod_1'], processor: 'stripe', eventName: 'Upgrade' },
      metadata: { 'cart.size': 6, plan: 'pro' },
    })
    const type = findAttribute('sale.type')!.attribute
    expect(type.write(facts, 'new', '').customer.firstAtMs).toBeNull()
    const source = findAttribute('customer.source')!.attribute
    expect(source.write(facts, 'nowhere', '').customer.source).toBeNull()
  })
})

describe('a name', () => {
  test('is found exactly, and metadata with a path only', () => {
    expect(findAttribute('sale.amount')?.path).toBe('')
    expect(findAttribute('sale.metadata.cart.size')?.path).toBe('cart.size')
    for (const name of [
      'sale.metadata',
      'sale.metadata.',
      'sale.metadata.a..b',
      'sale.metadata.a.',
      'sale.metadata..a',
      'sale.amount.x',
      'click.metadata.plan',
      'x.sale.metadata.plan',
      'Sale.amount',
      'toString',
      '__proto__',
      'constructor',
      '',
    ]) {
      expect(findAttribute(name)).toBeNull()
    }
  })

  test('is offered for the events that have it', () => {
    expect(attributesFor('referral').every((name) => name.startsWith('partner.'))).toBe(true)
    expect(attributesFor('click')).toEqual(['customer.country', ...attributesFor('referral')])
    expect(attributesFor('lead').at(-1)).toBe('lead.metadata.…')
    expect(attributesFor('sale')).toHaveLength(16)
  })

  test('that was misspelled is recognized', () => {
    expect(closestAttribute('custmer.country', 'click')).toBe('customer.country')
    expect(closestAttribute('Sale.Amount', 'sale')).toBe('sale.amount')
    expect(closestAttribute('sale.metdata.cart.size', 'sale')).toBe('sale.metadata.cart.size')
    expect(closestAttribute('sale.metadata', 'sale')).toBe('sale.metadata.…')
    expect(closestAttribute('sale.metadata.', 'sale')).toBe('sale.metadata.…')
    expect(closestAttribute('saleamount', 'sale')).toBe('sale.amount')
    expect(closestAttribute('sale.amount', 'click')).toBeNull()
    expect(closestAttribute('moon.phase', 'sale')).toBeNull()
  })
})
