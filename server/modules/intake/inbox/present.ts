import type { inboxEvents } from '../../../db/schema/intake.ts'
import type { InboxEvent } from './schema.ts'

export type InboxRow = typeof inboxEvents.$inferSelect

export function toInboxEvent(row: InboxRow): InboxEvent {
  const { id, connectionId, providerEventId, type, status, reason, attempts } = row
  const createdAt = row.createdAt.toISOString()
  const updatedAt = row.updatedAt.toISOString()
  return { id, connectionId, providerEventId, type, status, reason, attempts, createdAt, updatedAt }
}
