import type { Ctx } from '../core/ctx.ts'
import type { DomainEvent, TakenEvent } from '../domain/events.ts'
import { hasMail, writeEventMails } from '../modules/platform/mails/write-event-mails.ts'
import { writeDeliveries } from '../modules/platform/webhooks/write-deliveries.ts'
import { loadPartnerPayloads } from '../modules/outgoing/payloads/load-partner-payloads.ts'
import { loadPayloads } from '../modules/outgoing/payloads/load-payloads.ts'

/** Hears of events after their transaction has committed, of each in a job of its own. */
export interface EventListener {
  /** Tells whether it wants to hear of an event. One that nobody wants costs no job. */
  wants(event: DomainEvent): boolean
  /** Does what follows from an event. It may be called twice for the same one. */
  hear(ctx: Ctx, event: TakenEvent): Promise<void>
}

/** All listeners besides the endpoints, by the name that stands in their jobs. To add one, add a line. */
export const EVENT_LISTENERS: Readonly<Record<string, EventListener>> = {
  mails: { wants: hasMail, hear: writeEventMails },
}

/**
 * Writes down events of one workspace, in their order, for endpoints that want to be told of them. Without any, as
 * in the jobs of an older server, for all that do. It may be called twice for the same events.
 */
export async function tellEndpoints(
  ctx: Ctx,
  events: readonly TakenEvent[],
  webhookIds?: readonly string[],
): Promise<void> {
  const workspace = await loadPayloads(ctx, events)
  const partners = await loadPartnerPayloads(ctx, events, workspace)
  await writeDeliveries(ctx, events, { workspace, partners, webhookIds })
}
