import { eq } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { connections } from '../../../db/schema/intake.ts'
import { restartPoll } from '../polls/schedule-poll.ts'
import { detailsOf, sealDetails } from './details.ts'

/** Deletes the tokens of an account that has taken its access back. Its signed events are still taken. */
export async function deleteAccess(ctx: TxCtx, connectionId: string): Promise<void> {
  const { deps, tx, scope } = ctx
  const where = [eq(connections.id, connectionId)]
  const row = await tx.first(scope, connections, where, { lock: 'update' })
  if (!row?.details) return
  const { accessToken: _, refreshToken: __, ...details } = detailsOf(deps, row)
  const account = { id: row.accountId, details }
  const change = {
    details: sealDetails(deps, row, details),
    accessUntil: null,
    ...restartPoll(deps, row, account),
  }
  await tx.update(scope, connections, change, where)
}
