import { Elysia } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { clientIp, type IpSource } from '../../../http/client-ip.ts'
import { newRequestId, noteFailure, requestIdOf, toApiError } from '../../../http/handle-errors.ts'
import { followLink } from './follow-link.ts'
import { page } from './pages.ts'

/** The pattern of all short links in logs and metrics. */
export const SHORT_LINK = '/*'

/** Answers a visitor of a short link: always with a redirect or a page, never with JSON. */
export function shortLinks(deps: Deps) {
  return async (
    request: Request,
    server: IpSource,
    { requestId = newRequestId(request), password }: { requestId?: string; password?: string } = {},
  ): Promise<Response> => {
    const ip = clientIp(deps.config, request, server)
    try {
      return await followLink(deps, { request, requestId, ip, password })
    } catch (error) {
      const known = toApiError('UNKNOWN', error)
      noteFailure(deps, known, { request, requestId, route: SHORT_LINK, error })
      return page(known.code === 'service_unavailable' ? 'busy' : 'failed', { requestId })
    }
  }
}

/** Registers short links as routes: everything that is no other route, on every registered link domain. */
export function redirectRoutes(deps: Deps) {
  const follow = shortLinks(deps)
  const hidden = { detail: { hide: true } }
  return new Elysia({ name: 'redirect' })
    .get('/*', ({ request, server }) => follow(request, server, known(request)), hidden)
    .head('/*', ({ request, server }) => follow(request, server, known(request)), hidden)
    .post(
      '/*',
      async ({ request, server, body }) => {
        const visitor = { ...known(request), password: passwordIn(body) }
        return onward(await follow(request, server, visitor), visitor)
      },
      hidden,
    )
}

/**
 * Leads on from the password's page by a page of its own: the form may only be sent to this server, and
 * browsers hold a redirect of its answer against that, too.
 */
function onward(answer: Response, { requestId }: { requestId: string }): Response {
  const destination = answer.headers.get('location')
  return destination ? page('open', { requestId, destination }) : answer
}

/** Returns the request id that the router has logged already. */
function known(request: Request): { requestId: string } {
  return { requestId: requestIdOf(request) }
}

function passwordIn(body: unknown): string {
  const { password } = (body ?? {}) as { password?: unknown }
  return typeof password === 'string' ? password : ''
}
