import { pgTable, smallint } from 'drizzle-orm/pg-core'
import { timeColumn } from './columns.ts'

/** One row that servers rewrite to find out whether the database takes writes (db/write-health.ts). */
export const writeProbe = pgTable('write_probe', {
  id: smallint('id').primaryKey(),
  at: timeColumn('at').notNull(),
})
