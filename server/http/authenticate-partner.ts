import { Elysia } from 'elysia'
import type { PartnerCaller } from '../core/callers.ts'
import { findPartnerToken } from '../db/find-token.ts'
import type { Deps } from '../deps.ts'
import { ApiError } from '../domain/errors.ts'
import { message } from '../domain/message/message.ts'
import { tokenKey } from '../core/tokens.ts'
import { clientIp } from './client-ip.ts'
import { addressBlock, admit } from './rate-limit.ts'

/** Whom a session of a partner's (`Bearer svc_ps_…`) speaks for. @throws ApiError `unauthorized` */
export async function authenticatePartner(deps: Deps, headers: Headers): Promise<PartnerCaller> {
  const [scheme, token = ''] = (headers.get('authorization') ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || !token.startsWith('svc_ps_')) {
    throw new ApiError('unauthorized', 'Send the header "Authorization: Bearer svc_ps_…".')
  }
  const found = await findPartnerToken(deps.db, tokenKey(token))
  const valid = found?.purpose === 'session' && found.expiresAt.getTime() > deps.clock.now()
  const workspace = valid ? await deps.directory.workspaceById(found.workspaceId) : null
  if (!workspace)
    throw new ApiError('unauthorized', message('The session has ended. Sign in again.'))
  const { id: sessionId, partnerId, programId, email } = found!
  const actor = { type: 'partner', partnerId } as const
  const scope = { workspaceId: workspace.id, plan: workspace.plan, actor }
  return { scope, partnerId, programId, email, sessionId }
}

const callers = new WeakMap<Request, PartnerCaller>()

/** The route option `asPartner: true`: the handler gets the signed-in partner as `caller`. */
export function securePartner(deps: Deps) {
  return new Elysia({ name: 'secure-partner' }).macro({
    asPartner: (_: true) => ({
      detail: { security: [{ partnerSession: [] }] },
      async transform({ request, server, set }) {
        const caller = await authenticatePartner(deps, request.headers).catch((error: unknown) => {
          const address = addressBlock(clientIp(deps.config, request, server))
          admit(deps.limits.strangers.take(address), set.headers)
          throw error
        })
        admit(deps.limits.partners.take(caller.partnerId), set.headers)
        callers.set(request, caller)
      },
      resolve: ({ request }) => ({ caller: callers.get(request) as PartnerCaller }),
    }),
  })
}
