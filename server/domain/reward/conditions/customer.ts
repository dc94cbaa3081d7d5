import { addMonths, wholeMonths } from '../calendar.ts'
import type { RewardFacts } from '../types.ts'
import { known, type Attributes } from './attribute.ts'

const DAY_MS = 86_400_000

export const SOURCES = ['link', 'code', 'script'] as const

/** Attributes of the customer. */
export const customerAttributes = {
  'customer.country': {
    label: 'Customer country',
    type: 'country',
    events: ['click', 'lead', 'sale'],
    read: ({ customer }) => known(customer.country),
    write: (facts, item) => withCustomer(facts, { country: String(item) }),
  },
  'customer.source': {
    label: 'Customer source',
    type: 'choice',
    events: ['lead', 'sale'],
    choices: SOURCES,
    read: ({ customer }) => known(customer.source),
    write: (facts, item) =>
      withCustomer(facts, { source: SOURCES.find((source) => source === item) ?? null }),
  },
  /** Whole days of 24 hours. */
  'customer.signedUpDays': {
    label: 'Days since customer signed up',
    type: 'number',
    events: ['lead', 'sale'],
    read: ({ customer, atMs }) => known(daysSince(customer.signedUpAtMs, atMs)),
    write: (facts, item) =>
      withCustomer(facts, { signedUpAtMs: facts.atMs - Number(item) * DAY_MS }),
  },
  /** Whole calendar months since the customer's first commission, 0 at the first. */
  'customer.subscriptionMonths': {
    label: 'Months since customer first paid',
    type: 'number',
    events: ['sale'],
    read: ({ customer, atMs }) => [wholeMonths(customer.firstAtMs ?? atMs, atMs)],
    write: (facts, item) =>
      withCustomer(facts, { firstAtMs: addMonths(facts.atMs, -Number(item)) }),
  },
} as const satisfies Attributes

function daysSince(fromMs: number | null, atMs: number): number | null {
  return fromMs === null ? null : Math.max(0, Math.floor((atMs - fromMs) / DAY_MS))
}

function withCustomer(facts: RewardFacts, change: Partial<RewardFacts['customer']>): RewardFacts {
  return { ...facts, customer: { ...facts.customer, ...change } }
}
