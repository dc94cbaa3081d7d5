import { byKey } from '../../../http/operations/callers.ts'
import { operation, resource } from '../../../http/operations/operation.ts'
import { list, update } from '../../../http/operations/verbs.ts'
import { requestLocale } from '../../../locales/locale.ts'
import { updateCommission, updateCommissions } from './adjust/update-commission.ts'
import {
  UpdateCommissionBody,
  UpdateCommissionsBody,
  UpdatedCommissions,
} from './adjust/update-schema.ts'
import { getCommission } from './read/get-commission.ts'
import { listCommissions } from './read/list-commissions.ts'
import { Commission, CommissionsQuery, ExplainedCommission } from './schema.ts'

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
  operation('PATCH', (ctx, { body }) => updateCommissions(ctx, body), {
    ...byKey('program.write'),
    path: '/commissions/bulk',
    body: UpdateCommissionsBody,
    answer: UpdatedCommissions,
    id: 'bulkUpdateCommissions',
    summary: 'Update commissions in bulk',
    description: 'Sets the status of multiple commissions. Updates all of them or none.',
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
