import { boolean, foreignKey, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, idColumn, timeColumn, updatedAt, workspaceId } from './columns.ts'

/** Reports that members come back to. What one shows never changes, so that what is shared stays as it was. */
export const savedViews = pgTable(
  'saved_views',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    name: text('name').notNull(),
    page: text('page').$type<'overview' | 'funnel'>().notNull(),
    /** The query of the page's address. */
    query: text('query').notNull(),
    pinned: boolean('pinned').notNull().default(false),
    createdBy: idColumn('created_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    unique('saved_views_name').on(t.workspaceId, t.name),
  ],
)

/** Secrets by which anybody reads one saved view. A revoked one is deleted. */
export const shareLinks = pgTable(
  'share_links',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    viewId: idColumn('view_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    expiresAt: timeColumn('expires_at'),
    createdBy: idColumn('created_by'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    unique('share_links_token').on(t.workspaceId, t.tokenHash),
    foreignKey({
      name: 'share_links_view_fk',
      columns: [t.workspaceId, t.viewId],
      foreignColumns: [savedViews.workspaceId, savedViews.id],
    }).onDelete('cascade'),
  ],
)
