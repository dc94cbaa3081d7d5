import { eq, isNull } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { rewards, rewardVersions } from '../../../db/schema/rewards.ts'
import { actorName } from '../../../db/scope.ts'
import type { CheckedReward } from '../../../domain/reward/check.ts'
import { transact } from '../../../core/transact.ts'
import { parseOptional } from '../../../core/input.ts'
import { guardReward } from './guard-reward.ts'
import { loadOwner, type Owner } from './load-owner.ts'
import { rewardTaken, toReward, type RewardRow } from './present.ts'
import type { VersionRow } from './queries.ts'
import { readTerms } from './read-terms.ts'
import type { Reward, RewardBody } from './schema.ts'

/** Offers a reward; from the next lead on customers are won under it. */
export async function createReward(ctx: Ctx, body: RewardBody): Promise<Reward> {
  const { deps, scope } = ctx
  const { event } = body
  const description = parseOptional('description', body.description)
  const now = new Date(deps.clock.now())
  const id = deps.ids.make('rwd')
  return transact(ctx, async (ctx) => {
    const owner = await loadOwner(ctx, body)
    const { currency } = owner.program
    const checked = readTerms(body, { event, currency })
    guardReward(scope, owner.program, checked)
    const existing = await findActive(ctx, owner, event)
    if (existing) throw rewardTaken(existing)
    const { program, groupId, enrollmentId } = owner
    const times = { createdAt: now, updatedAt: now }
    const values = { id, programId: program.id, groupId, enrollmentId, event, version: 1, ...times }
    const [row] = await ctx.tx.insert(scope, rewards, values)
    const version = await insertVersion(ctx, { row: row!, checked, currency, description })
    return toReward(row!, version, ctx.locale)
  })
}

async function findActive(ctx: TxCtx, owner: Owner, event: string) {
  const { tx, scope } = ctx
  const { groupId, enrollmentId } = owner
  return tx.first(scope, rewards, [
    isNull(rewards.archivedAt),
    eq(rewards.event, event),
    groupId === null ? eq(rewards.enrollmentId, enrollmentId ?? '') : eq(rewards.groupId, groupId),
  ])
}

interface NewVersion {
  /** The reward, with the number of the new version. */
  row: RewardRow
  checked: CheckedReward
  currency: string
  description: string | null
}

/** Writes the version that the reward's row names by now. */
export async function insertVersion(
  ctx: TxCtx,
  { row, checked, currency, description }: NewVersion,
): Promise<VersionRow> {
  const { tx, scope } = ctx
  const { terms, ...rules } = checked
  const [version] = await tx.insert(scope, rewardVersions, {
    rewardId: row.id,
    version: row.version,
    event: row.event,
    ...terms,
    amountMinor: terms.amountMinor === null ? null : BigInt(terms.amountMinor),
    currency,
    ...rules,
    description,
    createdBy: actorName(scope),
    createdAt: row.updatedAt,
  })
  return version!
}
