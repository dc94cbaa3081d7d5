import { expect } from 'bun:test'
import { monthsLater, periodOf } from './arithmetic.ts'
import type { Limit, Terms } from './calls.ts'
import type { Facts, StoredCommission } from './facts.ts'
import type { World } from './world.ts'

/**
 * No commission was promised beyond its reward's limits or duration, counting what was promised before
 * it and still stands. Amounts that people set and merged partners are beyond what a limit can know.
 */
export function checkLimits(world: World, facts: Facts): void {
  if (world.edits.size > 0 || [...world.partners.values()].some(({ merged }) => merged)) return
  const standing = facts.commissions.filter(
    ({ status, accrued }) => status !== 'canceled' && status !== 'reversed' && accrued !== null,
  )
  for (const one of standing.filter(({ rewardId }) => rewardId !== null)) {
    const version = facts.versions.get(`${one.rewardId} ${one.rewardVersion}`)!
    const before = standing.filter(
      (other) =>
        other.enrollmentId === one.enrollmentId &&
        other.type === one.type &&
        other.accrued! < one.accrued!,
    )
    for (const limit of version.limits) checkLimit(facts, one, { limit, before })
    const terms = one.modifier === null ? version : version.modifiers[one.modifier]!
    checkDuration(facts, one, { terms, before })
  }
}

/** Whose commissions count together: a customer's, for a referral those of one referred partner. */
function subjectOf({ commissions }: Facts, one: StoredCommission): string | null {
  if (one.type !== 'referral') return one.customerId
  return commissions.find(({ id }) => id === one.sourceId)!.enrollmentId
}

interface Before {
  before: readonly StoredCommission[]
}

function checkLimit(
  facts: Facts,
  one: StoredCommission,
  { limit, before }: Before & { limit: Limit },
): void {
  const period = periodOf(one.atMs, limit.period)
  const counted = before.filter(
    (other) =>
      periodOf(other.atMs, limit.period) === period &&
      (limit.per === 'partner' || subjectOf(facts, other) === subjectOf(facts, one)),
  )
  if (limit.count !== null) expect(counted.length).toBeLessThan(limit.count)
  if (limit.amount === null) return
  const sum = counted.reduce((all, { earnings }) => all + earnings, one.earnings)
  expect(sum <= BigInt(limit.amount)).toBe(true)
}

function checkDuration(
  facts: Facts,
  one: StoredCommission,
  { terms, before }: Before & { terms: Terms },
): void {
  const { maxDurationMonths: months } = terms
  const same = before.filter((other) => subjectOf(facts, other) === subjectOf(facts, one))
  if (months === null || same.length === 0) return
  expect([one.name, months]).not.toEqual([one.name, 0])
  const firstMs = Math.min(...same.map(({ atMs }) => atMs))
  expect(one.atMs).toBeLessThan(monthsLater(firstMs, months))
}
