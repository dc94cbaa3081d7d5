import { MEMBERS, MERGES } from '../../../demo/story/members.ts'
import { TERMS } from '../../../demo/story/set-up.ts'
import type { World } from '../../../demo/story/world.ts'
import type { StoredCommission } from './facts.ts'
import { expectedSales, refundedOf } from './terms.ts'

/** Returns what each partner in Europe has of the milestone by the end of the year, by their keys. */
export function expectedBonuses(world: World): Map<string, bigint> {
  const { threshold, amount } = TERMS.europaMilestone
  const ownerOf = (key: string) => MERGES.find(({ from }) => from === key)?.into ?? key
  const orders = new Map<string, number>()
  for (const { partner, sale } of expectedSales(world).values()) {
    const isLeft = refundedOf(sale) < BigInt(sale.amount)
    const owner = ownerOf(partner)
    orders.set(owner, (orders.get(owner) ?? 0) + (isLeft ? 1 : 0))
  }
  const inEuropa = MEMBERS.filter(
    ({ program, key }) => program === 'europa' && ownerOf(key) === key,
  )
  return new Map(
    inEuropa
      .filter(({ key }) => world.partners.has(key))
      .map(({ key }) => [key, (orders.get(key) ?? 0) >= threshold ? BigInt(amount) : 0n]),
  )
}

/** Sums up what an enrollment has of milestones, less what was taken back. */
export function bonusOf(commissions: readonly StoredCommission[], enrollmentId: string): bigint {
  const bonuses = commissions.filter(({ milestoneId }) => milestoneId !== null)
  const ids = new Set(bonuses.map(({ id }) => id))
  return commissions
    .filter((one) => one.enrollmentId === enrollmentId)
    .filter(({ id, reversesId }) => ids.has(id) || ids.has(reversesId ?? ''))
    .reduce((sum, { earnings }) => sum + earnings, 0n)
}
