import { sql } from 'drizzle-orm'
import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, idColumn, workspaceId } from './columns.ts'
import { partners } from './programs.ts'

/** Labels by which a workspace sorts its partners, whatever program they are in. */
export const partnerTags = pgTable(
  'partner_tags',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    name: text('name').notNull(),
    color: text('color').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    uniqueIndex('partner_tags_name').on(t.workspaceId, sql`lower(${t.name})`),
  ],
)

/** The tags of partners. */
export const partnerTaggings = pgTable(
  'partner_taggings',
  {
    workspaceId: workspaceId(),
    partnerId: idColumn('partner_id').notNull(),
    tagId: idColumn('tag_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.partnerId, t.tagId] }),
    index('partner_taggings_tag').on(t.workspaceId, t.tagId, t.partnerId),
    foreignKey({
      name: 'partner_taggings_partner_fk',
      columns: [t.workspaceId, t.partnerId],
      foreignColumns: [partners.workspaceId, partners.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'partner_taggings_tag_fk',
      columns: [t.workspaceId, t.tagId],
      foreignColumns: [partnerTags.workspaceId, partnerTags.id],
    }).onDelete('cascade'),
  ],
)
