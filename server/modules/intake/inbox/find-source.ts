import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { connections } from '../../../db/schema/intake.ts'
import { readWorkspace } from '../../platform/workspaces/queries.ts'
import type { Source } from './read-verbs.ts'

/** Finds whom the events of a connection are of. */
export async function findSource(ctx: Ctx, connectionId: string): Promise<Source> {
  const { tx, scope } = ctx
  const connection = await tx.first(scope, connections, [eq(connections.id, connectionId)])
  const { mode } = await readWorkspace(ctx)
  const { provider, programId } = connection!
  return { provider, programId, isTest: mode === 'test' }
}
