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
    summary: 'Track click',
    description:
      'Records a visit to your site through a partner’s `?via=` parameter and returns a click ID. Called from the browser with a publishable key, usually by the tracking script.',
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
      summary: 'Retrieve click offer',
      description:
        'Retrieves the partner and the discount of a click, for a banner or the checkout. Returns nulls if the click is unknown.',
    },
  ),
  operation('POST', ({ deps }, { body, incoming }) => trackVisit(deps, toVisitor(incoming), body), {
    ...byPage,
    path: '/track/visit',
    body: TrackVisitBody,
    answer: TrackedVisit,
    id: 'trackVisit',
    summary: 'Track page visit',
    description:
      'Records a visit to a page of your site whose path is the key of a link. Returns nulls for other pages.',
  }),
  operation('POST', ({ deps }, { body, incoming }) => trackOpen(deps, toVisitor(incoming), body), {
    ...byPage,
    path: '/track/open',
    body: TrackOpenBody,
    answer: TrackedVisit,
    id: 'trackOpen',
    summary: 'Track app open',
    description:
      'Records that a link opened your mobile app. With a deep link, the open counts as a click. Without one, the visitor is matched to a click on an app store link in the last hour.',
  }),
])

function toVisitor({ headers, address }: Incoming) {
  return { headers, ip: address }
}
