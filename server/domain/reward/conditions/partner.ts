import { REWARD_EVENTS, type RewardFacts } from '../types.ts'
import { known, type Attributes } from './attribute.ts'

/** Attributes of the partner, and of what they brought to the program before this event. */
export const partnerAttributes = {
  'partner.country': {
    label: 'Partner country',
    type: 'country',
    events: REWARD_EVENTS,
    read: ({ partner }) => known(partner.country),
    write: (facts, item) => withPartner(facts, { country: String(item) }),
  },
  'partner.totalClicks': {
    label: 'Partner clicks',
    type: 'number',
    events: REWARD_EVENTS,
    read: ({ partner }) => [partner.totalClicks],
    write: (facts, item) => withPartner(facts, { totalClicks: Number(item) }),
  },
  'partner.totalLeads': {
    label: 'Partner leads',
    type: 'number',
    events: REWARD_EVENTS,
    read: ({ partner }) => [partner.totalLeads],
    write: (facts, item) => withPartner(facts, { totalLeads: Number(item) }),
  },
  'partner.totalSales': {
    label: 'Partner sales',
    type: 'number',
    events: REWARD_EVENTS,
    read: ({ partner }) => [partner.totalSales],
    write: (facts, item) => withPartner(facts, { totalSales: Number(item) }),
  },
  'partner.totalSaleAmount': {
    label: 'Partner sale amount',
    type: 'money',
    events: REWARD_EVENTS,
    read: ({ partner }) => [partner.totalSaleMinor],
    write: (facts, item) => withPartner(facts, { totalSaleMinor: BigInt(item) }),
  },
  'partner.totalCommissions': {
    label: 'Partner commissions',
    type: 'money',
    events: REWARD_EVENTS,
    read: ({ partner }) => [partner.totalCommissionMinor],
    write: (facts, item) => withPartner(facts, { totalCommissionMinor: BigInt(item) }),
  },
} as const satisfies Attributes

function withPartner(facts: RewardFacts, change: Partial<RewardFacts['partner']>): RewardFacts {
  return { ...facts, partner: { ...facts.partner, ...change } }
}
