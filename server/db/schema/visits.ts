import { date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea, createdAt, idColumn, numberColumn, timeColumn, workspaceId } from './columns.ts'

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
    /** The visitor's clicks of the same day that are older, by which clicks of an outage are recognized. */
    earlier: text('earlier').array(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.linkNum, t.visitor, t.day] })],
)

/**
 * Click ids that were handed out during an outage to somebody who had another click within the hour: they
 * stand for that click, which alone is counted.
 */
export const clickAliases = pgTable(
  'click_aliases',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    clickId: idColumn('click_id').notNull(),
    /** When the id was handed out, before or after the click. */
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    index('click_aliases_click').on(t.workspaceId, t.clickId),
  ],
)

/** The daily salt of the visitor hash: without it a hash cannot be led back to an address. */
export const salts = pgTable('salts', {
  day: date('day').primaryKey(),
  salt: bytea('salt').notNull(),
})
