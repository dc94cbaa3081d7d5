import { byKey, byPage } from '../../../http/operations/callers.ts'
import { operation, resource } from '../../../http/operations/operation.ts'
import { send } from '../../../http/operations/verbs.ts'
import { createBrowserCtx } from '../customers/create-browser-ctx.ts'
import { hideOfLead, UNREAD } from '../customers/hide-stored.ts'
import { ReportedLead, TrackedLead, TrackLeadBody, TrackLeadClientBody } from './schema.ts'
import { reportLead } from './report-lead.ts'
import { trackLead } from './track-lead.ts'

export const leads = resource('track', [
  send(async (ctx, body) => hideOfLead(ctx.scope, await trackLead(ctx, body), body), {
    ...byKey('conversions.write'),
    path: '/track/lead',
    body: TrackLeadBody,
    answer: TrackedLead,
    id: 'trackLead',
    summary: 'Track lead',
    description: `Records a lead, such as a sign-up, and attributes the customer to the link of the click. A later call for the same customer and event returns the original lead. ${UNREAD}`,
  }),
  operation(
    'POST',
    async ({ deps }, { body: { publishableKey, requestId, ...lead }, incoming: { request } }) => {
      const sent = { publishableKey, requestId, rest: lead }
      return reportLead(await createBrowserCtx(deps, request, sent), lead)
    },
    {
      ...byPage,
      path: '/track/lead/client',
      body: TrackLeadClientBody,
      answer: ReportedLead,
      id: 'trackLeadClient',
      summary: 'Track lead from browser',
      description:
        'Records a lead from the browser with a publishable key. Requires `clientConversionsEnabled` in the workspace. Commissions stay on hold until someone reviews them, and a lead from your server replaces this one. The response repeats the values you sent.',
    },
  ),
])
