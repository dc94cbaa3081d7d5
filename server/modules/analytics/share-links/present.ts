import type { shareLinks } from '../../../db/schema/reports.ts'
import type { ShareLink } from './schema.ts'

/** Presents a link without what opens it. */
export function toShareLink(row: typeof shareLinks.$inferSelect): ShareLink {
  const { id, viewId, expiresAt, createdBy, createdAt } = row
  return {
    id,
    viewId,
    expiresAt: expiresAt?.toISOString() ?? null,
    createdBy,
    createdAt: createdAt.toISOString(),
  }
}
