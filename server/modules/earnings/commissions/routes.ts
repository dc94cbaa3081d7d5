import { byKey } from '../../../http/operations/callers.ts'
import { operation, resource } from '../../../http/operations/operation.ts'
import { download, list, update } from '../../../http/operations/verbs.ts'
import { CSV_RESPONSES, TEXT_TYPES } from '../../../http/stream-text.ts'
import { requestLocale } from '../../../locales/locale.ts'
import { recordExport } from '../../platform/audit/record-export.ts'
import { updateCommission } from './adjust/update-commission.ts'
import { updateCommissions } from './adjust/update-commissions.ts'
import {
  UpdateCommissionBody,
  UpdateCommissionsBody,
  UpdatedCommissions,
} from './adjust/update-schema.ts'
import { exportCommissions } from './read/export-commissions.ts'
import { getCommission } from './read/get-commission.ts'
import { listCommissions } from './read/list-commissions.ts'
import { sumCommissions } from './read/sum-commissions.ts'
import {
  Commission,
  CommissionFilters,
  CommissionsQuery,
  CommissionTotal,
  ExplainedCommission,
} from './schema.ts'

export const commissions = resource('commissions', [
  list(listCommissions, {
    ...byKey('program.read'),
    path: '/commissions',
    query: CommissionsQuery,
    answer: Commission,
    summary: 'List commissions',
    description:
      'Returns commissions, newest first by default. Without `customers.read`, `customer` is null.',
  }),
  list(sumCommissions, {
    ...byKey('program.read'),
    path: '/commissions/totals',
    query: CommissionFilters,
    answer: CommissionTotal,
    id: 'listCommissionTotals',
    summary: 'List commission totals',
    description: 'Returns the totals of the matching commissions by currency and status.',
  }),
  download(
    (ctx, { query }) => ({
      parts: recordExport(ctx, exportCommissions(ctx, query), { kind: 'commissions', query }),
      contentType: TEXT_TYPES.csv,
      fileName: 'commissions.csv',
    }),
    {
      ...byKey('program.read'),
      path: '/commissions/export',
      query: CommissionFilters,
      id: 'exportCommissions',
      summary: 'Export commissions',
      description:
        'Exports all matching commissions as CSV, newest first. Without `customers.read`, the customer columns are empty.',
      responses: CSV_RESPONSES,
    },
  ),
  operation('PATCH', (ctx, { body }) => updateCommissions(ctx, body), {
    ...byKey('program.write'),
    path: '/commissions/bulk',
    body: UpdateCommissionsBody,
    answer: UpdatedCommissions,
    id: 'bulkUpdateCommissions',
    summary: 'Update commissions in bulk',
    description:
      'Sets the status of multiple commissions. Updates all of them or none, unless `partial` is set. Then each commission is updated on its own, and those that can’t be updated have an `error` in the response.',
  }),
  operation(
    'GET',
    (ctx, { params, incoming }) => getCommission(ctx, params.id, requestLocale(incoming.headers)),
    {
      ...byKey('program.read'),
      path: '/commissions/:id',
      answer: ExplainedCommission,
      id: 'getCommission',
      summary: 'Retrieve commission',
      description: 'Retrieves a commission with its calculation and its history.',
    },
  ),
  update(updateCommission, {
    ...byKey('program.write'),
    path: '/commissions/:id',
    body: UpdateCommissionBody,
    answer: Commission,
    summary: 'Update commission',
    description:
      'Updates a commission’s amount or status manually. Increases count toward the program’s `dailyBonusLimit`.',
  }),
])
