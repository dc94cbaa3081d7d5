import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import { enqueueAll } from '../../../db/enqueue.ts'
import { inboxEvents } from '../../../db/schema/intake.ts'
import { placeOf } from '../../../db/sealed.ts'
import type { ProviderEvent } from '../../../integrations/port.ts'

/**
 * Stores events of a connection, each once, with a job that acts on it. Repeated, nothing more is stored.
 * Returns how many were new.
 */
export function storeEvents(
  ctx: Ctx,
  connectionId: string,
  events: readonly ProviderEvent[],
): Promise<number> {
  if (events.length === 0) return Promise.resolve(0)
  return inTransaction(ctx, (ctx) => insertEvents(ctx, connectionId, events))
}

/** Stores events within an open transaction. */
export async function insertEvents(
  { deps, tx, scope }: TxCtx,
  connectionId: string,
  events: readonly ProviderEvent[],
): Promise<number> {
  if (events.length === 0) return 0
  const now = new Date(deps.clock.now())
  const rows = events.map((event) => {
    const id = deps.ids.make('ibx')
    const place = placeOf(inboxEvents.body, scope.workspaceId, id)
    return {
      id,
      connectionId,
      providerEventId: event.id.slice(0, 255),
      type: event.type.slice(0, 255),
      body: deps.secrets.seal(JSON.stringify(event.body ?? null), place),
      createdAt: now,
      updatedAt: now,
    }
  })
  const stored = await tx.insert(scope, inboxEvents, rows, { ignore: true })
  const jobs = stored.map(({ id }) => ({ key: `inbox ${id}`, payload: { eventId: id } }))
  await enqueueAll(tx, scope, 'process-event', jobs)
  return stored.length
}
