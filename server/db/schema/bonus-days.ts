import { foreignKey, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, moneyColumn, workspaceId } from './columns.ts'
import { programs } from './programs.ts'

/** What keys without `payouts.write` gave by hand on one UTC day. Kept for two days. */
export const bonusDays = pgTable(
  'bonus_days',
  {
    workspaceId: workspaceId(),
    programId: idColumn('program_id').notNull(),
    /** `2026-01-31`. */
    day: text('day').notNull(),
    amount: moneyColumn('amount').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.programId, t.day] }),
    foreignKey({
      name: 'bonus_days_program_fk',
      columns: [t.workspaceId, t.programId],
      foreignColumns: [programs.workspaceId, programs.id],
    }),
  ],
)
