import { createCtx } from '../core/ctx.ts'
import type { EmbedCtx } from '../core/callers.ts'
import { bindOrigin, findEmbedSession, type EmbedSessionRecord } from '../db/find-embed-session.ts'
import type { Deps } from '../deps.ts'
import { callerOf, refusal, type EmbedNeed } from '../domain/embed.ts'
import { ApiError } from '../domain/errors.ts'
import { requirePlan } from '../domain/plan.ts'
import { getPageOrigin } from '../core/portal-origin.ts'
import { tokenKey } from '../core/tokens.ts'
import { requestLanguage, requestLocale } from '../locales/locale.ts'

const ASK_HOST = 'Ask the host application for a new token (POST /tokens/embed/referrals).'

/**
 * Authenticates a session's token from a page of its origin. The database is asked each time, so that a ban
 * ends it at once; the origin is bound last, by a request that is valid in all other ways.
 */
export async function authenticateEmbed(
  deps: Deps,
  request: Pick<Request, 'method' | 'url' | 'headers'>,
  need: EmbedNeed,
): Promise<EmbedCtx> {
  const { method, url, headers } = request
  const session = await findEmbedSession(deps.db, tokenKey(tokenOf(url, headers)))
  if (!session || (session.revokedAt !== null && !mayLearnOfBan(session, need))) {
    throw new ApiError('unauthorized', `The session is unknown or was revoked. ${ASK_HOST}`)
  }
  if (session.expiresAt.getTime() <= deps.clock.now()) {
    throw new ApiError('unauthorized', `The session has expired. ${ASK_HOST}`)
  }
  const caller = callerOf(headers, getPageOrigin(deps.config, request))
  if (caller.kind === 'unclear') throw new ApiError('forbidden', caller.reason)
  if (caller.kind === 'page') requireOrigin(session.origin, caller.origin)
  if (caller.kind === 'server' && method !== 'GET') {
    throw new ApiError('forbidden', 'Requests without an Origin header can only read.')
  }
  requirePlan(session.plan, 'partnerProgram')
  const refused = refusal(need, session)
  if (refused) throw new ApiError('forbidden', refused)
  if (caller.kind === 'page' && session.origin === null) {
    requireOrigin(await bindOrigin(deps.db, session, caller.origin), caller.origin)
  }
  const actor = { type: 'embed', sessionId: session.id } as const
  const scope = { workspaceId: session.workspaceId, plan: session.plan, actor }
  const isPartner = caller.kind === 'page' && !session.viewed
  const language = isPartner ? requestLanguage(headers) : null
  return { ...createCtx(deps, scope), session, locale: requestLocale(headers), language }
}

/** Tells whether a banned partner's page may still learn of the ban, though the session has ended. */
function mayLearnOfBan({ status }: EmbedSessionRecord, need: EmbedNeed): boolean {
  return need === 'standing' && status === 'banned'
}

/** Reads the token from the header and nowhere else: addresses end up in logs, histories and referrers. */
function tokenOf(url: string, headers: Headers): string {
  if (/\?.*svc_es_/s.test(url)) {
    throw new ApiError(
      'unauthorized',
      'A token can’t be sent in a URL. Send it as "Authorization: Bearer svc_es_…" and revoke this one.',
    )
  }
  const [scheme, token = ''] = (headers.get('authorization') ?? '').split(' ')
  if (scheme?.toLowerCase() === 'bearer' && token.startsWith('svc_es_')) return token
  throw new ApiError('unauthorized', 'Send the header "Authorization: Bearer svc_es_…".')
}

function requireOrigin(bound: string | null, origin: string): void {
  if (bound === null || bound === origin) return
  throw new ApiError(
    'forbidden',
    `The session belongs to another origin than ${origin}. ${ASK_HOST}`,
  )
}
