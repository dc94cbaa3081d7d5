import { byShare } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { find } from '../../../http/operations/verbs.ts'
import { readShared, showShared } from './read-shared.ts'
import { SharedAnalytics, SharedQuery, SharedReport } from './schema.ts'

/** What whoever has the link of a shared report may read. */
export const sharedReports = resource('analytics', [
  find(showShared, {
    ...byShare,
    path: '/shared/report',
    answer: SharedReport,
    id: 'getSharedReport',
    summary: 'Retrieve shared report',
    description: 'Retrieves the settings of a shared report.',
  }),
  find(readShared, {
    ...byShare,
    path: '/shared/report/analytics',
    query: SharedQuery,
    answer: SharedAnalytics,
    id: 'retrieveSharedAnalytics',
    summary: 'Retrieve shared report analytics',
    description: 'Returns the figures of a shared report for its own time range and filters.',
  }),
])
