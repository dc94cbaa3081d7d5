import type { InferSelectModel } from 'drizzle-orm'
import type { apiKeys } from '../../../db/schema/workspaces.ts'
import type { Key } from './schema.ts'

/** Converts a row to a key of the API, without its hash. */
export function toKey(row: InferSelectModel<typeof apiKeys>): Key {
  return {
    id: row.id,
    name: row.name,
    partialKey: row.partialKey,
    scopes: row.scopes as Key['scopes'],
    createdBy: row.createdBy,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }
}
