import { eq } from 'drizzle-orm'
import { partnerCookie, readPartnerTokens } from '../../../core/partner-cookie.ts'
import { inTransaction } from '../../../core/transact.ts'
import { partnerTokens } from '../../../db/schema/sessions.ts'
import type { PartnerCtx } from '../../../core/callers.ts'
import { endToken, type Page } from './remember-session.ts'

/** Signs out: the token is worth nothing from now on, and neither are those that the cookie holds. */
export async function removeSession(
  ctx: PartnerCtx,
  { headers, origin, set }: Page,
): Promise<{ signedOut: boolean }> {
  const { deps, sessionId } = ctx
  await inTransaction(ctx, (ctx) =>
    ctx.tx.remove(ctx.scope, partnerTokens, [eq(partnerTokens.id, sessionId)]),
  )
  if (headers.has('authorization')) return { signedOut: true }
  for (const token of readPartnerTokens(deps.config, headers)) await endToken(deps, token, origin)
  set.headers['set-cookie'] = partnerCookie(deps.config, [])
  return { signedOut: true }
}
