import { byEmbed } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { find, list, read } from '../../../http/operations/verbs.ts'
import { exportEarned } from './export-earned.ts'
import {
  EmbedCommission,
  EmbedCommissionFilters,
  EmbedCommissionsQuery,
  EmbedCommissionSums,
  ExplainedEmbedCommission,
} from './figures-schema.ts'
import { getEarned } from './get-earned.ts'
import { listEarned } from './list-earned.ts'
import { sumEarned } from './sum-earned.ts'

const reading = byEmbed('read')

/** A partner's own commissions. */
export const embedCommissions = resource('embed', [
  list(listEarned, {
    ...reading,
    path: '/embed/referrals/commissions',
    query: EmbedCommissionsQuery,
    answer: EmbedCommission,
    id: 'listEmbedCommissions',
    summary: 'List dashboard commissions',
    description: 'Returns the partner’s commissions, newest first.',
  }),
  find(sumEarned, {
    ...reading,
    path: '/embed/referrals/commissions/sum',
    query: EmbedCommissionFilters,
    answer: EmbedCommissionSums,
    id: 'sumEmbedCommissions',
    summary: 'Retrieve dashboard commission totals',
    description: 'Returns the totals of the partner’s matching commissions by currency.',
  }),
  find(exportEarned, {
    ...reading,
    path: '/embed/referrals/commissions/export',
    query: EmbedCommissionFilters,
    id: 'exportEmbedCommissions',
    summary: 'Export dashboard commissions',
    description:
      'Exports the partner’s latest 10,000 matching commissions as CSV. Amounts are in major units.',
    responses: {
      200: {
        description: 'A line each, the newest first',
        content: { 'text/csv': { schema: { type: 'string' } } },
      },
    },
  }),
  read(getEarned, {
    ...reading,
    path: '/embed/referrals/commissions/:id',
    answer: ExplainedEmbedCommission,
    id: 'getEmbedCommission',
    summary: 'Retrieve dashboard commission',
    description: 'Retrieves one of the partner’s commissions with its calculation.',
  }),
])
