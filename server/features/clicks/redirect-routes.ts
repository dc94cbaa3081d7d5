import { Elysia } from 'elysia'
import type { Deps } from '../../deps.ts'
import { ApiError } from '../../domain/errors.ts'
import { clientIp } from '../../http/client-ip.ts'
import { requestIdOf } from '../../http/handle-errors.ts'
import { followLink, type Visitor } from './follow-link.ts'
import { page } from './pages.ts'

/** Short links: everything that is no other route, on every registered link domain. */
export function redirectRoutes(deps: Deps) {
  const follow = async (visitor: Visitor) => {
    const response = await followLink(deps, visitor).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'service_unavailable') return page('busy')
      throw error
    })
    response.headers.set('x-request-id', requestIdOf(visitor.request))
    return response
  }
  return new Elysia({ name: 'redirect' })
    .get(
      '/*',
      ({ request, server }) => follow({ request, ip: clientIp(deps.config, request, server) }),
      { detail: { hide: true } },
    )
    .head(
      '/*',
      ({ request, server }) => follow({ request, ip: clientIp(deps.config, request, server) }),
      { detail: { hide: true } },
    )
    .post(
      '/*',
      ({ request, server, body }) =>
        follow({
          request,
          ip: clientIp(deps.config, request, server),
          password: passwordIn(body),
        }),
      { detail: { hide: true } },
    )
}

function passwordIn(body: unknown): string {
  const { password } = (body ?? {}) as { password?: unknown }
  return typeof password === 'string' ? password : ''
}
