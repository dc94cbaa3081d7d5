import { byKey } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { find } from '../../../http/operations/verbs.ts'
import { retrieveEarnings } from './retrieve-earnings.ts'
import { EarningsQuery, EarningsReport } from './schema.ts'

export const earningsReports = resource('analytics', [
  find(retrieveEarnings, {
    ...byKey('analytics.read'),
    path: '/analytics/earnings',
    query: EarningsQuery,
    answer: EarningsReport,
    summary: 'Retrieve earnings',
    description:
      'Returns partners’ earnings, in total and over time. The time steps match those of the analytics.',
  }),
])
