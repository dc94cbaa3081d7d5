import { sql } from 'drizzle-orm'
import { foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { MilestoneMetric } from '../../domain/milestone.ts'
import { createdAt, idColumn, moneyColumn, timeColumn, updatedAt, workspaceId } from './columns.ts'
import { programs } from './programs.ts'

/**
 * A bonus that each enrollment of a group earns once, when it reaches a number. Only name and end change:
 * bonuses are judged by the rest for ever.
 */
export const milestones = pgTable(
  'milestones',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    programId: idColumn('program_id').notNull(),
    groupId: idColumn('group_id').notNull(),
    name: text('name').notNull(),
    metric: text('metric').$type<MilestoneMetric>().notNull(),
    /** A count, or minor units. */
    threshold: moneyColumn('threshold').notNull(),
    /** The bonus. */
    amount: moneyColumn('amount').notNull(),
    currency: text('currency').notNull(),
    startsAt: timeColumn('starts_at'),
    endsAt: timeColumn('ends_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** No longer earned; given bonuses stand, and are still undone by refunds. */
    archivedAt: timeColumn('archived_at'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    index('milestones_of_group')
      .on(t.workspaceId, t.groupId)
      .where(sql`${t.archivedAt} is null`),
    index('milestones_of_program').on(t.workspaceId, t.programId),
    foreignKey({
      name: 'milestones_program_fk',
      columns: [t.workspaceId, t.programId],
      foreignColumns: [programs.workspaceId, programs.id],
    }),
  ],
)
