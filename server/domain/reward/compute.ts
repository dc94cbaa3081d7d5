import { message, money, time, type Message } from '../message/message.ts'
import { applyBps } from '../money.ts'
import { addMonths } from './calendar.ts'
import { describeLimit, describeModifier, describeTerms } from './describe.ts'
import { earnParts, type Gross } from './earn-parts.ts'
import { matchGroup } from './match.ts'
import {
  describeMeasure,
  earnTierParts,
  reachedTier,
  splitByTier,
  termsOfTier,
  thresholdOf,
  type TierPart,
} from './tiers.ts'
import type {
  Earning,
  NoCommissionReason,
  RewardFacts,
  RewardVersion,
  Terms,
  Tiers,
} from './types.ts'

interface Chosen {
  terms: Terms
  modifier: number | null
  tier: number | null
}

/**
 * Computes what an event earns under one version of a reward, step by step. The first modifier that matches
 * decides alone, else the tier that was reached, else the base terms: amounts and rates are never compared
 * with each other. Then the duration, the arithmetic, and the limits in their order.
 * @throws RangeError when `facts.used` has not one entry for each limit.
 */
export function computeEarning(version: RewardVersion, facts: RewardFacts): Earning {
  if (facts.used.length !== version.limits.length) {
    throw new RangeError('facts.used must have one entry for each limit of the reward')
  }
  const steps: Message[] = []
  const chosen = choose(version, facts, steps)
  const late = tooLate(chosen.terms, facts, steps)
  if (late) return nothing(late, steps)
  const { terms, modifier } = chosen
  const gross = earnParts({ version, facts, terms }, (of) => {
    const parts = modifier === null ? splitByTier(version, facts, of.saleMinor) : []
    return parts.length > 1 ? grossOfTiers(parts, version) : grossOf(terms, version, of)
  })
  steps.push(...gross.steps)
  if (gross.earningsMinor <= 0n) {
    steps.push(message('earning.nothing'))
    return nothing('zero_amount', steps)
  }
  const earningsMinor = limited(gross.earningsMinor, version, { facts, steps })
  if (earningsMinor === 0n) return nothing('limit_reached', steps)
  return { earningsMinor, ...chosen, capped: earningsMinor < gross.earningsMinor, steps }
}

function choose(version: RewardVersion, facts: RewardFacts, steps: Message[]): Chosen {
  for (const [index, modifier] of version.modifiers.entries()) {
    const number = index + 1
    const { matched, steps: reasons } = matchGroup(modifier.when, facts, version.currency)
    const { forPartner } = describeModifier(modifier, version)
    for (const reason of reasons) {
      const step = message('earning.modifier-reason', { number, reason })
      steps.push(forPartner ? { ...step, forPartner } : step)
    }
    if (!matched) continue
    const terms = termsOf(modifier)
    const values = { number, terms: describeTerms(terms, version) }
    const applies = message('earning.modifier-applies', values)
    steps.push(forPartner ? { ...applies, forPartner } : applies)
    return { terms, modifier: index, tier: null }
  }
  const tier = version.tiers && reachedTier(version.tiers, facts.volume)
  const terms = termsOfTier(version, tier)
  const values = { terms: describeTerms(terms, version) }
  if (version.tiers) steps.push(volumeStep(version.tiers, facts, version.currency))
  if (tier !== null) {
    steps.push(message('earning.tier-applies', { number: tier + 1, ...values }))
  } else if (version.modifiers.length === 0) {
    steps.push(message('earning.reward-pays', values))
  } else steps.push(message('earning.no-modifier-applies', values))
  return { terms, modifier: null, tier }
}

function volumeStep(tiers: Tiers, { volume }: RewardFacts, currency: string): Message {
  const measured = describeMeasure(tiers)
  return message('earning.tier-volume', { measured, volume: thresholdOf(tiers, volume, currency) })
}

/** Picks the terms of a modifier or a version. */
function termsOf({ type, amountMinor, rateBps, maxDurationMonths }: Terms): Terms {
  return { type, amountMinor, rateBps, maxDurationMonths }
}

