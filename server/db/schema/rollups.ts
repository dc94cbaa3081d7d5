import { sql } from 'drizzle-orm'
import { date, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { countColumn, moneyColumn, numberColumn, timeColumn, workspaceId } from './columns.ts'

const sums = () => ({
  clicks: countColumn('clicks').notNull().default(0),
  leads: countColumn('leads').notNull().default(0),
  sales: countColumn('sales').notNull().default(0),
  saleAmount: moneyColumn('sale_amount')
    .notNull()
    .default(sql`0`),
})

/** `currency` is empty for clicks and leads, so that amounts of two currencies never meet in one row. */
export const rollupWorkspace = pgTable(
  'rollup_workspace',
  {
    workspaceId: workspaceId(),
    quarter: timeColumn('quarter').notNull(),
    currency: text('currency').notNull().default(''),
    ...sums(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.quarter, t.currency] })],
)

export const rollupLink = pgTable(
  'rollup_link',
  {
    workspaceId: workspaceId(),
    linkNum: numberColumn('link_num').notNull(),
    hour: timeColumn('hour').notNull(),
    currency: text('currency').notNull().default(''),
    ...sums(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.linkNum, t.hour, t.currency] })],
)

export const rollupDay = pgTable(
  'rollup_day',
  {
    workspaceId: workspaceId(),
    dimension: smallint('dimension').notNull(),
    day: date('day').notNull(),
    valueId: numberColumn('value_id').notNull(),
    currency: text('currency').notNull().default(''),
    ...sums(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.dimension, t.day, t.valueId, t.currency] })],
)

/** One row: how far the daily rollup has come (see db/rollups.ts), and since when there are clicks and this database. */
export const rollupState = pgTable('rollup_state', {
  id: smallint('id').primaryKey(),
  closedUntil: timeColumn('closed_until').notNull(),
  rolledUntil: timeColumn('rolled_until').notNull(),
  /** Older clicks are gone, but for those that led to a lead or sale (`CLICK_RETENTION_MONTHS`). */
  clicksSince: timeColumn('clicks_since')
    .notNull()
    .default(sql`to_timestamp(0)`),
  /** When the database was last restored from a backup: what happened after the backup is not known here. */
  restoredAt: timeColumn('restored_at'),
})
