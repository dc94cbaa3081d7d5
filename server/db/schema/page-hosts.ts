import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { timeColumn, workspaceId } from './columns.ts'

/** The hosts whose pages called with the publishable key: at most 100 of a workspace, to the hour. */
export const pageHosts = pgTable(
  'page_hosts',
  {
    workspaceId: workspaceId(),
    host: text('host').notNull(),
    /** The newest call that was let in, that was refused, and that brought a click id back. */
    allowedAt: timeColumn('allowed_at'),
    refusedAt: timeColumn('refused_at'),
    clickReturnedAt: timeColumn('click_returned_at'),
    seenAt: timeColumn('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.host] })],
)
