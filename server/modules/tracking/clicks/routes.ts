import { byPage } from '../../../http/operations/callers.ts'
import type { Incoming } from '../../../http/operations/incoming.ts'
import { operation, resource } from '../../../http/operations/operation.ts'
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

export const clicks = resource('track', [
  operation('POST', ({ deps }, { body, incoming }) => trackClick(deps, toVisitor(incoming), body), {
    ...byPage,
    path: '/track/click',
    body: TrackClickBody,
    answer: TrackedClick,
    id: 'trackClick',
    summary: 'Track a click from the browser',
  }),
  operation(
    'GET',
    async ({ deps }, { params, query, incoming: { headers, set } }) => {
      const offer = await getClickOffer(deps, headers, params.id, query)
      // Every page of a visit asks; a ban or another discount shows within minutes.
      set.headers['cache-control'] = 'private, max-age=300'
      return offer
    },
    {
      ...byPage,
      path: '/track/click/:id',
      params: ClickId,
      query: ClickOfferQuery,
      answer: ClickOffer,
      id: 'getClickOffer',
      summary: 'Read who invited the visitor of a click, and to what',
    },
  ),
  operation('POST', ({ deps }, { body, incoming }) => trackVisit(deps, toVisitor(incoming), body), {
    ...byPage,
    path: '/track/visit',
    body: TrackVisitBody,
    answer: TrackedVisit,
    id: 'trackVisit',
    summary: 'Track a visit to a page that is a link',
  }),
  operation('POST', ({ deps }, { body, incoming }) => trackOpen(deps, toVisitor(incoming), body), {
    ...byPage,
    path: '/track/open',
    body: TrackOpenBody,
    answer: TrackedVisit,
    id: 'trackOpen',
    summary: 'Track that a link opened a mobile app',
  }),
])

function toVisitor({ headers, address }: Incoming) {
  return { headers, ip: address }
}
