import { Elysia } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { clientIp, type IpSource } from '../../../http/client-ip.ts'
import { getClickOffer } from './get-click-offer.ts'
import {
  ClickId,
  ClickOffer,
  ClickOfferQuery,
  TrackClickBody,
  TrackedClick,
  TrackedVisit,
  TrackOpenBody,
  TrackVisitBody,
} from './schema.ts'
import { trackClick } from './track-click.ts'
import { trackOpen } from './track-open.ts'
import { trackVisit } from './track-visit.ts'

export function clickRoutes(deps: Deps) {
  const from = ({ request, server }: { request: Request; server: IpSource }) => ({
    headers: request.headers,
    ip: clientIp(deps.config, request, server),
  })
  return new Elysia({ name: 'clicks', prefix: '/track', tags: ['track'] })
    .post('/click', (call) => trackClick(deps, from(call), call.body), {
      body: TrackClickBody,
      response: TrackedClick,
      detail: { operationId: 'trackClick', summary: 'Track a click from the browser' },
    })
    .get(
      '/click/:id',
      async ({ request, params, query, set }) => {
        const offer = await getClickOffer(deps, request.headers, params.id, query)
        // Every page of a visit asks; a ban or another discount shows within minutes.
        set.headers['cache-control'] = 'private, max-age=300'
        return offer
      },
      {
        params: ClickId,
        query: ClickOfferQuery,
        response: ClickOffer,
        detail: {
          operationId: 'getClickOffer',
          summary: 'Read who invited the visitor of a click, and to what',
        },
      },
    )
    .post('/visit', (call) => trackVisit(deps, from(call), call.body), {
      body: TrackVisitBody,
      response: TrackedVisit,
      detail: { operationId: 'trackVisit', summary: 'Track a visit to a page that is a link' },
    })
    .post('/open', (call) => trackOpen(deps, from(call), call.body), {
      body: TrackOpenBody,
      response: TrackedVisit,
      detail: { operationId: 'trackOpen', summary: 'Track that a link opened a mobile app' },
    })
}
