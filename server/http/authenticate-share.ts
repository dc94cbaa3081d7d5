import type { ShareCtx } from '../core/callers.ts'
import { createCtx } from '../core/ctx.ts'
import { tokenKey } from '../core/tokens.ts'
import { findShare } from '../db/find-share.ts'
import type { Deps } from '../deps.ts'
import { ApiError } from '../domain/errors.ts'

/** Authenticates whoever has the link of a shared report (`Bearer svc_sh_…`). @throws ApiError `unauthorized` */
export async function authenticateShare(deps: Deps, headers: Headers): Promise<ShareCtx> {
  const share = await findShare(deps.db, tokenKey(tokenOf(headers)))
  if (!share || (share.expiresAt && share.expiresAt.getTime() <= deps.clock.now())) {
    throw new ApiError('unauthorized', 'This link has expired or was revoked. Ask for another.')
  }
  const { workspaceId, plan, id } = share
  const actor = { type: 'system', name: `share ${id}` } as const
  return { ...createCtx(deps, { workspaceId, plan, actor }), share }
}

/** Reads the token from the header and nowhere else: addresses end up in logs, histories and referrers. */
function tokenOf(headers: Headers): string {
  const [scheme, token = ''] = (headers.get('authorization') ?? '').split(' ')
  if (scheme?.toLowerCase() === 'bearer' && token.startsWith('svc_sh_')) return token
  throw new ApiError('unauthorized', 'Send the header "Authorization: Bearer svc_sh_…".')
}
