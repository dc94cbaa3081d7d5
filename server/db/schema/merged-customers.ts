import { foreignKey, index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { idColumn, timeColumn, workspaceId } from './columns.ts'
import { customers } from './events.ts'

/** Former ids of customers who turned out to be another one, by which API clients may still ask. */
export const mergedCustomers = pgTable(
  'merged_customers',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    intoId: idColumn('into_id').notNull(),
    mergedAt: timeColumn('merged_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    index('merged_customers_into').on(t.workspaceId, t.intoId),
    foreignKey({
      name: 'merged_customers_into_fk',
      columns: [t.workspaceId, t.intoId],
      foreignColumns: [customers.workspaceId, customers.id],
    }).onDelete('cascade'),
  ],
)
