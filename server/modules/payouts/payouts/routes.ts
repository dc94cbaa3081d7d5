import { t } from 'elysia'
import { byKey } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { act, download, list, read, send } from '../../../http/operations/verbs.ts'
import { CSV_RESPONSES, TEXT_TYPES } from '../../../http/stream-text.ts'
import { recordExport } from '../../platform/audit/record-export.ts'
import { cancelPayout } from './cancel-payout.ts'
import { confirmRun } from './confirm-payouts.ts'
import { getPayout } from './get-payout.ts'
import { exportPayouts, listPayouts } from './list-payouts.ts'
import { listRuns } from './payout-runs.ts'
import { previewPayouts } from './preview-payouts.ts'
import { retryPayout } from './retry-payout.ts'
import { ConfirmedPayouts, PayoutRun, RunQuery } from './run-schema.ts'
import {
  ConfirmBody,
  FailBody,
  Payout,
  PayoutDetail,
  PayoutsExportQuery,
  PayoutsQuery,
  Preview,
  PreviewBody,
  SettleBody,
} from './schema.ts'
import { settlePayout } from './settle-payout.ts'

export const payouts = resource('payouts', [
  send(previewPayouts, {
    ...byKey('program.read'),
    path: '/payouts/preview',
    body: PreviewBody,
    answer: Preview,
    summary: 'See who would be paid what, and who not',
  }),
  send(confirmRun, {
    ...byKey('payouts.write'),
    path: '/payouts/confirm',
    body: ConfirmBody,
    answer: ConfirmedPayouts,
    id: 'confirmPayouts',
    summary: 'Pay everybody who can be paid',
  }),
  list(listPayouts, {
    ...byKey('program.read'),
    path: '/payouts',
    query: PayoutsQuery,
    answer: Payout,
    summary: 'List payouts',
  }),
  download(
    (ctx, { query }) => ({
      parts: recordExport(ctx, exportPayouts(ctx, query), { kind: 'payouts', query }),
      contentType: TEXT_TYPES.csv,
      fileName: 'payouts.csv',
    }),
    {
      ...byKey('program.read'),
      path: '/payouts/export',
      query: PayoutsExportQuery,
      id: 'exportPayouts',
      summary: 'Export payouts as CSV',
      responses: CSV_RESPONSES,
    },
  ),
  list(listRuns, {
    ...byKey('program.read'),
    path: '/payouts/runs',
    query: RunQuery,
    answer: PayoutRun,
    id: 'listPayoutRuns',
    summary: 'List confirmations, the newest first',
  }),
  read(getPayout, {
    ...byKey('program.read'),
    path: '/payouts/:id',
    answer: PayoutDetail,
    summary: 'Read a payout with its transfer',
  }),
  act(cancelPayout, {
    ...byKey('payouts.write'),
    path: '/payouts/:id/cancel',
    answer: PayoutDetail,
    summary: 'Stop a payout before anything left',
  }),
  act(retryPayout, {
    ...byKey('payouts.write'),
    path: '/payouts/:id/retry',
    answer: PayoutDetail,
    summary: 'Try an online transfer again now',
  }),
  act((ctx, id, body) => settlePayout(ctx, id, { ...body, to: 'completed' }), {
    ...byKey('payouts.write'),
    path: '/payouts/:id/complete',
    body: t.Nullable(SettleBody),
    answer: PayoutDetail,
    id: 'completePayout',
    summary: 'Say that a payout arrived',
  }),
  act((ctx, id, body) => settlePayout(ctx, id, { ...body, to: 'failed' }), {
    ...byKey('payouts.write'),
    path: '/payouts/:id/fail',
    body: FailBody,
    answer: PayoutDetail,
    id: 'failPayout',
    summary: 'Say that a payout did not arrive, or came back',
  }),
])
