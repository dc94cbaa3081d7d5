import type { Scope } from '../../../db/scope.ts'
import type { Tx } from '../../../db/tx.ts'
import type { Deps } from '../../../deps.ts'
import type { DomainEvent } from '../../../domain/events.ts'

/** An event as it was taken from the outbox; `num` is its own, so that its mails are written once. */
export interface TakenEvent extends DomainEvent {
  num: string
}

/** Writes the mails about one event, from what is true now. */
export type EventMails = (deps: Deps, tx: Tx, scope: Scope, event: TakenEvent) => Promise<void>
