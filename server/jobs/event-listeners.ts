import type { Ctx } from '../core/ctx.ts'
import type { DomainEvent, TakenEvent } from '../domain/events.ts'
import { hasMail, writeEventMails } from '../modules/platform/mails/write-event-mails.ts'
import { writeDeliveries } from '../modules/platform/webhooks/write-deliveries.ts'
import { loadPartnerPayloads } from '../modules/outgoing/payloads/load-partner-payloads.ts'
import { loadPayloads } from '../modules/outgoing/payloads/load-payloads.ts'

/** What the relay knows of the workspace of an event. */
export interface EventWorkspace {
  /** Events that an endpoint of the workspace is to be told of. */
  webhookEvents: ReadonlySet<string>
}

/** Hears of events after their transaction has committed, in jobs of its own. */
export interface EventListener {
  /** Tells whether it wants to hear of an event. One that nobody wants costs no job. */
  wants(event: DomainEvent, about: EventWorkspace): boolean
  /** Hears of the events of a workspace in their order, so many at once. Otherwise of each in a job of its own. */
  batch?: number
  /** Does what follows from events of one workspace. It may be called twice for the same ones. */
  hear(ctx: Ctx, events: readonly TakenEvent[]): Promise<void>
}

/** All listeners, by the name that stands in their jobs. To add one, add a line. */
export const EVENT_LISTENERS: Readonly<Record<string, EventListener>> = {
  mails: {
    wants: hasMail,
    async hear(ctx, events) {
      for (const event of events) await writeEventMails(ctx, event)
    },
  },
  webhooks: {
    wants: ({ type }, { webhookEvents }) => webhookEvents.has(type),
    batch: 100,
    async hear(ctx, events) {
      const workspace = await loadPayloads(ctx, events)
      const partners = await loadPartnerPayloads(ctx, events, workspace)
      await writeDeliveries(ctx, events, { workspace, partners })
    },
  },
}
