import type { WorkspaceRecord } from '../db/directory-records.ts'
import { announce, announcement } from '../db/outbox.ts'
import type { Write } from '../db/writes.ts'
import type { DomainEvent } from '../domain/events.ts'
import type { TxCtx } from './ctx.ts'

/**
 * Announces events that only endpoints hear of, if one of the workspace is to be told: so a workspace without
 * endpoints pays nothing for them.
 */
export async function announceHeard(
  { deps, tx, scope }: TxCtx,
  events: readonly DomainEvent[],
): Promise<void> {
  if (events.length === 0) return
  const workspace = await deps.directory.workspaceById(scope.workspaceId)
  const heard = events.filter((event) => isHeard(workspace, event))
  if (heard.length > 0) await announce(tx, scope, heard)
}

/** Returns the same announcements as writes among others, for leads and sales that share a transaction. */
export function heardAnnouncements(
  workspace: WorkspaceRecord,
  events: readonly DomainEvent[],
): Write[] {
  return events.filter((event) => isHeard(workspace, event)).map(announcement)
}

function isHeard(workspace: WorkspaceRecord | null, { type }: DomainEvent): boolean {
  return workspace?.heardEvents.includes(type) ?? false
}
