import { showColumns } from '../../../core/column-fields.ts'
import { rowFinder } from '../../../core/row-finder.ts'
import { milestones } from '../../../db/schema/milestones.ts'
import { message, money } from '../../../domain/message/message.ts'
import { describeGoal } from '../../../domain/milestone.ts'
import { format, type Locale } from '../../../locales/format.ts'
import { MILESTONE_COLUMNS, type Milestone } from './schema.ts'

export type MilestoneRow = typeof milestones.$inferSelect

export function toMilestone(row: MilestoneRow, locale: Locale): Milestone {
  const { id, programId, groupId, metric, currency } = row
  const goal = describeGoal(metric, row.threshold, currency)
  const sentence = message('milestone.offer', { bonus: money(row.amount, currency), goal })
  return {
    id,
    programId,
    groupId,
    ...showColumns(MILESTONE_COLUMNS, row),
    currency,
    sentence: format(sentence, locale),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    archivedAt: row.archivedAt?.toISOString() ?? null,
  }
}

export const findMilestone = rowFinder(milestones, 'milestone')
