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
  Payout,
  PayoutDetail,
  PayoutsExportQuery,
  PayoutsQuery,
  Preview,
  PreviewBody,
} from './schema.ts'
import { FailBody, SettleBody } from './settle-schema.ts'
import { settlePayout } from './settle-payout.ts'

export const payouts = resource('payouts', [
  send(previewPayouts, {
    ...byKey('program.read'),
    path: '/payouts/preview',
    body: PreviewBody,
    answer: Preview,
    summary: 'Preview payouts',
    description:
      'Returns the partners and amounts that a confirmation would pay now, and why other partners wouldn’t be paid. Saves the result as a draft, unless `dryRun` is set. No money moves.',
  }),
  send(confirmRun, {
    ...byKey('payouts.write'),
    path: '/payouts/confirm',
    body: ConfirmBody,
    answer: ConfirmedPayouts,
    id: 'confirmPayouts',
    summary: 'Confirm payouts',
    description:
      'Creates payouts for all partners who can be paid and starts the transfers. Pass `expectedAmount` from the preview to make sure that nothing has changed: if the total differs, the call returns 409 and no payouts are made. Returns 403 if the program requires a second person to confirm.',
  }),
  list(listPayouts, {
    ...byKey('program.read'),
    path: '/payouts',
    query: PayoutsQuery,
    answer: Payout,
    summary: 'List payouts',
    description: 'Returns payouts, largest first by default.',
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
      summary: 'Export payouts',
      description: 'Exports all matching payouts as CSV, newest first.',
      responses: CSV_RESPONSES,
    },
  ),
  list(listRuns, {
    ...byKey('program.read'),
    path: '/payouts/runs',
    query: RunQuery,
    answer: PayoutRun,
    id: 'listPayoutRuns',
    summary: 'List payout runs',
    description:
      'Returns payout runs, newest first. A run contains the payouts that were confirmed together.',
  }),
  read(getPayout, {
    ...byKey('program.read'),
    path: '/payouts/:id',
    answer: PayoutDetail,
    summary: 'Retrieve payout',
    description: 'Retrieves a payout with its transfer and commissions.',
  }),
  act(cancelPayout, {
    ...byKey('payouts.write'),
    path: '/payouts/:id/cancel',
    answer: PayoutDetail,
    summary: 'Cancel payout',
    description: 'Cancels a payout before it’s sent. Its commissions become payable again.',
  }),
  act(retryPayout, {
    ...byKey('payouts.write'),
    path: '/payouts/:id/retry',
    answer: PayoutDetail,
    summary: 'Retry payout',
    description:
      'Retries an online transfer immediately instead of at its next scheduled attempt. The partner is never paid twice: the provider receives the same transfer ID, or is asked for the status if it already has the transfer.',
  }),
  act((ctx, id, body) => settlePayout(ctx, id, { ...body, to: 'completed' }), {
    ...byKey('payouts.write'),
    path: '/payouts/:id/complete',
    body: t.Nullable(SettleBody),
    answer: PayoutDetail,
    id: 'completePayout',
    summary: 'Mark payout as paid',
    description:
      'Marks a manual payout as paid. Repeating the call with the same reference has no effect.',
  }),
  act((ctx, id, body) => settlePayout(ctx, id, { ...body, to: 'failed' }), {
    ...byKey('payouts.write'),
    path: '/payouts/:id/fail',
    body: FailBody,
    answer: PayoutDetail,
    id: 'failPayout',
    summary: 'Mark payout as failed',
    description:
      'Marks a manual payout as failed or returned. Its commissions become payable again, unless the partner has since been banned.',
  }),
])
