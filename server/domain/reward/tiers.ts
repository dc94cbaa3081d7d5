import { message, money, type Message, type Value } from '../message/message.ts'
import { mulDivRound } from '../money.ts'
import type { Rate, RewardFacts, RewardVersion, Terms, Tiers } from './types.ts'

const BPS = 10_000n

/** A part of an event's amount that earns by one rate. */
export interface TierPart {
  rate: Rate
  /** Which tier, from 0; null for the reward's own rate. */
  tier: number | null
  amountMinor: bigint
}

type Tiered = Pick<RewardVersion, 'event' | 'tiers' | keyof Rate>

/** Returns the highest tier, from 0, that the volume has reached; null while it is below all of them. */
export function reachedTier({ levels }: Tiers, volume: bigint): number | null {
  const index = levels.findLastIndex(({ threshold }) => BigInt(threshold) <= volume)
  return index === -1 ? null : index
}

/** Returns what a tier pays, for as long as the reward does; null is the reward's own rate. */
export function termsOfTier(version: Tiered & Terms, tier: number | null): Terms {
  const { type, amountMinor, rateBps } = rateOf(version, tier)
  return { type, amountMinor, rateBps, maxDurationMonths: version.maxDurationMonths }
}

/**
 * Cuts an amount where it crosses the threshold of a tier; the parts sum to it. An event that earns wholly
 * by the tier that was reached before is one part: in mode all_or_nothing, by counts and by flat amounts.
 * `amountMinor` is what percentages are taken of, `facts.saleMinor` the sale that adds to the revenue.
 */
export function splitByTier(
  version: Tiered,
  facts: Pick<RewardFacts, 'saleMinor' | 'volume'>,
  amountMinor: bigint,
): TierPart[] {
  const { event, tiers } = version
  const tier = tiers && reachedTier(tiers, facts.volume)
  const whole = [{ rate: rateOf(version, tier), tier, amountMinor }]
  if (!tiers || !isSplit(version, tiers) || amountMinor <= 0n) return whole
  if (tiers.measure === 'earnings')
    return splitByEarnings(version, tiers, { ...facts, amountMinor })
  if (facts.saleMinor < amountMinor) return whole
  return event === 'sale' ? splitByRevenue(version, tiers, { ...facts, amountMinor }) : whole
}

/** Computes what the parts earn, each as the difference of rounded sums: together they round once. */
export function earnTierParts(parts: readonly TierPart[]): bigint[] {
  let numerator = 0n
  let before = 0n
  return parts.map(({ rate, amountMinor }) => {
    numerator += amountMinor * BigInt(rate.rateBps ?? 0)
    const sum = mulDivRound(numerator, 1n, BPS)
    const earningsMinor = sum - before
    before = sum
    return earningsMinor
  })
}

/** Describes a threshold: an amount, or a count. */
export function thresholdOf({ measure }: Tiers, volume: bigint, currency: string): Value {
  const isMoney = measure === 'revenue' || measure === 'earnings'
  return isMoney ? money(volume, currency) : Number(volume)
}

/** Describes what tiers go by: `revenue per month`. */
export function describeMeasure({ measure, period }: Tiers): Message {
  return message(`tier.period.${period}`, { measure: message(`tier.measure.${measure}`) })
}

function rateOf(version: Tiered, tier: number | null): Rate {
  return tier === null ? version : version.tiers!.levels[tier]!
}

function isSplit(version: Tiered, { mode, measure, levels }: Tiers): boolean {
  if (mode !== 'marginal' || measure === 'sales' || measure === 'leads') return false
  return version.type === 'percentage' && levels.every(({ type }) => type === 'percentage')
}

interface Split {
  saleMinor: bigint
  volume: bigint
  amountMinor: bigint
}

/** Splits where the sale, which adds to the revenue, crosses; the amount is spread evenly over it. */
function splitByRevenue(
  version: Tiered,
  tiers: Tiers,
  { saleMinor, volume, amountMinor }: Split,
): TierPart[] {
  const parts: TierPart[] = []
  let spread = 0n
  let tier = reachedTier(tiers, volume)
  for (let from = 0n; from < saleMinor;) {
    const to = min(roomOf(tiers, tier, volume) ?? saleMinor, saleMinor)
    const until = mulDivRound(amountMinor, to, saleMinor)
    parts.push({ rate: rateOf(version, tier), tier, amountMinor: until - spread })
    spread = until
    from = to
    tier = nextOf(tier)
  }
  return parts
}

/** Splits where what the parts earn, which adds to the earnings, crosses. */
function splitByEarnings(
  version: Tiered,
  tiers: Tiers,
  { volume, amountMinor }: Split,
): TierPart[] {
  const parts: TierPart[] = []
  let earned = volume * BPS
  let left = amountMinor
  let tier = reachedTier(tiers, volume)
  while (left > 0n) {
    const rate = rateOf(version, tier)
    const bps = BigInt(rate.rateBps ?? 0)
    const room = roomOf(tiers, tier, 0n)
    const needed = room === null || bps === 0n ? left : ceil(room * BPS - earned, bps)
    const part = min(needed, left)
    if (part > 0n) parts.push({ rate, tier, amountMinor: part })
    earned += part * bps
    left -= part
    tier = nextOf(tier)
  }
  return parts
}

/** Returns how far it is from the volume to the next tier; null above the last. */
function roomOf({ levels }: Tiers, tier: number | null, volume: bigint): bigint | null {
  const next = levels[nextOf(tier)]
  return next ? BigInt(next.threshold) - volume : null
}

function nextOf(tier: number | null): number {
  return tier === null ? 0 : tier + 1
}

function ceil(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor
}

function min(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}
