import { eq, isNull } from 'drizzle-orm'
import { createCtx, type Ctx, type TxCtx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import {
  findPartnerToken,
  forgiveAttempts,
  tryCodes,
  type TokenRecord,
} from '../../../db/find-token.ts'
import { partnerTokens } from '../../../db/schema/sessions.ts'
import { partners } from '../../../db/schema/programs.ts'
import type { RequestOrigin } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { parseEmail } from '../../../domain/email.ts'
import { ApiError } from '../../../domain/errors.ts'
import { message } from '../../../domain/message/message.ts'
import { REMEMBERED_MS } from '../../../core/partner-cookie.ts'
import { sameText } from '../../../core/secrets.ts'
import { tokenKey } from '../../../core/tokens.ts'
import { recordAction } from '../../platform/audit/record-action.ts'
import { writePerson } from '../../program/partners/save-partner.ts'
import type { PartnerSession } from './schema.ts'
import { DAY_MS, hashCode, writeToken } from '../../platform/sessions/write-token.ts'

/** What signs a partner in: the secret of a link, or the code beside it with the address that it was sent to. */
export type Proof = { token: string } | { email: string; code: string }

/** What a page asks of the session that it opens. */
export interface Wishes {
  language: string | null
  origin: RequestOrigin
  /** For 30 days instead of one. */
  isRemembered: boolean
  /** The host of the page. A link domain signs partners of its own workspace in. */
  host: string
}

/** Exchanges the secret of a sign-in link, or its code, for a session, once. */
export async function openSession(
  deps: Deps,
  proof: Proof,
  wishes: Wishes,
): Promise<PartnerSession> {
  const found = await findProven(deps, proof, await findDomainWorkspace(deps, wishes.host))
  if (found?.purpose !== 'sign_in') throw 'code' in proof ? wrongCode() : noLongerValid()
  const ctx = await contextOf(deps, found, wishes.origin)
  return inTransaction(ctx, async (ctx) => {
    if (!(await useToken(ctx, found))) throw noLongerValid()
    return startSession(ctx, found, wishes)
  })
}

/** Returns the workspace whose link domain a host is; null: the host serves all. */
export async function findDomainWorkspace(
  { directory }: Deps,
  host: string,
): Promise<string | null> {
  return (await directory.domainBySlug(host))?.workspace.id ?? null
}

async function findProven(
  deps: Deps,
  proof: Proof,
  workspaceId: string | null,
): Promise<TokenRecord | null> {
  const found = await ('token' in proof
    ? findPartnerToken(deps.db, tokenKey(proof.token))
    : findByCode(deps, proof))
  return workspaceId === null || found?.workspaceId === workspaceId ? found : null
}

async function findByCode(
  deps: Deps,
  proof: { email: string; code: string },
): Promise<TokenRecord | null> {
  const { db, clock } = deps
  const email = parseEmail(proof.email)
  const sent = await tryCodes(db, { email, now: new Date(clock.now()) })
  const isMeant = ({ id, codeHash }: (typeof sent)[number]) =>
    hashCode(deps, proof.code, id).some((hash) => sameText(hash, codeHash))
  const meant = sent.find(isMeant)
  if (!meant) return null
  const others = sent.filter(({ id }) => id !== meant.id).map(({ id }) => id)
  if (others.length > 0) await forgiveAttempts(db, others)
  return meant
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
  { partnerId, programId, email, handedOver }: TokenRecord,
  { language, isRemembered }: Wishes,
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
  await recordAction(ctx, { type: 'partner', action: 'signed_in', resourceId: partner.id })
  const purpose = 'session'
  const lifeMs = isRemembered ? REMEMBERED_MS : DAY_MS
  const session = await writeToken(ctx, { purpose, partner, programId, lifeMs })
  return { token: session.token, expiresAt: session.expiresAt.toISOString(), partnerId, programId }
}

function wrongCode(): ApiError {
  return new ApiError('unauthorized', message('session.code-wrong'))
}

function noLongerValid(): ApiError {
  return new ApiError('unauthorized', message('session.link-used'))
}
