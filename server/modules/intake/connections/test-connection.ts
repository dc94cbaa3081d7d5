import { desc, eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { connections, inboxEvents } from '../../../db/schema/intake.ts'
import { ApiError } from '../../../domain/errors.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { findIntegration } from '../../../integrations/find-integration.ts'
import { inTransaction } from '../../../core/transact.ts'
import { openAccount, registerAccount } from './account.ts'
import { findConnection, type ConnectionRow } from './present.ts'
import type { ConnectionTest } from './schema.ts'

/**
 * Tells whether a connection works: asks the provider, where it has keys for that, and looks whether signed
 * events arrive.
 */
export async function testConnection(ctx: Ctx, id: string): Promise<ConnectionTest> {
  const { tx, scope } = ctx
  requirePlan(scope.plan, 'conversionTracking')
  const connection = await findConnection(ctx, id)
  const refused = await tryAccount(ctx, connection)
  const [last] = await tx.find(scope, inboxEvents, {
    where: [eq(inboxEvents.connectionId, id)],
    orderBy: [desc(inboxEvents.id)],
    limit: 1,
  })
  const lastEventAt = last?.createdAt.toISOString() ?? null
  if (refused) return { working: false, message: refused, lastEventAt }
  if (!last) {
    const message = 'No signed event has arrived. Send a test event from the provider.'
    return { working: false, message, lastEventAt }
  }
  if (last.status === 'failed' || last.status === 'retrying') {
    return { working: false, message: last.reason ?? 'The last event failed.', lastEventAt }
  }
  return { working: true, message: 'Signed events arrive.', lastEventAt }
}

/** Asks the provider whether the account's keys work, and whose they are. Returns why not; null: they do. */
async function tryAccount(ctx: Ctx, row: ConnectionRow): Promise<string | null> {
  const { deps, scope } = ctx
  const integration = findIntegration(deps.integrations, row.provider)
  if (!integration?.checkAccount) return null
  try {
    const { accountId } = await integration.checkAccount(await openAccount(ctx, row.id))
    if (accountId === null || accountId === row.accountId) return null
    await inTransaction(ctx, async (ctx) => {
      const where = [eq(connections.id, row.id)]
      const [changed] = await ctx.tx.update(scope, connections, { accountId }, where)
      if (changed) await registerAccount(ctx, changed)
    })
    return null
  } catch (error) {
    if (error instanceof ApiError) return error.message
    deps.log.warn({ provider: row.provider, reason: String(error) }, 'a provider did not answer')
    return `${integration.label} did not answer. Try again in a minute.`
  }
}
