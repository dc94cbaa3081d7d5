import type { Ctx } from '../core/ctx.ts'
import type { DomainEvent, TakenEvent } from '../domain/events.ts'
import { hasMail, writeEventMails } from '../modules/platform/mails/write-event-mails.ts'

/** Hears of events after their transaction has committed, each in a job of its own. */
export interface EventListener {
  /** Tells whether it wants to hear of an event. One that nobody wants costs no job. */
  wants(event: DomainEvent): boolean
  /** Does what follows from an event. It may be called twice for the same one. */
  hear(ctx: Ctx, event: TakenEvent): Promise<void>
}

/** All listeners, by the name that stands in their jobs. To add one, add a line. */
export const EVENT_LISTENERS: Readonly<Record<string, EventListener>> = {
  mails: { wants: hasMail, hear: writeEventMails },
}
