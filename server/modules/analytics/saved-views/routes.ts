import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { createView } from './create-view.ts'
import { deleteView } from './delete-view.ts'
import { listViews } from './list-views.ts'
import { SavedView, SavedViewBody, SavedViewPatch } from './schema.ts'
import { updateView } from './update-view.ts'

const ViewId = t.Object({ id: t.String({ maxLength: 64 }) })

export function savedViewRoutes(deps: Deps) {
  return new Elysia({ name: 'saved-views', prefix: '/analytics/views', tags: ['analytics'] })
    .use(secure(deps))
    .post(
      '',
      ({ ctx, body, set }) => {
        set.status = 201
        return createView(ctx, body)
      },
      {
        needs: 'analytics.write',
        body: SavedViewBody,
        response: { 201: SavedView },
        detail: { operationId: 'createSavedView', summary: 'Save a report under a name' },
      },
    )
    .get('', ({ ctx }) => listViews(ctx), {
      needs: 'analytics.read',
      response: t.Array(SavedView),
      detail: { operationId: 'listSavedViews', summary: 'List the saved reports' },
    })
    .patch('/:id', ({ ctx, params, body }) => updateView(ctx, params.id, body), {
      needs: 'analytics.write',
      params: ViewId,
      body: SavedViewPatch,
      response: SavedView,
      detail: { operationId: 'updateSavedView', summary: 'Rename or pin a saved report' },
    })
    .delete('/:id', ({ ctx, params }) => deleteView(ctx, params.id), {
      needs: 'analytics.write',
      params: ViewId,
      response: t.Object({ id: t.String() }),
      detail: {
        operationId: 'deleteSavedView',
        summary: 'Delete a saved report and the links that share it',
      },
    })
}
