import { Elysia } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { createBrowserCtx } from '../customers/create-browser-ctx.ts'
import { hideOfLead, UNREAD } from '../customers/hide-stored.ts'
import { ReportedLead, TrackedLead, TrackLeadBody, TrackLeadClientBody } from './schema.ts'
import { reportLead } from './report-lead.ts'
import { trackLead } from './track-lead.ts'

export function leadRoutes(deps: Deps) {
  return new Elysia({ name: 'leads', prefix: '/track', tags: ['track'] })
    .use(secure(deps))
    .post(
      '/lead',
      async ({ ctx, body }) => hideOfLead(ctx.scope, await trackLead(ctx, body), body),
      {
        needs: 'conversions.write',
        body: TrackLeadBody,
        response: TrackedLead,
        detail: { operationId: 'trackLead', summary: 'Track a lead', description: UNREAD },
      },
    )
    .post(
      '/lead/client',
      async ({ request, body: { publishableKey, requestId, ...lead } }) => {
        const ctx = await createBrowserCtx(deps, request, {
          publishableKey,
          requestId,
          rest: lead,
        })
        return reportLead(ctx, lead)
      },
      {
        body: TrackLeadClientBody,
        response: ReportedLead,
        detail: {
          operationId: 'trackLeadClient',
          summary: 'Track a lead from the browser',
          description:
            'Off until the workspace turns clientConversionsEnabled on. The answer repeats what was sent. ' +
            'Commissions wait for a person, and a lead of your server overrides it.',
        },
      },
    )
}
