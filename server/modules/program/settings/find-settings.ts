import { asc, isNotNull, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { milestones } from '../../../db/schema/milestones.ts'
import { groups, programs } from '../../../db/schema/programs.ts'
import { discounts, rewards } from '../../../db/schema/rewards.ts'
import { readWorkspace } from '../../platform/workspaces/queries.ts'
import type { Workspace } from '../../platform/workspaces/schema.ts'
import type { GroupRow, ProgramRow } from '../programs/queries.ts'
import type { RewardRow } from '../rewards/present.ts'
import { findVersions, type VersionRow } from '../rewards/queries.ts'

export type DiscountRow = typeof discounts.$inferSelect
export type MilestoneRow = typeof milestones.$inferSelect

export interface GroupSettings {
  row: GroupRow
  rewards: { row: RewardRow; version: VersionRow }[]
  discount: DiscountRow | undefined
  milestones: MilestoneRow[]
}

export interface ProgramSettings {
  row: ProgramRow
  groups: GroupSettings[]
}

/** The settings of a workspace that can be copied. */
export interface Settings {
  workspace: Workspace
  programs: ProgramSettings[]
}

/** Loads the settings of the scope's workspace; those of archived programs too. */
export async function findSettings(ctx: Ctx): Promise<Settings> {
  const { tx, scope } = ctx
  const workspace = await readWorkspace(ctx)
  const found = await tx.find(scope, programs, { orderBy: [asc(programs.slug)] })
  const all = await tx.find(scope, groups, { orderBy: [asc(groups.slug)] })
  const offered = await tx.find(scope, rewards, {
    where: [isNull(rewards.archivedAt), isNotNull(rewards.groupId)],
    orderBy: [asc(rewards.event)],
  })
  const versions = await findVersions(ctx, offered)
  const given = await tx.find(scope, discounts, {
    where: [isNull(discounts.archivedAt), isNotNull(discounts.groupId)],
  })
  const goals = await tx.find(scope, milestones, {
    where: [isNull(milestones.archivedAt)],
    orderBy: [asc(milestones.id)],
  })
  const versionOf = ({ id }: RewardRow) => versions.find(({ rewardId }) => rewardId === id)!
  const settingsOf = (row: GroupRow): GroupSettings => ({
    row,
    rewards: offered
      .filter(({ groupId }) => groupId === row.id)
      .map((reward) => ({ row: reward, version: versionOf(reward) })),
    discount: given.find(({ groupId }) => groupId === row.id),
    milestones: goals.filter(({ groupId }) => groupId === row.id),
  })
  return {
    workspace,
    programs: found.map((row) => ({
      row,
      groups: all.filter(({ programId }) => programId === row.id).map(settingsOf),
    })),
  }
}
