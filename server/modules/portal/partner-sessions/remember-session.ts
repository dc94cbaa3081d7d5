import { eq } from 'drizzle-orm'
import { partnerCookie, readPartnerTokens } from '../../../core/partner-cookie.ts'
import { tokenKey } from '../../../core/tokens.ts'
import { inTransaction } from '../../../core/transact.ts'
import { findPartnerToken } from '../../../db/find-token.ts'
import { partnerTokens } from '../../../db/schema/sessions.ts'
import type { RequestOrigin } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { contextOf } from './open-session.ts'
import type { PartnerSession } from './schema.ts'

/** The page that signs a partner in or out, and what its answer sets. */
export interface Page {
  headers: Headers
  origin: RequestOrigin
  set: { headers: Record<string, string | number> }
}

/**
 * Puts a session into the cookie, where no script of the page can read it, before those of other workspaces. An
 * earlier session of the same partner has ended.
 */
export async function rememberSession(
  deps: Deps,
  { headers, origin, set }: Page,
  session: PartnerSession,
): Promise<PartnerSession> {
  const others: string[] = []
  for (const token of readPartnerTokens(deps.config, headers)) {
    const found = await findPartnerToken(deps.db, tokenKey(token))
    if (!found) continue
    if (found.partnerId !== session.partnerId) others.push(token)
    else await endToken(deps, token, origin)
  }
  set.headers['set-cookie'] = partnerCookie(deps.config, [session.token!, ...others])
  return { ...session, token: null }
}

/** Ends a session by its token. */
export async function endToken(deps: Deps, token: string, origin: RequestOrigin): Promise<void> {
  const found = await findPartnerToken(deps.db, tokenKey(token))
  if (found?.purpose !== 'session') return
  const ctx = await contextOf(deps, found, origin)
  await inTransaction(ctx, ({ tx, scope }) =>
    tx.remove(scope, partnerTokens, [eq(partnerTokens.id, found.id)]),
  )
}
