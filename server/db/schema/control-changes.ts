import { foreignKey, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, idColumn, timeColumn, workspaceId } from './columns.ts'
import { programs } from './programs.ts'

/** A change of what protects payouts that one person has asked for; it happens when another asks for the same. */
export const controlChanges = pgTable(
  'control_changes',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    programId: idColumn('program_id').notNull(),
    /** Hash of what is changed, and to what. */
    digest: text('digest').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
    expiresAt: timeColumn('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    unique('control_changes_digest').on(t.workspaceId, t.programId, t.digest, t.createdBy),
    foreignKey({
      name: 'control_changes_program_fk',
      columns: [t.workspaceId, t.programId],
      foreignColumns: [programs.workspaceId, programs.id],
    }),
  ],
)
