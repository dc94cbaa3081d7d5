import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import { connections, inboxEvents } from '../../../db/schema/intake.ts'
import { registerAccount } from './account.ts'
import { findConnection, toConnection } from './present.ts'
import type { Connection } from './schema.ts'

/** Removes a connection with its secret and the bodies of its events. What they have recorded stays. */
export async function deleteConnection(ctx: Ctx, id: string): Promise<Connection> {
  const { deps, scope } = ctx
  const connection = await inTransaction(ctx, async (ctx) => {
    const { tx } = ctx
    await findConnection(ctx, id, { lock: 'update' })
    await tx.update(scope, inboxEvents, { body: null }, [eq(inboxEvents.connectionId, id)])
    const removedAt = new Date(deps.clock.now())
    const change = {
      removedAt,
      secret: null,
      details: null,
      accessUntil: null,
      pollAt: null,
      poll: null,
    }
    const [removed] = await tx.update(scope, connections, change, [eq(connections.id, id)])
    await registerAccount(ctx, removed!)
    return toConnection(deps, removed!)
  })
  await deps.directory.changed()
  return connection
}
