import { Elysia } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secureShare } from '../../../http/authenticate-share.ts'
import { readShared, showShared } from './read-shared.ts'
import { SharedAnalytics, SharedQuery, SharedReport } from './schema.ts'

/** Registers what whoever has the link of a shared report may read. */
export function sharedReportRoutes(deps: Deps) {
  return new Elysia({ name: 'shared-report', prefix: '/shared/report', tags: ['analytics'] })
    .use(secureShare(deps))
    .get('', ({ ctx }) => showShared(ctx), {
      asViewer: true,
      response: SharedReport,
      detail: { operationId: 'getSharedReport', summary: 'What a shared report shows' },
    })
    .get('/analytics', ({ ctx, query }) => readShared(ctx, query), {
      asViewer: true,
      query: SharedQuery,
      response: SharedAnalytics,
      detail: {
        operationId: 'retrieveSharedAnalytics',
        summary: 'Figures of a shared report, of its own time and filters',
      },
    })
}
