import { isNull } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import { webhooks } from '../../../db/schema/webhooks.ts'
import type { TakenEvent } from '../../../domain/events.ts'
import { subjectOf } from '../../../domain/webhook-events.ts'
import { writeDeliveryRows, type Told } from './write-delivery.ts'

/**
 * Writes events down for each endpoint that is to be told of them, once, in their order. `payloads` has what is
 * told, by the event's number; of an event without any, its subject is gone, so nobody is told.
 */
export async function writeDeliveries(
  ctx: Ctx,
  events: readonly TakenEvent[],
  payloads: ReadonlyMap<string, object>,
): Promise<void> {
  const told = events.flatMap(({ num, type, data }): Told[] => {
    const payload = payloads.get(num)
    if (!payload) return []
    return [{ event: type, subject: subjectOf({ type, data }), data: payload, eventNum: num }]
  })
  if (told.length === 0) return
  await inTransaction(ctx, async (ctx) => {
    const { tx, scope } = ctx
    const where = [isNull(webhooks.disabledAt)]
    // Locked, so that one which is deleted meanwhile waits, and its deliveries go with it.
    const found = await tx.find(scope, webhooks, { where, lock: 'key share' })
    for (const { id, events: wanted } of found) {
      const own = told.filter(({ event }) => event !== 'webhook.test' && wanted.includes(event))
      await writeDeliveryRows(ctx, id, own)
    }
  })
}
