import { byKey } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { find } from '../../../http/operations/verbs.ts'
import { refuseSlips } from '../reports/refuse-slips.ts'
import { retrievePartnerAnalytics } from './retrieve-partner-analytics.ts'
import { PartnerAnalytics, PartnerAnalyticsQuery } from './schema.ts'

export const partnerReports = resource('partners', [
  find(retrievePartnerAnalytics, {
    ...byKey('program.read'),
    path: '/partners/analytics',
    query: PartnerAnalyticsQuery,
    check: refuseSlips(PartnerAnalyticsQuery),
    answer: PartnerAnalytics,
    summary: 'Retrieve partner analytics',
    description: 'Returns a partner’s clicks, leads, sales, and earnings.',
  }),
])
