import { createCtx } from './ctx.ts'
import type { PartnerCtx } from './callers.ts'
import { readPartnerTokens, REMEMBERED_MS } from './partner-cookie.ts'
import { toHost } from './portal-origin.ts'
import { findPartnerToken, type TokenRecord } from '../db/find-token.ts'
import type { Deps } from '../deps.ts'
import { ApiError } from '../domain/errors.ts'
import { message } from '../domain/message/message.ts'
import { foreignReason } from '../domain/same-origin.ts'
import { tokenKey } from './tokens.ts'
import { requestLanguage } from '../locales/locale.ts'

/** Names which of the partners whom a browser is signed in as calls: their ID. Default: the one of the last sign-in. */
const PARTNER_HEADER = 'svc-partner'

/**
 * Authenticates a partner's session: `Bearer svc_ps_…`, or the cookie of a page on the same host.
 * @throws ApiError `unauthorized`, `forbidden` for a page of another site
 */
export async function authenticatePartner(deps: Deps, request: Request): Promise<PartnerCtx> {
  const { headers } = request
  const found = headers.has('authorization')
    ? await findSession(deps, readBearer(headers))
    : await findRemembered(deps, request)
  const workspace = found ? await deps.directory.workspaceById(found.workspaceId) : null
  if (!workspace) throw new ApiError('unauthorized', message('session.ended'))
  const { id: sessionId, partnerId, programId, email, createdAt, expiresAt } = found!
  const actor = { type: 'partner', partnerId } as const
  const language = requestLanguage(headers)
  const scope = { workspaceId: workspace.id, plan: workspace.plan, actor }
  const isRemembered = expiresAt.getTime() - createdAt.getTime() >= REMEMBERED_MS
  const session = { sessionId, signedInAt: createdAt, isRemembered }
  return { ...createCtx(deps, scope), partnerId, programId, email, language, ...session }
}

/** Finds the sessions of the cookie that are still valid, the newest first. */
export async function findSessionsOf(deps: Deps, request: Request): Promise<TokenRecord[]> {
  requirePortalPage(deps, request)
  const found = await Promise.all(
    readPartnerTokens(deps.config, request.headers).map((token) => findSession(deps, token)),
  )
  return found.filter((session) => session !== null)
}

async function findRemembered(deps: Deps, request: Request): Promise<TokenRecord | null> {
  const { headers } = request
  if (readPartnerTokens(deps.config, headers).length === 0) throw missing()
  const named = headers.get(PARTNER_HEADER)
  const sessions = await findSessionsOf(deps, request)
  return sessions.find(({ partnerId }) => named === null || partnerId === named) ?? null
}

async function findSession({ db, clock }: Deps, token: string): Promise<TokenRecord | null> {
  const found = await findPartnerToken(db, tokenKey(token))
  const isValid = found?.purpose === 'session' && found.expiresAt.getTime() > clock.now()
  return isValid ? found : null
}

/**
 * Refuses what a page of another site sends: browsers send the cookie with it, and take one from the answer.
 * @throws ApiError `forbidden`
 */
export function requirePortalPage({ config }: Deps, request: Request): void {
  const { method, headers } = request
  const reason = foreignReason(
    {
      method,
      origin: headers.get('origin'),
      site: headers.get('sec-fetch-site'),
      contentType: headers.get('content-type'),
    },
    `${new URL(config.origin).protocol}//${toHost(request)}`,
  )
  if (reason !== null) throw new ApiError('forbidden', reason)
}

function readBearer(headers: Headers): string {
  const [scheme, token = ''] = (headers.get('authorization') ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || !token.startsWith('svc_ps_')) throw missing()
  return token
}

function missing(): ApiError {
  return new ApiError('unauthorized', 'Send the header "Authorization: Bearer svc_ps_…".')
}
