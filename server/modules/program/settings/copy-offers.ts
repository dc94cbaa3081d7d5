import { eq } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { milestones } from '../../../db/schema/milestones.ts'
import { discounts, rewards, rewardVersions } from '../../../db/schema/rewards.ts'
import { actorName } from '../../../db/scope.ts'
import { ApiError } from '../../../domain/errors.ts'
import type { RewardRow } from '../rewards/present.ts'
import type { VersionRow } from '../rewards/queries.ts'
import { differing, pick, type Changes } from './changes.ts'
import type { GroupSettings, MilestoneRow, ProgramSettings } from './find-settings.ts'

interface Pair {
  from: GroupSettings
  to: GroupSettings
  program: ProgramSettings['row']
  names: readonly string[]
}

/**
 * Makes what the groups of a program offer the same: what differs is changed, what is missing created, and
 * what the other side does not offer ends. Customers keep the terms under which they were won.
 */
export async function copyOffers(
  ctx: TxCtx,
  { from, to }: { from: ProgramSettings; to: ProgramSettings },
  changes: Changes,
): Promise<void> {
  if (from.row.currency !== to.row.currency) {
    throw new ApiError(
      'conflict',
      `The program ${to.row.name} is in ${to.row.currency} here and in ${from.row.currency} there: copy its settings too, or give both one currency.`,
    )
  }
  for (const group of from.groups) {
    const other = to.groups.find(({ row }) => row.slug === group.row.slug)
    if (!other) continue
    const names = [to.row.name, other.row.name]
    const pair: Pair = { from: group, to: other, program: to.row, names }
    await copyRewards(ctx, pair, changes)
    await copyDiscount(ctx, pair, changes)
    await copyMilestones(ctx, pair, changes)
  }
}

function termsOf(row: VersionRow) {
  const {
    workspaceId: _workspace,
    rewardId: _reward,
    version: _version,
    createdBy: _by,
    createdAt: _at,
    ...terms
  } = row
  return terms
}

async function copyRewards(ctx: TxCtx, pair: Pair, changes: Changes): Promise<void> {
  const { deps, tx, scope } = ctx
  const { from, to, program } = pair
  const now = new Date(deps.clock.now())
  for (const { row, version } of from.rewards) {
    const names = [...pair.names, row.event]
    const current = to.rewards.find((other) => other.row.event === row.event)
    const terms = termsOf(version)
    const fields = current ? differing(current.version, terms) : []
    if (current && fields.length === 0) continue
    const target = current
      ? await nextVersion(ctx, current.row, now)
      : (
          await tx.insert(scope, rewards, {
            id: deps.ids.make('rwd'),
            programId: program.id,
            groupId: to.row.id,
            enrollmentId: null,
            event: row.event,
            version: 1,
            createdAt: now,
            updatedAt: now,
          })
        )[0]!
    const written = { rewardId: target.id, version: target.version, createdAt: now }
    await tx.insert(scope, rewardVersions, { ...terms, ...written, createdBy: actorName(scope) })
    changes.add('reward', current ? 'updated' : 'created', { names, fields })
  }
  for (const { row } of to.rewards) {
    if (from.rewards.some((other) => other.row.event === row.event)) continue
    await tx.update(scope, rewards, { archivedAt: now, updatedAt: now }, [eq(rewards.id, row.id)])
    changes.add('reward', 'archived', { names: [...pair.names, row.event] })
  }
}

async function nextVersion({ tx, scope }: TxCtx, row: RewardRow, now: Date): Promise<RewardRow> {
  const set = { version: row.version + 1, updatedAt: now }
  const [updated] = await tx.update(scope, rewards, set, [eq(rewards.id, row.id)])
  return updated!
}

const FIXED = ['type', 'amountMinor', 'rateBps', 'maxDurationMonths', 'currency'] as const
const WORDS = ['description', 'provider', 'couponId', 'couponTestId'] as const

/** Copies a discount. One whose amount differs is another discount: customers have the former one already. */
async function copyDiscount(ctx: TxCtx, { from, to, ...pair }: Pair, changes: Changes) {
  const { deps, tx, scope } = ctx
  const { names } = pair
  const now = new Date(deps.clock.now())
  const [wanted, current] = [from.discount, to.discount]
  if (wanted && current && differing(current, pick(wanted, FIXED)).length === 0) {
    const words = pick(wanted, WORDS)
    const fields = differing(current, words)
    if (fields.length === 0) return
    await tx.update(scope, discounts, { ...words, updatedAt: now }, [eq(discounts.id, current.id)])
    changes.add('discount', 'updated', { names, fields })
    return
  }
  if (current) {
    const ended = { archivedAt: now, updatedAt: now }
    await tx.update(scope, discounts, ended, [eq(discounts.id, current.id)])
    changes.add('discount', 'archived', { names })
  }
  if (!wanted) return
  const owner = { programId: pair.program.id, groupId: to.row.id, enrollmentId: null }
  const made = { id: deps.ids.make('disc'), createdAt: now, updatedAt: now }
  await tx.insert(scope, discounts, {
    ...pick(wanted, FIXED),
    ...pick(wanted, WORDS),
    ...owner,
    ...made,
  })
  changes.add('discount', 'created', { names })
}

const GOAL = ['metric', 'threshold', 'amount', 'currency', 'startsAt'] as const
const GOAL_WORDS = ['name', 'endsAt'] as const

/** Copies milestones. By its goal one is the same; bonuses are judged by that for ever. */
async function copyMilestones(ctx: TxCtx, { from, to, program, names }: Pair, changes: Changes) {
  const { deps, tx, scope } = ctx
  const now = new Date(deps.clock.now())
  const isSame = (one: MilestoneRow, other: MilestoneRow) =>
    differing(one, pick(other, GOAL)).length === 0
  const rest = [...to.milestones]
  for (const wanted of from.milestones.filter(({ endsAt }) => !endsAt || endsAt > now)) {
    const named = [...names, wanted.name]
    const index = rest.findIndex((other) => isSame(other, wanted))
    const [current] = index < 0 ? [] : rest.splice(index, 1)
    const words = pick(wanted, GOAL_WORDS)
    if (!current) {
      const made = { id: deps.ids.make('ms'), createdAt: now, updatedAt: now }
      const owner = { programId: program.id, groupId: to.row.id }
      await tx.insert(scope, milestones, { ...pick(wanted, GOAL), ...words, ...owner, ...made })
      changes.add('milestone', 'created', { names: named })
      continue
    }
    const fields = differing(current, words)
    if (fields.length === 0) continue
    await tx.update(scope, milestones, { ...words, updatedAt: now }, [
      eq(milestones.id, current.id),
    ])
    changes.add('milestone', 'updated', { names: named, fields })
  }
  for (const { id, name } of rest) {
    await tx.update(scope, milestones, { archivedAt: now, updatedAt: now }, [eq(milestones.id, id)])
    changes.add('milestone', 'archived', { names: [...names, name] })
  }
}
