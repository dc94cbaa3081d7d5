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
    (one) => one.status !== 'canceled' && one.accrued !== null && !isWhollyRefunded(facts, one),
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

/** Also by a person, who takes back what is left. */
function isWhollyRefunded({ sales }: Facts, { eventId, reversals }: StoredCommission): boolean {
  const sale = sales.find(({ id }) => id === eventId)
  const whole = sale !== undefined && sale.amount > 0n && sale.refunded >= sale.amount
  return whole || reversals.some(({ kind }) => kind === 'manual')
}

/** What is left of a commission after its claw-backs. */
function netOf({ commissions }: Facts, { id, earnings }: StoredCommission): bigint {
  const clawBacks = commissions.filter(({ reversesId }) => reversesId === id)
  return clawBacks.reduce((sum, one) => sum + one.earnings, earnings)
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
  const sum = counted.reduce((all, other) => all + netOf(facts, other), netOf(facts, one))
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
