import { desc, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { pageOf } from '../../../core/paging.ts'
import { connections } from '../../../db/schema/intake.ts'
import { findConnection, toConnection } from './present.ts'
import type { Connection, ConnectionQuery } from './schema.ts'

/** Lists connections, the newest first. */
export async function listConnections(ctx: Ctx, query: ConnectionQuery): Promise<Connection[]> {
  const { deps, tx, scope } = ctx
  const rows = await tx.find(scope, connections, {
    where: [isNull(connections.removedAt)],
    orderBy: [desc(connections.id)],
    ...pageOf(query),
  })
  return rows.map((row) => toConnection(deps, row))
}

/** Reads a connection. */
export async function getConnection(ctx: Ctx, id: string): Promise<Connection> {
  return toConnection(ctx.deps, await findConnection(ctx, id))
}
