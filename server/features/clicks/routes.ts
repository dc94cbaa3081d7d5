import { Elysia } from 'elysia'
import type { Deps } from '../../deps.ts'
import { clientIp } from '../../http/client-ip.ts'
import { TrackClickBody, TrackedClick } from './schema.ts'
import { trackClick } from './track-click.ts'

export function clickRoutes(deps: Deps) {
  return new Elysia({ name: 'clicks', prefix: '/track', tags: ['track'] }).post(
    '/click',
    ({ request, server, body }) =>
      trackClick(
        deps,
        { headers: request.headers, ip: clientIp(deps.config, request, server) },
        body,
      ),
    {
      body: TrackClickBody,
      response: TrackedClick,
      detail: { operationId: 'trackClick', summary: 'Track a click from the browser' },
    },
  )
}
