import { boolean, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, idColumn, updatedAt, workspaceId } from './columns.ts'
import { partners } from './programs.ts'

/** What members write down about a partner, who never sees it. */
export const partnerNotes = pgTable(
  'partner_notes',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    partnerId: idColumn('partner_id').notNull(),
    text: text('text').notNull(),
    pinned: boolean('pinned').notNull().default(false),
    /** As actors are named: `member:per_…`, also with a key of that person. */
    author: text('author').notNull(),
    /** What the author was called then: they may leave the workspace. */
    authorName: text('author_name').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    index('partner_notes_partner').on(t.workspaceId, t.partnerId, t.id),
    foreignKey({
      name: 'partner_notes_partner_fk',
      columns: [t.workspaceId, t.partnerId],
      foreignColumns: [partners.workspaceId, partners.id],
    }).onDelete('cascade'),
  ],
)
