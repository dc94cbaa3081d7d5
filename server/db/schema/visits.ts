import { date, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { bytea, idColumn, numberColumn, timeColumn, workspaceId } from './columns.ts'

/**
 * Visitors of the last hour: decides whether a visit is a new click. One partition a day, dropped after
 * two.
 */
export const visits = pgTable(
  'visits',
  {
    expiresAt: timeColumn('expires_at').notNull(),
    linkNum: numberColumn('link_num').notNull(),
    day: date('day').notNull(),
    workspaceId: workspaceId(),
    visitor: bytea('visitor').notNull(),
    clickId: idColumn('click_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.linkNum, t.visitor, t.day] })],
)

/** The daily salt of the visitor hash: without it a hash cannot be led back to an address. */
export const salts = pgTable('salts', {
  day: date('day').primaryKey(),
  salt: bytea('salt').notNull(),
})
