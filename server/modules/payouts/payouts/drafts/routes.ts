import { Elysia, t } from 'elysia'
import type { Deps } from '../../../../deps.ts'
import { secure } from '../../../../http/secure.ts'
import { ConfirmedPayouts } from '../run-schema.ts'
import { confirmDraft } from './confirm-draft.ts'
import { createDraft } from './create-draft.ts'
import { discardDraft } from './discard-draft.ts'
import { getDraft } from './get-draft.ts'
import { listDrafts } from './list-drafts.ts'
import {
  ConfirmDraftBody,
  Draft,
  DraftBody,
  DraftDetail,
  DraftId,
  DraftsQuery,
  LinesQuery,
} from './schema.ts'

export function draftRoutes(deps: Deps) {
  return new Elysia({ name: 'payout-drafts', prefix: '/drafts' })
    .use(secure(deps))
    .post(
      '',
      ({ ctx, body, set }) => {
        set.status = 201
        return createDraft(ctx, body)
      },
      {
        needs: 'payouts.write',
        body: DraftBody,
        response: { 201: DraftDetail },
        detail: { operationId: 'createPayoutDraft', summary: 'Store whom to pay what' },
      },
    )
    .get('', ({ ctx, query }) => listDrafts(ctx, query), {
      needs: 'program.read',
      query: DraftsQuery,
      response: t.Array(Draft),
      detail: { operationId: 'listPayoutDrafts', summary: 'List payout drafts, the newest first' },
    })
    .get('/:id', ({ ctx, params, query }) => getDraft(ctx, params.id, query), {
      needs: 'program.read',
      params: DraftId,
      query: LinesQuery,
      response: DraftDetail,
      detail: { operationId: 'getPayoutDraft', summary: 'Read a payout draft' },
    })
    .delete('/:id', ({ ctx, params }) => discardDraft(ctx, params.id), {
      needs: 'payouts.write',
      params: DraftId,
      response: DraftDetail,
      detail: { operationId: 'discardPayoutDraft', summary: 'Discard a payout draft' },
    })
    .post('/:id/confirm', ({ ctx, params, body }) => confirmDraft(ctx, params.id, body ?? {}), {
      needs: 'payouts.write',
      params: DraftId,
      body: t.Nullable(ConfirmDraftBody),
      response: ConfirmedPayouts,
      detail: { operationId: 'confirmPayoutDraft', summary: 'Pay exactly what a draft says' },
    })
}
