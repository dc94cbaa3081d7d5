import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, workspaceId } from './columns.ts'

/** Answers of earlier requests with an Idempotency-Key, kept for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    workspaceId: workspaceId(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    response: jsonb('response').$type<{ body: unknown }>(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.key] }),
    index('idempotency_keys_age').on(t.createdAt),
  ],
)
