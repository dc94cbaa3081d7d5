import { randomInt } from 'node:crypto'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { getPortalOrigin } from '../../../core/portal-origin.ts'
import { partnerTokens } from '../../../db/schema/sessions.ts'
import type { Deps } from '../../../deps.ts'
import { hashToken } from '../../../core/secrets.ts'
import { makeToken } from '../../../core/tokens.ts'

export const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS

type Purpose = 'sign_in' | 'invite' | 'session'
const PREFIXES = {
  sign_in: 'svc_pl_',
  invite: 'svc_pi_',
  session: 'svc_ps_',
} as const

export interface NewToken {
  purpose: Purpose
  partner: { id: string; email: string | null }
  programId: string | null
  lifeMs: number
  /** Of an invitation: the person who sends it. */
  invitedById?: string | null
  /** An owner hands the link over: it proves no address. */
  handedOver?: boolean
  /** Six digits that may be entered in place of the token. */
  code?: string
}

/** Makes a code of six digits. */
export function makeCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** Hashes a code with each key of the server, the present one first: six digits alone could be guessed. */
export function hashCode({ secrets }: Deps, code: string, tokenId: string): readonly string[] {
  return secrets.fingerprints(`${tokenId} ${code}`, 'partner-code')
}

/** Creates a token for a partner. The secret is returned this once and stored as its hash. */
export async function writeToken(
  ctx: TxCtx,
  { purpose, partner, programId, lifeMs, code, invitedById = null, handedOver = false }: NewToken,
): Promise<{ id: string; token: string; expiresAt: Date }> {
  const { deps, tx, scope } = ctx
  const now = deps.clock.now()
  const token = makeToken(deps.ids, PREFIXES[purpose], scope.workspaceId)
  const expiresAt = new Date(now + lifeMs)
  const id = deps.ids.make('ses')
  await tx.insert(scope, partnerTokens, {
    id,
    tokenHash: hashToken(token),
    purpose,
    partnerId: partner.id,
    programId,
    email: partner.email ?? '',
    invitedById,
    handedOver,
    codeHash: code === undefined ? null : hashCode(deps, code, id)[0]!,
    expiresAt,
    createdAt: new Date(now),
  })
  return { id, token, expiresAt }
}

/** Returns how long until a further mail of the kind may go to the partner; 0: now. */
export async function pauseBeforeMail(
  ctx: TxCtx,
  { purpose, partnerId }: { purpose: Purpose; partnerId: string },
): Promise<number> {
  const { deps, tx, scope } = ctx
  const now = deps.clock.now()
  const { partnerId: owner, purpose: kind, createdAt } = partnerTokens
  const recent = and(
    eq(owner, partnerId),
    eq(kind, purpose),
    gt(createdAt, new Date(now - MINUTE_MS)),
  )
  const last = await tx.first(scope, partnerTokens, [recent], { orderBy: [desc(createdAt)] })
  return last ? last.createdAt.getTime() + MINUTE_MS - now : 0
}

/**
 * Builds the link of a mail to a page of its program in the mail's language. The secret stands behind #, so that no log on
 * the way sees it.
 */
export function secretLink(
  deps: Deps,
  page: 'sign-in' | 'invite',
  { token, programId, language }: { token: string; programId: string; language: string | null },
): string {
  const query = new URLSearchParams({
    program: programId,
    ...(language === null ? {} : { lang: language }),
  })
  return `${getPortalOrigin(deps.config)}/partners/${page}?${query}#token=${token}`
}
