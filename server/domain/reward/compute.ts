import { message, money, time, type Message, type Value } from '../message/message.ts'
import { applyBps } from '../money.ts'
import { addMonths } from './calendar.ts'
import { describeLimit, describeTerms } from './describe.ts'
import { matchGroup } from './match.ts'
import type { Earning, NoCommissionReason, RewardFacts, RewardVersion, Terms } from './types.ts'

interface Chosen {
  terms: Terms
  modifier: number | null
}

/**
 * Computes what an event earns under one version of a reward, step by step. The first modifier that matches
 * decides alone, else the base terms: amounts and rates are never compared with each other. Then its
 * duration, the arithmetic, and the limits in their order.
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
  const gross = grossOf(chosen.terms, version, facts)
  steps.push(gross.step)
  if (gross.earningsMinor <= 0n) {
    steps.push(message('That is nothing, so there is no commission.'))
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
    steps.push(
      ...reasons.map((reason) => message('Modifier {number}: {reason}', { number, reason })),
    )
    if (!matched) continue
    const terms = termsOf(modifier)
    const said = { number, terms: describeTerms(terms, version) }
    steps.push(message('Modifier {number} applies: {terms}.', said))
    return { terms, modifier: index }
  }
  const terms = termsOf(version)
  const said = { terms: describeTerms(terms, version) }
  steps.push(
    version.modifiers.length === 0
      ? message('The reward pays {terms}.', said)
      : message('No modifier applies. The reward pays {terms}.', said),
  )
  return { terms, modifier: null }
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
  const isReferral = event === 'referral'
  if (firstAtMs === null) {
    steps.push(isThe(isReferral))
    return null
  }
  const first = time(firstAtMs)
  if (months === 0) {
    steps.push(onlyThe(isReferral, first))
    return 'first_sale_only'
  }
  const endMs = addMonths(firstAtMs, months)
  const late = atMs >= endMs
  const times = { first, count: months, end: time(endMs), at: time(atMs) }
  steps.push(isReferral ? sinceFirstCommission(times, late) : sinceFirstSale(times, late))
  return late ? 'duration_over' : null
}

function isThe(isReferral: boolean): Message {
  return isReferral
    ? message("This is the referred partner's first commission.")
    : message("This is the customer's first sale.")
}

function onlyThe(isReferral: boolean, first: Value): Message {
  return isReferral
    ? message(
        "The referred partner's first commission was at {first}, and only that one is paid.",
        { first },
      )
    : message("The customer's first sale was at {first}, and only that one is paid.", { first })
}

type Times = Record<'first' | 'count' | 'end' | 'at', Value>

function sinceFirstSale(times: Times, late: boolean): Message {
  return late
    ? message(
        "The customer's first sale was at {first}, so {count} months end at {end}; this one was at {at}, which is too late.",
        times,
      )
    : message(
        "The customer's first sale was at {first}, so {count} months end at {end}; this one was at {at}, which is in time.",
        times,
      )
}

function sinceFirstCommission(times: Times, late: boolean): Message {
  return late
    ? message(
        "The referred partner's first commission was at {first}, so {count} months end at {end}; this one was at {at}, which is too late.",
        times,
      )
    : message(
        "The referred partner's first commission was at {first}, so {count} months end at {end}; this one was at {at}, which is in time.",
        times,
      )
}

function grossOf(
  { type, amountMinor, rateBps }: Terms,
  { currency }: RewardVersion,
  { saleMinor, quantity }: RewardFacts,
): { earningsMinor: bigint; step: Message } {
  if (type === 'percentage') {
    const bps = rateBps ?? 0
    const earningsMinor = applyBps(saleMinor, bps)
    const [amount, earnings] = [money(saleMinor, currency), money(earningsMinor, currency)]
    const step = message('{rate} of {amount} is {earnings}.', { rate: { bps }, amount, earnings })
    return { earningsMinor, step }
  }
  const each = BigInt(amountMinor ?? 0)
  const earningsMinor = each * BigInt(quantity)
  const [amount, earnings] = [money(each, currency), money(earningsMinor, currency)]
  const step =
    quantity === 1
      ? message('The flat amount is {amount}.', { amount })
      : message('{amount} × {quantity} is {earnings}.', { amount, quantity, earnings })
  return { earningsMinor, step }
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
      steps.push(
        message(
          'The limit is {limit}; {amount} in {count} commissions came before: nothing is left.',
          known,
        ),
      )
      return 0n
    }
    if (room < leftMinor) leftMinor = room
    steps.push(
      message(
        'The limit is {limit}; {amount} in {count} commissions came before: {left} can be paid.',
        { ...known, left: money(leftMinor, currency) },
      ),
    )
  }
  return leftMinor
}

function nothing(reason: NoCommissionReason, steps: Message[]): Earning {
  return { earningsMinor: 0n, reason, steps }
}