/**
 * Tells whether the duration is over. It counts calendar months (UTC) from the first commission of the
 * customer, and ends before the same time of the last month: exactly N months later nothing is paid any
 * more.
 */
function tooLate(
  { maxDurationMonths: months }: Terms,
  { event, atMs, customer: { firstAtMs } }: RewardFacts,
  steps: Message[],
): NoCommissionReason | null {
  if (months === null) return null
  const earned = event === 'referral' ? 'commission' : 'sale'
  if (firstAtMs === null) {
    steps.push(message(`earning.first.${earned}`))
    return null
  }
  const first = time(firstAtMs)
  if (months === 0) {
    steps.push(message(`earning.first-only.${earned}`, { first }))
    return 'first_sale_only'
  }
  const endMs = addMonths(firstAtMs, months)
  const late = atMs >= endMs
  const times = { first, count: months, end: time(endMs), at: time(atMs) }
  steps.push(message(`earning.duration.${earned}.${late ? 'over' : 'in-time'}`, times))
  return late ? 'duration_over' : null
}

function grossOf(
  { type, amountMinor, rateBps }: Terms,
  { currency }: RewardVersion,
  { saleMinor, quantity }: RewardFacts,
): Gross {
  if (type === 'percentage') {
    const bps = rateBps ?? 0
    const earningsMinor = applyBps(saleMinor, bps)
    const [amount, earnings] = [money(saleMinor, currency), money(earningsMinor, currency)]
    const step = message('earning.percentage', { rate: { bps }, amount, earnings })
    return { earningsMinor, steps: [step] }
  }
  const each = BigInt(amountMinor ?? 0)
  const earningsMinor = each * BigInt(quantity)
  const [amount, earnings] = [money(each, currency), money(earningsMinor, currency)]
  const step =
    quantity === 1
      ? message('earning.flat', { amount })
      : message('earning.flat-quantity', { amount, quantity, earnings })
  return { earningsMinor, steps: [step] }
}

/** Computes what the parts of a sale earn that crosses thresholds: each by its tier, rounded once. */
function grossOfTiers(
  parts: readonly TierPart[],
  { tiers, currency }: Pick<RewardVersion, 'tiers' | 'currency'>,
): Gross {
  const earned = earnTierParts(parts)
  const steps = parts.map(({ rate, tier, amountMinor }, index) => {
    const next = tiers!.levels[tier === null ? 0 : tier + 1]
    const values = {
      rate: { bps: rate.rateBps ?? 0 },
      amount: money(amountMinor, currency),
      earnings: money(earned[index]!, currency),
    }
    if (!next || index === parts.length - 1) return message('earning.tier-part-above', values)
    const threshold = thresholdOf(tiers!, BigInt(next.threshold), currency)
    return message('earning.tier-part-below', { ...values, threshold })
  })
  const earningsMinor = earned.reduce((sum, part) => sum + part, 0n)
  const sum = message('earning.sum', { earnings: money(earningsMinor, currency) })
  return { earningsMinor, steps: [...steps, sum] }
}

/** Applies the limits to the earnings: an amount is cut to its rest, a count is reached or not. */
function limited(
  earningsMinor: bigint,
  { limits, currency }: RewardVersion,
  { facts, steps }: { facts: RewardFacts; steps: Message[] },
): bigint {
  let leftMinor = earningsMinor
  for (const [index, limit] of limits.entries()) {
    const used = facts.used[index]!
    const known = {
      limit: describeLimit(limit, currency),
      amount: money(used.amountMinor, currency),
      count: used.count,
    }
    const room =
      limit.amountMinor === null ? leftMinor : BigInt(limit.amountMinor) - used.amountMinor
    if (room <= 0n || (limit.count !== null && used.count >= limit.count)) {
      steps.push(message('earning.limit-reached', known))
      return 0n
    }
    if (room < leftMinor) leftMinor = room
    steps.push(message('earning.limit-left', { ...known, left: money(leftMinor, currency) }))
  }
  return leftMinor
}

function nothing(reason: NoCommissionReason, steps: Message[]): Earning {
  return { earningsMinor: 0n, reason, steps }
}
