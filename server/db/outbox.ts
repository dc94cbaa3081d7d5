import type { DomainEvent } from '../domain/events.ts'
import { outbox } from './schema/outbox.ts'
import type { Scope } from './scope.ts'
import type { Tx } from './tx.ts'
import { insertInto, type Write } from './writes.ts'

/** Leaves with the transaction: heard if and only if it commits. */
export async function announce(
  tx: Tx,
  scope: Scope,
  events: readonly DomainEvent[],
): Promise<void> {
  await tx.insert(scope, outbox, [...events])
}

/** Returns the same announcement as a write among others. */
export function announcement(event: DomainEvent): Write {
  return insertInto(outbox, event)
}
