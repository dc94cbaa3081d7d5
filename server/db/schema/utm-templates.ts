import { sql } from 'drizzle-orm'
import { pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, idColumn, updatedAt, workspaceId } from './columns.ts'

/** UTM parameters under a name, to be put into links. */
export const utmTemplates = pgTable(
  'utm_templates',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    name: text('name').notNull(),
    utmSource: text('utm_source'),
    utmMedium: text('utm_medium'),
    utmCampaign: text('utm_campaign'),
    utmTerm: text('utm_term'),
    utmContent: text('utm_content'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    uniqueIndex('utm_templates_name').on(t.workspaceId, sql`lower(${t.name})`),
  ],
)
