import type { SQL } from 'drizzle-orm'
import type { DomainEvent } from '../domain/events.ts'
import { outbox } from './schema/outbox.ts'
import type { Scope } from './scope.ts'
import type { Tx } from './tx.ts'
import { insertInto } from './write-together.ts'

/** Leaves with the transaction: heard if and only if it commits. */
export async function announce(
  tx: Tx,
  scope: Scope,
  events: readonly DomainEvent[],
): Promise<void> {
  await tx.insert(scope, outbox, [...events])
}

/** The same as a write among others (see `writeTogether`). */
export function announcement(workspaceId: string, event: DomainEvent): SQL {
  return insertInto(workspaceId, outbox, event)
}
