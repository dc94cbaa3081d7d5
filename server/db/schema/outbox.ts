import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { DomainEvent } from '../../domain/events.ts'
import { createdAt, workspaceId } from './columns.ts'

/**
 * Events for listeners outside of the transaction that wrote them. A relay hands the rows to the job queue
 * and deletes them (server/jobs/relay-outbox.ts).
 */
export const outbox = pgTable(
  'outbox',
  {
    workspaceId: workspaceId(),
    num: bigint('num', { mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    type: text('type').notNull(),
    data: jsonb('data').$type<DomainEvent['data']>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.num] }), index('outbox_order').on(t.num)],
)
