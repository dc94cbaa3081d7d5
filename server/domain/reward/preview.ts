import { internal, money, type Localizable } from '../message/message.ts'
import { currencyExponent } from '../money.ts'
import { addMonths } from './calendar.ts'
import type { Item } from './conditions/attribute.ts'
import { findAttribute } from './conditions/find-attribute.ts'
import { expectedOf, findOperator } from './conditions/operators.ts'
import { computeEarning } from './compute.ts'
import { matchGroup } from './match.ts'
import type { Condition, ConditionGroup, Earning, RewardFacts, RewardVersion } from './types.ts'
import { partSamples } from './preview-parts.ts'
import { describeGroup } from './describe.ts'
import { describeMeasure, thresholdOf } from './tiers.ts'

/** An event that might happen. */
export interface Sample {
  /** For people: `A sale of 100.00 EUR`; a text where somebody wrote it. */
  title: Localizable
  facts: RewardFacts
}

export interface PreviewedSample extends Sample {
  earning: Earning
}

/**
 * Computes what each sample would earn if nothing had been earned before. Without samples:
 * `defaultSamples`.
 */
export function previewReward(
  version: RewardVersion,
  samples: readonly Sample[],
): PreviewedSample[] {
  const used = version.limits.map(() => ({ amountMinor: 0n, count: 0 }))
  return samples.map(({ title, facts }) => {
    const fresh = { ...facts, used }
    return { title, facts: fresh, earning: computeEarning(version, fresh) }
  })
}

/** Builds the plainest event of a reward at that time: a new customer of whom little is known. */
export function sampleFacts(
  { event, limits }: Pick<RewardVersion, 'event' | 'limits'>,
  atMs: number,
): RewardFacts {
  return {
    event,
    atMs,
    quantity: 1,
    saleMinor: 0n,
    customer: { country: null, source: 'link', firstAtMs: null, signedUpAtMs: atMs },
    partner: {
      country: null,
      totalClicks: 0,
      totalLeads: 0,
      totalSales: 0,
      totalSaleMinor: 0n,
      totalCommissionMinor: 0n,
    },
    volume: 0n,
    sale: { productIds: [], processor: null, eventName: null },
    metadata: {},
    used: limits.map(() => ({ amountMinor: 0n, count: 0 })),
  }
}

/**
 * Samples that show a reward: small, medium and large, later ones and the one behind the duration, what it
 * excludes, its tiers and products, and for each modifier an event that it decides, where one can be made up.
 */
export function defaultSamples(version: RewardVersion, atMs: number): Sample[] {
  const plain = sampleFacts(version, atMs)
  const samples =
    version.event === 'sale' || version.event === 'referral'
      ? moneySamples(version, plain)
      : [1, 10].map((quantity) => ({
          title: internal(`internal.sample.events.${eventOf(version)}`, { count: quantity }),
          facts: { ...plain, quantity },
        }))
  const usual = { ...plain, saleMinor: samples[1]!.facts.saleMinor }
  const matching = version.modifiers.flatMap(({ when, label }, index) => {
    const facts = satisfy(when, usual)
    if (!facts || firstMatch(version, facts) !== index) return []
    const conditions = describeGroup(when, version.currency)
    return [{ title: label ?? internal('internal.sample.modifier', { conditions }), facts }]
  })
  return [...samples, ...tierSamples(version, usual), ...partSamples(version, usual), ...matching]
}

function eventOf({ event }: Pick<RewardVersion, 'event'>): 'click' | 'lead' {
  return event === 'click' ? 'click' : 'lead'
}

function moneySamples(version: RewardVersion, plain: RewardFacts): Sample[] {
  const { event, currency, maxDurationMonths } = version
  const noun = event === 'sale' ? 'sale' : 'commission'
  const titleLater = (count: number) => internal(`internal.sample.later.${noun}`, { count })
  const unit = 10n ** BigInt(Math.max(2, currencyExponent(currency)))
  const of = (units: bigint) => ({ ...plain, saleMinor: units * unit })
  const later = (months: number) => {
    const facts = of(100n)
    const firstAtMs = addMonths(plain.atMs, -months)
    return { ...facts, customer: { ...facts.customer, firstAtMs, signedUpAtMs: firstAtMs } }
  }
  const samples: Sample[] = [20n, 100n, 1000n].map((units) => ({
    title: internal(`internal.sample.first.${noun}`, { amount: money(units * unit, currency) }),
    facts: of(units),
  }))
  samples.push({ title: titleLater(1), facts: later(1) })
  if (maxDurationMonths === null || maxDurationMonths < 2) return samples
  return [...samples, { title: titleLater(maxDurationMonths), facts: later(maxDurationMonths) }]
}

function firstMatch(version: RewardVersion, facts: RewardFacts): number {
  return version.modifiers.findIndex(
    ({ when }) => matchGroup(when, facts, version.currency).matched,
  )
}

/** Facts for which the group holds, as far as simple means go: the caller looks whether it does. */
function satisfy({ match, conditions }: ConditionGroup, from: RewardFacts): RewardFacts | null {
  const parts = match === 'any' ? conditions.slice(0, 1) : conditions
  return parts.reduce<RewardFacts | null>((facts, part) => {
    if (facts === null) return null
    return 'conditions' in part ? satisfy(part, facts) : satisfyOne(part, facts)
  }, from)
}

function satisfyOne(condition: Condition, facts: RewardFacts): RewardFacts | null {
  const found = findAttribute(condition.attribute)
  const operator = findOperator(condition.operator)
  const [expected] = expectedOf(condition.value)
  if (!found || !operator || expected === undefined) return null
  if (operator.negative) return facts
  const item = shift(expected, condition.operator)
  const possible = found.attribute.type === 'metadata' || !(Number(item) < 0)
  return possible ? found.attribute.write(facts, item, found.path) : null
}

function shift(expected: Item, operator: string): Item {
  if (typeof expected !== 'number') return expected
  return operator === 'gt' ? expected + 1 : operator === 'lt' ? expected - 1 : expected
}

/** Builds the usual event at each threshold, and for marginal tiers a sale that crosses the first. */
function tierSamples({ tiers, event, currency }: RewardVersion, usual: RewardFacts): Sample[] {
  if (!tiers) return []
  const at = (volume: bigint) => thresholdOf(tiers, volume, currency)
  const measured = describeMeasure(tiers)
  const volumes = tiers.levels.map(({ threshold }) => ({
    title: internal('internal.sample.tier', { measured, threshold: at(BigInt(threshold)) }),
    facts: { ...usual, volume: BigInt(threshold) },
  }))
  const first = BigInt(tiers.levels[0]!.threshold)
  const half = usual.saleMinor / 2n
  if (tiers.mode !== 'marginal' || event !== 'sale' || first < half) return volumes
  const facts = { ...usual, volume: first - half }
  const title = internal('internal.sample.crosses', { measured, threshold: at(first) })
  return [{ title, facts }, ...volumes]
}
