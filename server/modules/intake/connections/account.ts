import { eq } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import { connectedAccounts, connections } from '../../../db/schema/intake.ts'
import type { Deps } from '../../../deps.ts'
import { findIntegration } from '../../../integrations/find-integration.ts'
import type { Account, Details, Grant } from '../../../integrations/port.ts'
import { detailsOf, sealDetails } from './details.ts'
import { findConnection, type ConnectionRow } from './present.ts'

/** An access token is replaced this long before it ends, so that no call is under way with it then. */
const EARLY_MS = 60_000

/**
 * Opens an account for calls to its provider. An access token that ends is replaced first, by one at a time.
 * @throws ApiError `not_found`; `bad_request` when the provider has taken its grant back
 */
export async function openAccount(ctx: Ctx, id: string): Promise<Account> {
  const row = await findConnection(ctx, id)
  if (!isEnding(ctx.deps, row)) return accountOf(ctx.deps, row)
  return inTransaction(ctx, async (ctx) => {
    const held = await findConnection(ctx, id, { lock: 'update' })
    const account = accountOf(ctx.deps, held)
    const { refreshToken } = account.details
    const { oauth } = findIntegration(ctx.deps.integrations, held.provider) ?? {}
    if (!isEnding(ctx.deps, held) || !oauth || !refreshToken) return account
    const grant = await oauth.refresh(refreshToken, account)
    const details = grantedDetails(account.details, grant)
    const changes = {
      details: sealDetails(ctx.deps, held, details),
      accessUntil: until(ctx, grant),
    }
    await ctx.tx.update(ctx.scope, connections, changes, [eq(connections.id, id)])
    return { id: held.accountId, details }
  })
}

function isEnding({ clock }: Deps, { accessUntil }: ConnectionRow): boolean {
  return accessUntil !== null && accessUntil.getTime() - EARLY_MS <= clock.now()
}

export function accountOf(deps: Deps, row: ConnectionRow): Account {
  return { id: row.accountId, details: detailsOf(deps, row) }
}

/** Adds what was granted; a provider that gives no other refresh token means the former one. */
export function grantedDetails(details: Details, grant: Grant): Details {
  const { accessToken, refreshToken } = grant
  return { ...details, accessToken, ...(refreshToken !== null && { refreshToken }) }
}

/** Returns when an access token ends; null: it does not. */
export function until({ deps }: Pick<Ctx, 'deps'>, { expiresInSeconds }: Grant): Date | null {
  return expiresInSeconds === null ? null : new Date(deps.clock.now() + expiresInSeconds * 1000)
}

/** Makes the connection findable by the provider's id of its account, and by no other. */
export async function registerAccount({ tx, scope }: TxCtx, row: ConnectionRow): Promise<void> {
  const { id: connectionId, provider, accountId, removedAt } = row
  await tx.remove(scope, connectedAccounts, [eq(connectedAccounts.connectionId, connectionId)])
  if (accountId === null || removedAt !== null) return
  await tx.insert(scope, connectedAccounts, { connectionId, provider, accountId })
}
