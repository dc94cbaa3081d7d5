import { applyBps, formatMoney } from '../money.ts'
import { addMonths } from './calendar.ts'
import { describeLimit, describeTerms } from './describe.ts'
import { matchGroup } from './match.ts'
import type { Earning, NoCommissionReason, RewardFacts, RewardVersion, Terms } from './types.ts'
import { counted, formatRate } from './wording.ts'

interface Chosen {
  terms: Terms
  modifier: number | null
}

/**
 * What an event earns under one version of a reward, step by step. The first modifier that matches
 * decides alone, else the base terms: amounts and rates are never compared with each other. Then its
 * duration, the arithmetic, and the limits in their order.
 * @throws RangeError when `facts.used` has not one entry for each limit.
 */
export function computeEarning(version: RewardVersion, facts: RewardFacts): Earning {
  if (facts.used.length !== version.limits.length) {
    throw new RangeError('facts.used must have one entry for each limit of the reward')
  }
  const steps: string[] = []
  const chosen = choose(version, facts, steps)
  const late = tooLate(chosen.terms, facts, steps)
  if (late) return nothing(late, steps)
  const gross = grossOf(chosen.terms, version, facts)
  steps.push(gross.step)
  if (gross.earningsMinor <= 0n) {
    steps.push('That is nothing, so there is no commission.')
    return nothing('zero_amount', steps)
  }
  const earningsMinor = limited(gross.earningsMinor, version, { facts, steps })
  if (earningsMinor === 0n) return nothing('limit_reached', steps)
  return { earningsMinor, ...chosen, capped: earningsMinor < gross.earningsMinor, steps }
}

function choose(version: RewardVersion, facts: RewardFacts, steps: string[]): Chosen {
  for (const [index, modifier] of version.modifiers.entries()) {
    const name = `Modifier ${index + 1}`
    const { matched, steps: reasons } = matchGroup(modifier.when, facts, version.currency)
    steps.push(...reasons.map((reason) => `${name}: ${reason}`))
    if (!matched) continue
    const terms = termsOf(modifier)
    steps.push(`${name} applies: ${describeTerms(terms, version)}.`)
    return { terms, modifier: index }
  }
  const terms = termsOf(version)
  const reason = version.modifiers.length === 0 ? '' : 'No modifier applies. '
  steps.push(`${reason}The reward pays ${describeTerms(terms, version)}.`)
  return { terms, modifier: null }
}

/** The terms alone, without what else a modifier or a version has. */
function termsOf({ type, amountMinor, rateBps, maxDurationMonths }: Terms): Terms {
  return { type, amountMinor, rateBps, maxDurationMonths }
}

/**
 * Is the duration over? It counts calendar months (UTC) from the first commission of the customer, and
 * ends before the same time of the last month: exactly N months later nothing is paid any more.
 */
function tooLate(
  { maxDurationMonths: months }: Terms,
  { event, atMs, customer: { firstAtMs } }: RewardFacts,
  steps: string[],
): NoCommissionReason | null {
  if (months === null) return null
  const first =
    event === 'referral' ? "referred partner's first commission" : "customer's first sale"
  if (firstAtMs === null) {
    steps.push(`This is the ${first}.`)
    return null
  }
  if (months === 0) {
    steps.push(`The ${first} was at ${iso(firstAtMs)}, and only that one is paid.`)
    return 'first_sale_only'
  }
  const endMs = addMonths(firstAtMs, months)
  const late = atMs >= endMs
  steps.push(
    `The ${first} was at ${iso(firstAtMs)}, so ${counted(months, 'month')} end at ${iso(endMs)}; ` +
      `this one was at ${iso(atMs)}, which is ${late ? 'too late' : 'in time'}.`,
  )
  return late ? 'duration_over' : null
}

function grossOf(
  { type, amountMinor, rateBps }: Terms,
  { currency }: RewardVersion,
  { saleMinor, quantity }: RewardFacts,
): { earningsMinor: bigint; step: string } {
  const money = (minor: bigint) => formatMoney(minor, currency)
  if (type === 'percentage') {
    const earningsMinor = applyBps(saleMinor, rateBps ?? 0)
    const share = `${formatRate(rateBps ?? 0)} of ${money(saleMinor)}`
    return { earningsMinor, step: `${share} is ${money(earningsMinor)}.` }
  }
  const each = BigInt(amountMinor ?? 0)
  const earningsMinor = each * BigInt(quantity)
  const product = `${money(each)} × ${quantity} is ${money(earningsMinor)}.`
  return { earningsMinor, step: quantity === 1 ? `The flat amount is ${money(each)}.` : product }
}

/** What of the earnings the limits leave: an amount is cut to its rest, a count is reached or not. */
function limited(
  earningsMinor: bigint,
  { limits, currency }: RewardVersion,
  { facts, steps }: { facts: RewardFacts; steps: string[] },
): bigint {
  let leftMinor = earningsMinor
  for (const [index, limit] of limits.entries()) {
    const used = facts.used[index]!
    const usedUp = `${formatMoney(used.amountMinor, currency)} in ${counted(used.count, 'commission')}`
    const name = `The limit is ${describeLimit(limit, currency)}; ${usedUp} came before`
    const room =
      limit.amountMinor === null ? leftMinor : BigInt(limit.amountMinor) - used.amountMinor
    if (room <= 0n || (limit.count !== null && used.count >= limit.count)) {
      steps.push(`${name}: nothing is left.`)
      return 0n
    }
    if (room < leftMinor) leftMinor = room
    steps.push(`${name}: ${formatMoney(leftMinor, currency)} can be paid.`)
  }
  return leftMinor
}

function nothing(reason: NoCommissionReason, steps: string[]): Earning {
  return { earningsMinor: 0n, reason, steps }
}

function iso(ms: number): string {
  return new Date(ms).toISOString()
}
