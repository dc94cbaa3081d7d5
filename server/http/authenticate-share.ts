import { Elysia } from 'elysia'
import type { ShareCtx } from '../core/callers.ts'
import { createCtx } from '../core/ctx.ts'
import { tokenKey } from '../core/tokens.ts'
import { findShare } from '../db/find-share.ts'
import type { Deps } from '../deps.ts'
import { addressBlock } from '../domain/address.ts'
import { ApiError } from '../domain/errors.ts'
import { clientIp } from './client-ip.ts'
import { admit } from './rate-limit.ts'
import { requestOrigin } from './request-origin.ts'
import { authenticatesBy } from './route-hooks.ts'

const contexts = new WeakMap<Request, ShareCtx>()

/** Adds the route option `asViewer: true`: the handler gets the shared report's `ctx`. */
export function secureShare(deps: Deps) {
  return new Elysia({ name: 'secure-share' }).macro({
    asViewer: (_: true) => ({
      detail: { security: [{ shareLink: [] }] },
      ...authenticatesBy(async ({ request, server, set }) => {
        set.headers['cache-control'] = 'private, no-store'
        set.headers['x-robots-tag'] = 'noindex'
        const address = clientIp(deps.config, request, server)
        admit(deps.limits.visitors.take(addressBlock(address)), set.headers)
        const share = await findShare(deps.db, tokenKey(tokenOf(request.headers)))
        if (!share || (share.expiresAt && share.expiresAt.getTime() <= deps.clock.now())) {
          throw new ApiError(
            'unauthorized',
            'This link has expired or was revoked. Ask for another.',
          )
        }
        const { workspaceId, plan, id } = share
        const actor = { type: 'system', name: `share ${id}` } as const
        const origin = requestOrigin(deps, { request, server })
        const ctx = createCtx(deps, { workspaceId, plan, actor, request: origin })
        contexts.set(request, { ...ctx, share })
      }),
      resolve: ({ request }) => ({ ctx: contexts.get(request)! }),
    }),
  })
}

/** Reads the token from the header and nowhere else: addresses end up in logs, histories and referrers. */
function tokenOf(headers: Headers): string {
  const [scheme, token = ''] = (headers.get('authorization') ?? '').split(' ')
  if (scheme?.toLowerCase() === 'bearer' && token.startsWith('svc_sh_')) return token
  throw new ApiError('unauthorized', 'Send the header "Authorization: Bearer svc_sh_…".')
}
