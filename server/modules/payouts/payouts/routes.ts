import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { streamText, TEXT_TYPES } from '../../../http/stream-text.ts'
import { recordExport } from '../../platform/audit/record-export.ts'
import { payoutCalendarRoutes } from './calendar-routes.ts'
import { draftRoutes } from './drafts/routes.ts'
import { cancelPayout } from './cancel-payout.ts'
import { confirmRun } from './confirm-payouts.ts'
import { fileRoutes } from './file-routes.ts'
import { getPayout } from './get-payout.ts'
import { exportPayouts, listPayouts } from './list-payouts.ts'
import { listRuns } from './payout-runs.ts'
import { previewPayouts } from './preview-payouts.ts'
import { payoutRunRoutes } from './run-routes.ts'
import { ConfirmedPayouts, PayoutRun, RunQuery } from './run-schema.ts'
import {
  ConfirmBody,
  FailBody,
  Payout,
  PayoutDetail,
  PayoutId,
  PayoutsExportQuery,
  PayoutsQuery,
  Preview,
  PreviewBody,
  SettleBody,
} from './schema.ts'
import { retryPayout } from './retry-payout.ts'
import { settlePayout } from './settle-payout.ts'

const EXPORTED = {
  200: {
    description: 'The rows, written while they are read',
    content: { 'text/csv': { schema: { type: 'string' as const } } },
  },
}

export function payoutRoutes(deps: Deps) {
  return new Elysia({ name: 'payouts', prefix: '/payouts', tags: ['payouts'] })
    .use(secure(deps))
    .post('/preview', ({ ctx, body }) => previewPayouts(ctx, body), {
      needs: 'program.read',
      body: PreviewBody,
      response: Preview,
      detail: { operationId: 'previewPayouts', summary: 'See who would be paid what, and who not' },
    })
    .post('/confirm', ({ ctx, body }) => confirmRun(ctx, body), {
      needs: 'payouts.write',
      body: ConfirmBody,
      response: ConfirmedPayouts,
      detail: { operationId: 'confirmPayouts', summary: 'Pay everybody who can be paid' },
    })
    .get('', ({ ctx, query }) => listPayouts(ctx, query), {
      needs: 'program.read',
      query: PayoutsQuery,
      response: t.Array(Payout),
      detail: { operationId: 'listPayouts', summary: 'List payouts' },
    })
    .get(
      '/export',
      ({ ctx, query, request, route }) =>
        streamText(recordExport(ctx, exportPayouts(ctx, query), { kind: 'payouts', query }), {
          deps,
          request,
          route,
          contentType: TEXT_TYPES.csv,
          fileName: 'payouts.csv',
        }),
      {
        needs: 'program.read',
        query: PayoutsExportQuery,
        detail: {
          operationId: 'exportPayouts',
          summary: 'Export payouts as CSV',
          responses: EXPORTED,
        },
      },
    )
    .get('/runs', ({ ctx, query }) => listRuns(ctx, query), {
      needs: 'program.read',
      query: RunQuery,
      response: t.Array(PayoutRun),
      detail: { operationId: 'listPayoutRuns', summary: 'List confirmations, the newest first' },
    })
    .use(draftRoutes(deps))
    .use(payoutCalendarRoutes(deps))
    .use(payoutRunRoutes(deps))
    .use(fileRoutes(deps))
    .use(onePayout(deps))
}

function onePayout(deps: Deps) {
  return new Elysia({ name: 'one-payout' })
    .use(secure(deps))
    .get('/:id', ({ ctx, params }) => getPayout(ctx, params.id), {
      needs: 'program.read',
      params: PayoutId,
      response: PayoutDetail,
      detail: { operationId: 'getPayout', summary: 'Read a payout with its transfer' },
    })
    .post('/:id/cancel', ({ ctx, params }) => cancelPayout(ctx, params.id), {
      needs: 'payouts.write',
      params: PayoutId,
      response: PayoutDetail,
      detail: { operationId: 'cancelPayout', summary: 'Stop a payout before anything left' },
    })
    .post('/:id/retry', ({ ctx, params }) => retryPayout(ctx, params.id), {
      needs: 'payouts.write',
      params: PayoutId,
      response: PayoutDetail,
      detail: { operationId: 'retryPayout', summary: 'Try an online transfer again now' },
    })
    .post(
      '/:id/complete',
      ({ ctx, params, body }) => settlePayout(ctx, params.id, { ...body, to: 'completed' }),
      {
        needs: 'payouts.write',
        params: PayoutId,
        body: t.Nullable(SettleBody),
        response: PayoutDetail,
        detail: { operationId: 'completePayout', summary: 'Say that a payout arrived' },
      },
    )
    .post(
      '/:id/fail',
      ({ ctx, params, body }) => settlePayout(ctx, params.id, { ...body, to: 'failed' }),
      {
        needs: 'payouts.write',
        params: PayoutId,
        body: FailBody,
        response: PayoutDetail,
        detail: {
          operationId: 'failPayout',
          summary: 'Say that a payout did not arrive, or came back',
        },
      },
    )
}
