import type { TxCtx } from '../../../core/ctx.ts'
import type { DomainEvent } from '../../../domain/events.ts'

/** An event as it was taken from the outbox; `num` is its own, so that its mails are written once. */
export interface TakenEvent extends DomainEvent {
  num: string
}

/** Writes the mails about one event, from what is true now. */
export type EventMails = (ctx: TxCtx, event: TakenEvent) => Promise<void>
