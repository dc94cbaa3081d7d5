import type { Message } from '../message/message.ts'
import type { SalePart, SaleParts } from '../sale-parts.ts'

/** Events that a reward can pay for. */
export const REWARD_EVENTS = ['click', 'lead', 'sale', 'referral'] as const
export type RewardEvent = (typeof REWARD_EVENTS)[number]

/** The amount or rate, and how long after a customer's first commission it is paid. */
export interface Terms {
  type: 'flat' | 'percentage'
  /** Flat: minor units of the program's currency, per event or unit of quantity. Null for a percentage. */
  amountMinor: number | null
  /** Percentage: basis points of the sale, 10,000 are the whole. Null for a flat amount. */
  rateBps: number | null
  /** Sales: 0 the first sale only, N months from the customer's first sale, null for life. */
  maxDurationMonths: number | null
}

/** At most so much: in all, or within a calendar period (UTC, weeks from Monday). */
export interface Limit {
  per: 'customer' | 'partner'
  period: 'all' | 'day' | 'week' | 'month'
  /** Minor units of the program's currency; null when only the number counts. */
  amountMinor: number | null
  /** Commissions; null when only the amount counts. */
  count: number | null
}

export type ConditionValue = string | number | boolean | readonly string[] | readonly number[]

/** One comparison. `attribute` is a name of the registry, as `customer.country` or `sale.metadata.plan`. */
export interface Condition {
  attribute: string
  operator: string
  value: ConditionValue
  /** What partners read in place of the condition: `Annual plan`. */
  label?: string
}

/** Conditions that hold together (`all`) or of which one suffices (`any`). Groups nest once. */
export interface ConditionGroup {
  match: 'all' | 'any'
  conditions: readonly (Condition | { match: 'all' | 'any'; conditions: readonly Condition[] })[]
}

/** Other terms for some events. The first of a reward's modifiers that matches wins. */
export interface Modifier extends Terms {
  when: ConditionGroup
  /** What partners read in place of the conditions: `Annual plan`. */
  label?: string
}

/**
 * What line items of these products earn in place of the reward's terms. The first rule of a reward that
 * names a product counts.
 */
export interface ProductRule {
  productIds: readonly string[]
  /** `excluded`: nothing. */
  type: Terms['type'] | 'excluded'
  /** Flat: minor units of the program's currency for each unit. */
  amountMinor: number | null
  /** Percentage: basis points of the line totals. */
  rateBps: number | null
  /** What partners read in place of the ids: `Coffee`. */
  label?: string
}

/** An amount or a rate, as in `Terms`. */
export type Rate = Pick<Terms, 'type' | 'amountMinor' | 'rateBps'>

/** What volume is measured by. Amounts are net of refunds, in the program's currency. */
export const TIER_MEASURES = ['revenue', 'sales', 'leads', 'earnings'] as const
/** Calendar periods in UTC; `all` is the lifetime of the partnership. */
export const TIER_PERIODS = ['all', 'month', 'quarter', 'year'] as const
/**
 * - `all_or_nothing`: the tier that was reached before the event decides for all of it
 * - `marginal`: each part of a sale that crosses a threshold earns that tier's rate; what cannot be split
 *   (a count, a flat amount) is as in `all_or_nothing`
 */
export const TIER_MODES = ['all_or_nothing', 'marginal'] as const

/** Another rate from a volume on: more than 0, in minor units or a count. */
export interface Tier extends Rate {
  threshold: number
}

/** Rates by the partner's volume. The thresholds ascend; below the first the reward's own rate counts. */
export interface Tiers {
  measure: (typeof TIER_MEASURES)[number]
  period: (typeof TIER_PERIODS)[number]
  mode: (typeof TIER_MODES)[number]
  levels: readonly Tier[]
}

/** One version of a reward: never changed once written. */
export interface RewardVersion extends Terms {
  rewardId: string
  version: number
  event: RewardEvent
  /** The program's. */
  currency: string
  limits: readonly Limit[]
  modifiers: readonly Modifier[]
  /** Sales: the parts of the amount that percentages are not taken of. */
  exclude: readonly SalePart[]
  /** Sales: they come before modifiers, whose terms are for the rest of the sale. */
  products: readonly ProductRule[]
  /** They replace the reward's own rate where no modifier applies. */
  tiers: Tiers | null
}

/** Facts about an event when its reward is computed. Money of the sale is in the program's currency. */
export interface RewardFacts {
  event: RewardEvent
  atMs: number
  /** How many (clicks of a day, quantity of a lead); 1 for a sale. */
  quantity: number
  /** Converted to the program's currency; 0 for a click or lead, the commission's amount for a referral. */
  saleMinor: bigint
  /** What the sale consisted of, in its own currency; left out when nothing is known of it. */
  parts?: SaleParts
  customer: {
    country: string | null
    source: 'link' | 'code' | 'script' | null
    /** When the customer's first commission of this type was earned, null at the first. */
    firstAtMs: number | null
    signedUpAtMs: number | null
  }
  partner: {
    country: string | null
    totalClicks: number
    totalLeads: number
    totalSales: number
    /** Minor units of the program's currency. */
    totalSaleMinor: bigint
    totalCommissionMinor: bigint
  }
  /** What the partner brought before, by the measure and the period of the tiers; 0 without tiers. */
  volume: bigint
  sale: { productIds: readonly string[]; processor: string | null; eventName: string | null }
  /** Of the lead or sale. */
  metadata: Readonly<Record<string, unknown>>
  /** The amounts used so far of each of the version's limits, in their order. */
  used: readonly { amountMinor: bigint; count: number }[]
}

/** Why an event earns nothing. Stored with the event's explanation, so reasons are never renamed. */
export const NO_COMMISSION_REASONS = [
  'no_reward',
  'duration_over',
  'first_sale_only',
  'limit_reached',
  'zero_amount',
  'not_eligible',
  'existing_customer',
  'already_rewarded',
] as const
export type NoCommissionReason = (typeof NO_COMMISSION_REASONS)[number]

/** The earnings of an event, and how they were computed: one message a step. */
export type Earning =
  | {
      earningsMinor: bigint
      terms: Terms
      modifier: number | null
      /** The tier that was reached before the event, from 0; null: none, or a modifier decided. */
      tier: number | null
      capped: boolean
      steps: Message[]
    }
  | { earningsMinor: 0n; reason: NoCommissionReason; steps: Message[] }

/**
 * The rewards and discount under which a customer was won: fixed at the lead, whatever the program offers
 * later.
 */
export interface Pinned {
  enrollmentId: string
  groupId: string
  rewards: { [event in RewardEvent]?: { id: string; version: number } }
  discountId: string | null
}
