import { createCtx } from '../core/ctx.ts'
import type { PartnerCtx } from '../core/callers.ts'
import { findPartnerToken } from '../db/find-token.ts'
import type { Deps } from '../deps.ts'
import { ApiError } from '../domain/errors.ts'
import { message } from '../domain/message/message.ts'
import { tokenKey } from '../core/tokens.ts'
import { requestLanguage } from '../locales/locale.ts'

/** Authenticates a partner's session (`Bearer svc_ps_…`). @throws ApiError `unauthorized` */
export async function authenticatePartner(deps: Deps, headers: Headers): Promise<PartnerCtx> {
  const [scheme, token = ''] = (headers.get('authorization') ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || !token.startsWith('svc_ps_')) {
    throw new ApiError('unauthorized', 'Send the header "Authorization: Bearer svc_ps_…".')
  }
  const found = await findPartnerToken(deps.db, tokenKey(token))
  const valid = found?.purpose === 'session' && found.expiresAt.getTime() > deps.clock.now()
  const workspace = valid ? await deps.directory.workspaceById(found.workspaceId) : null
  if (!workspace) throw new ApiError('unauthorized', message('session.ended'))
  const { id: sessionId, partnerId, programId, email } = found!
  const actor = { type: 'partner', partnerId } as const
  const language = requestLanguage(headers)
  const scope = { workspaceId: workspace.id, plan: workspace.plan, actor }
  return { ...createCtx(deps, scope), partnerId, programId, email, sessionId, language }
}
