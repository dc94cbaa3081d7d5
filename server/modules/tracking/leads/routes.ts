import { Elysia } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { createBrowserCtx } from '../customers/create-browser-ctx.ts'
import { TrackedLead, TrackLeadBody, TrackLeadClientBody } from './schema.ts'
import { trackLead } from './track-lead.ts'

export function leadRoutes(deps: Deps) {
  return new Elysia({ name: 'leads', prefix: '/track', tags: ['track'] })
    .use(secure(deps))
    .post('/lead', ({ ctx, body }) => trackLead(ctx, body), {
      needs: 'conversions.write',
      body: TrackLeadBody,
      response: TrackedLead,
      detail: { operationId: 'trackLead', summary: 'Track a lead' },
    })
    .post(
      '/lead/client',
      async ({ request, body: { publishableKey, requestId, ...lead } }) => {
        const ctx = await createBrowserCtx(deps, request, {
          publishableKey,
          requestId,
          rest: lead,
        })
        return trackLead(ctx, lead, { clientSide: true })
      },
      {
        body: TrackLeadClientBody,
        response: TrackedLead,
        detail: {
          operationId: 'trackLeadClient',
          summary: 'Track a lead from the browser',
          description: 'Off until the workspace turns clientConversionsEnabled on.',
        },
      },
    )
}
