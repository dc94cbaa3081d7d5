import type { InferInsertModel } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { transactInBatch } from '../../../core/transact.ts'
import { enqueueAll } from '../../../db/enqueue.ts'
import type { Loader } from '../../../db/loader.ts'
import { inboxEvents } from '../../../db/schema/intake.ts'
import type { Scope } from '../../../db/scope.ts'
import type { Tx } from '../../../db/tx.ts'
import { placeOf } from '../../../db/sealed.ts'
import type { ProviderEvent } from '../../../integrations/port.ts'
import type { InboxRow } from './present.ts'

type NewEvent = Omit<InferInsertModel<typeof inboxEvents>, 'workspaceId'>

/**
 * Stores events of a connection, each once, with a job that acts on them. Repeated, nothing more is stored.
 * What arrives together shares a transaction. Returns how many were new.
 */
export function storeEvents(
  ctx: Ctx,
  connectionId: string,
  events: readonly ProviderEvent[],
): Promise<number> {
  if (events.length === 0) return Promise.resolve(0)
  const rows = rowsOf(ctx, connectionId, events)
  const keys = rows.map(({ providerEventId }) => `inbox ${connectionId} ${providerEventId}`)
  return transactInBatch(ctx, keys, ({ tx, scope }) => tx.load(scope, STORED, rows))
}

/** Stores events within an open transaction. */
export function insertEvents(
  ctx: TxCtx,
  connectionId: string,
  events: readonly ProviderEvent[],
): Promise<number> {
  if (events.length === 0) return Promise.resolve(0)
  return ctx.tx.load(ctx.scope, STORED, rowsOf(ctx, connectionId, events))
}

function rowsOf(
  { deps, scope }: Pick<Ctx, 'deps' | 'scope'>,
  connectionId: string,
  events: readonly ProviderEvent[],
): NewEvent[] {
  const now = new Date(deps.clock.now())
  return events.map((event) => {
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
}

/** Inserts what is new, of several calls at once, and answers each how many of its own were. */
const STORED: Loader<NewEvent[], number> = {
  name: 'inbox events',
  async load(tx, scope, calls) {
    // In one order, so that two servers that store the same events do not wait for each other.
    const rows = calls.flat().toSorted((a, b) => (placeIn(a) < placeIn(b) ? -1 : 1))
    const stored = await tx.insert(scope, inboxEvents, rows, { ignore: true })
    await queueInboxes(tx, scope, stored)
    const ids = new Set(stored.map(({ id }) => id))
    return calls.map((own) => own.filter(({ id }) => ids.has(id)).length)
  },
}

/** Queues one job for each connection of these events, whatever else of it waits. */
export async function queueInboxes(
  tx: Tx,
  scope: Scope,
  events: readonly Pick<InboxRow, 'connectionId'>[],
): Promise<void> {
  const ids = [...new Set(events.map(({ connectionId }) => connectionId))].sort()
  const jobs = ids.map((connectionId) => ({
    key: `inbox of ${connectionId}`,
    payload: { connectionId },
  }))
  await enqueueAll(tx, scope, 'process-inbox', jobs)
}

const placeIn = ({ connectionId, providerEventId }: NewEvent) =>
  `${connectionId} ${providerEventId}`
