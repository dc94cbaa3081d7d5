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
    summary: 'What partners earned, in total and over time',
  }),
])
