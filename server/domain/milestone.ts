import { message, money, type Message, type Value } from './message/message.ts'

/** What a milestone counts. */
export const MILESTONE_METRICS = ['leads', 'sales', 'revenue', 'earnings'] as const
export type MilestoneMetric = (typeof MILESTONE_METRICS)[number]

/** Milestones of one group that are not archived. */
export const MAX_MILESTONES = 20

/** Tells whether a metric is an amount, in minor units of the program's currency, and not a count. */
export function countsMoney(metric: MilestoneMetric): boolean {
  return metric === 'revenue' || metric === 'earnings'
}

/** What a milestone counts and when, in milliseconds; null: without a start, or without an end. */
export interface MilestonePeriod {
  metric: MilestoneMetric
  startsAtMs: number | null
  endsAtMs: number | null
}

/** Tells whether an event of that time counts: from the start on, and before the end. */
export function countsAt({ startsAtMs, endsAtMs }: MilestonePeriod, atMs: number): boolean {
  return (startsAtMs === null || atMs >= startsAtMs) && (endsAtMs === null || atMs < endsAtMs)
}

/**
 * An enrollment's bonus for a milestone.
 * - `none`: it never had one
 * - `standing`: it has one
 * - `undone`: it had one, until refunds or corrections took it below the number
 * - `decided`: a person or a ban canceled it, or a person kept it from being taken back
 */
export const BONUS_STATES = ['none', 'standing', 'undone', 'decided'] as const
export type BonusState = (typeof BONUS_STATES)[number]

export interface MilestoneFacts {
  bonus: BonusState
  /** Whether the number is reached now, by the net history. */
  reached: boolean
  /** Whether the enrollment can reach it: it is of its group, not archived, and the partner is eligible. */
  open: boolean
  /** Whether what was taken back is given back, so that a bonus comes back that was lost with it. */
  restoring: boolean
}

/**
 * Decides what happens to a bonus. There is never more than one: it is earned when there is none, and what a
 * person has decided stays.
 */
export function judgeMilestone(facts: MilestoneFacts): 'earn' | 'take_back' | null {
  const { bonus, reached, open, restoring } = facts
  if (bonus === 'standing') return reached ? null : 'take_back'
  if (!reached || bonus === 'decided') return null
  return open || (restoring && bonus === 'undone') ? 'earn' : null
}

/** Returns a number of a metric as it stands in a sentence: a count, or money. */
export function figureOf(metric: MilestoneMetric, value: bigint, currency: string): Value {
  return countsMoney(metric) ? money(value, currency) : Number(value)
}

/** Describes the number to reach: `10 sales`, `sales of 1,000.00 USD` */
export function describeGoal(
  metric: MilestoneMetric,
  threshold: bigint,
  currency: string,
): Message {
  if (metric === 'leads') return message('milestone.goal.leads', { count: Number(threshold) })
  if (metric === 'sales') return message('milestone.goal.sales', { count: Number(threshold) })
  const amount = money(threshold, currency)
  return metric === 'revenue'
    ? message('milestone.goal.revenue', { amount })
    : message('milestone.goal.earnings', { amount })
}
