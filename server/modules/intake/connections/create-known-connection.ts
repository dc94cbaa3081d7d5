import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import { connections } from '../../../db/schema/intake.ts'
import { registerAccount } from './account.ts'
import { createConnection } from './create-connection.ts'
import type { Connection, ConnectionBody } from './schema.ts'

/** Connects an account whose id is known, so that calls may be addressed to it: `…/webhook/<account>`. */
export async function createKnownConnection(
  ctx: Ctx,
  body: ConnectionBody,
  accountId: string,
): Promise<Connection> {
  const made = await createConnection(ctx, body)
  await inTransaction(ctx, async (ctx) => {
    const where = [eq(connections.id, made.id)]
    const [row] = await ctx.tx.update(ctx.scope, connections, { accountId }, where)
    await registerAccount(ctx, row!)
  })
  return { ...made, accountId }
}
