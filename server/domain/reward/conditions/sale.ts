import { addMonths } from '../calendar.ts'
import type { RewardFacts } from '../types.ts'
import { known, type Attributes } from './attribute.ts'

export const SALE_TYPES = ['new', 'recurring'] as const

/** Attributes of a purchase and its payment. */
export const saleAttributes = {
  /** The customer's first commission, or a later one. */
  'sale.type': {
    label: 'Sale type',
    type: 'choice',
    events: ['sale'],
    choices: SALE_TYPES,
    read: ({ customer }) => [customer.firstAtMs === null ? 'new' : 'recurring'],
    write: (facts, item) => {
      const firstAtMs = item === 'new' ? null : addMonths(facts.atMs, -1)
      return { ...facts, customer: { ...facts.customer, firstAtMs } }
    },
  },
  'sale.amount': {
    label: 'Sale amount',
    type: 'money',
    events: ['sale'],
    read: ({ saleMinor }) => [saleMinor],
    write: (facts, item) => ({ ...facts, saleMinor: BigInt(item) }),
  },
  'sale.productId': {
    label: 'Product',
    type: 'list',
    events: ['sale'],
    read: ({ sale, parts }) => [
      ...new Set([...(parts?.lineItems ?? []).map((item) => item.productId), ...sale.productIds]),
    ],
    write: (facts, item) => withSale(facts, { productIds: [String(item)] }),
  },
  'sale.processor': {
    label: 'Payment processor',
    type: 'text',
    events: ['sale'],
    read: ({ sale }) => known(sale.processor),
    write: (facts, item) => withSale(facts, { processor: String(item) }),
  },
  'sale.eventName': {
    label: 'Sale event name',
    type: 'text',
    events: ['sale'],
    read: ({ sale }) => known(sale.eventName),
    write: (facts, item) => withSale(facts, { eventName: String(item) }),
  },
} as const satisfies Attributes

function withSale(facts: RewardFacts, change: Partial<RewardFacts['sale']>): RewardFacts {
  return { ...facts, sale: { ...facts.sale, ...change } }
}
