import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { ConnectionId } from '../connections/schema.ts'
import { cancelBackfill } from './cancel-backfill.ts'
import { createBackfill } from './create-backfill.ts'
import { listBackfills } from './list-backfills.ts'
import { Backfill, BackfillBody, BackfillId, BackfillQuery } from './schema.ts'

export function backfillRoutes(deps: Deps) {
  return new Elysia({ name: 'backfills', tags: ['connections'] })
    .use(secure(deps))
    .post(
      '/connections/:id/backfills',
      ({ ctx, params, body, set }) => {
        set.status = 201
        return createBackfill(ctx, params.id, body)
      },
      {
        needs: 'workspace.write',
        params: ConnectionId,
        body: BackfillBody,
        response: { 201: Backfill },
        detail: {
          operationId: 'createBackfill',
          summary: 'Fetch what a provider had before its connection, or count it',
        },
      },
    )
    .get(
      '/connections/:id/backfills',
      ({ ctx, params, query }) => listBackfills(ctx, params.id, query),
      {
        needs: 'workspace.read',
        params: ConnectionId,
        query: BackfillQuery,
        response: t.Array(Backfill),
        detail: {
          operationId: 'listBackfills',
          summary: 'List back-fills with how far they are, the newest first',
        },
      },
    )
    .post('/backfills/:id/cancel', ({ ctx, params }) => cancelBackfill(ctx, params.id), {
      needs: 'workspace.write',
      params: BackfillId,
      response: Backfill,
      detail: { operationId: 'cancelBackfill', summary: 'End a back-fill; what was fetched stays' },
    })
}
