import { Elysia } from 'elysia'
import { SAFE_HEADERS } from '../core/response-headers.ts'
import type { Deps } from '../deps.ts'
import { requestIdOf } from './handle-errors.ts'
import { noteRoute } from './route-of.ts'

/**
 * Adds `X-Request-Id` and the safe headers to every answer and logs, at level debug, one line a request: no address, query or
 * body.
 */
export function logRequests(deps: Deps) {
  const verbose = deps.config.logLevel === 'debug'
  return new Elysia({ name: 'log-requests' })
    .onRequest(({ request, set }) => {
      // Redirects bring finished responses, which Elysia would copy to add a header: they set their own.
      if (!request.url.includes('/api/')) return
      Object.assign(set.headers, SAFE_HEADERS)
      set.headers['x-request-id'] = requestIdOf(request)
    })
    .onTransform({ as: 'global' }, ({ request, route }) => noteRoute(request, route))
    .onAfterResponse({ as: 'global' }, ({ request, route, set }) => {
      if (!verbose) return
      const fields = {
        requestId: requestIdOf(request),
        method: request.method,
        route,
        status: set.status,
      }
      deps.log.debug(fields, 'request')
    })
}
