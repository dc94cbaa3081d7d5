import { desc, eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { connections, inboxEvents } from '../../../db/schema/intake.ts'
import { ApiError } from '../../../domain/errors.ts'
import { internal, type Localizable } from '../../../domain/message/message.ts'
import { findIntegration } from '../../../integrations/find-integration.ts'
import { format } from '../../../locales/format.ts'
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
  const connection = await findConnection(ctx, id)
  const refused = await tryAccount(ctx, connection)
  const [last] = await tx.find(scope, inboxEvents, {
    where: [eq(inboxEvents.connectionId, id)],
    orderBy: [desc(inboxEvents.id)],
    limit: 1,
  })
  const lastEventAt = last?.createdAt.toISOString() ?? null
  const say = (message: Localizable, working = false): ConnectionTest => ({
    working,
    message: format(message, ctx.locale),
    lastEventAt,
  })
  if (refused) return say(refused)
  if (!last) return say(internal('internal.connection.no-event'))
  if (last.status === 'failed' || last.status === 'retrying') {
    return say(last.reason ?? internal('internal.connection.last-failed'))
  }
  return say(internal('internal.connection.working'), true)
}

/** Asks the provider whether the account's keys work, and whose they are. Returns why not; null: they do. */
async function tryAccount(ctx: Ctx, row: ConnectionRow): Promise<Localizable | null> {
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
    if (error instanceof ApiError) return error.text
    deps.log.warn({ provider: row.provider, reason: String(error) }, 'a provider did not answer')
    return internal('internal.connection.silent', { provider: integration.label })
  }
}
