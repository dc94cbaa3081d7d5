import { eq, isNull } from 'drizzle-orm'
import { createCtx, type Ctx, type TxCtx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import { findPartnerToken, type TokenRecord } from '../../../db/find-token.ts'
import { partnerTokens } from '../../../db/schema/sessions.ts'
import { partners } from '../../../db/schema/programs.ts'
import type { RequestOrigin } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../domain/errors.ts'
import { message } from '../../../domain/message/message.ts'
import { tokenKey } from '../../../core/tokens.ts'
import { writePerson } from '../../program/partners/save-partner.ts'
import type { PartnerSession } from './schema.ts'
import { DAY_MS, writeToken } from '../../platform/sessions/write-token.ts'

/** Exchanges the secret of a sign-in link, once, for a session of 24 hours. */
export async function openSession(
  deps: Deps,
  token: string,
  { language, origin }: { language: string | null; origin: RequestOrigin },
): Promise<PartnerSession> {
  const found = await findPartnerToken(deps.db, tokenKey(token))
  if (found?.purpose !== 'sign_in') throw noLongerValid()
  const ctx = await contextOf(deps, found, origin)
  return inTransaction(ctx, async (ctx) => {
    if (!(await useToken(ctx, found))) throw noLongerValid()
    return startSession(ctx, { ...found, language })
  })
}

/** Creates the context of a token's partner. */
export async function contextOf(
  deps: Deps,
  found: TokenRecord,
  request: RequestOrigin,
): Promise<Ctx> {
  const workspace = (await deps.directory.workspaceById(found.workspaceId))!
  const actor = { type: 'partner', partnerId: found.partnerId } as const
  return createCtx(deps, { workspaceId: workspace.id, plan: workspace.plan, actor, request })
}

/** Spends a token; false when it was spent before, has expired or was taken back. Of two calls one wins. */
export async function useToken(ctx: TxCtx, found: TokenRecord): Promise<boolean> {
  const { deps, tx, scope } = ctx
  const now = deps.clock.now()
  if (found.expiresAt.getTime() <= now) return false
  const unused = [eq(partnerTokens.id, found.id), isNull(partnerTokens.usedAt)]
  const [used] = await tx.update(scope, partnerTokens, { usedAt: new Date(now) }, unused)
  return used !== undefined
}

/**
 * Starts a session. Opening the link of a mail proves the address; the page's language becomes the partner's, unless
 * another is known.
 */
export async function startSession(
  ctx: TxCtx,
  { partnerId, programId, email, handedOver, language }: TokenRecord & { language: string | null },
): Promise<PartnerSession> {
  const { deps, tx, scope } = ctx
  const same = [eq(partners.id, partnerId), eq(partners.email, email)]
  const partner = await tx.first(scope, partners, same, { lock: 'update' })
  if (!partner) throw noLongerValid()
  const provenAt = handedOver ? null : new Date(deps.clock.now())
  const emailVerifiedAt = partner.emailVerifiedAt ?? provenAt
  const locale = partner.locale ?? language
  if (emailVerifiedAt !== partner.emailVerifiedAt || locale !== partner.locale) {
    await writePerson(ctx, { id: partner.id, set: { emailVerifiedAt, locale } })
  }
  const purpose = 'session'
  const session = await writeToken(ctx, { purpose, partner, programId, lifeMs: DAY_MS })
  return { token: session.token, expiresAt: session.expiresAt.toISOString(), partnerId, programId }
}

function noLongerValid(): ApiError {
  return new ApiError('unauthorized', message('session.link-used'))
}
