import { annotations } from './annotations/routes.ts'
import { earningsReports } from './earnings-reports/routes.ts'
import { events } from './events/routes.ts'
import { partnerActivity } from './partner-activity/routes.ts'
import { partnerReports } from './partner-reports/routes.ts'
import { reports } from './reports/routes.ts'
import { savedViews } from './saved-views/routes.ts'
import { shareLinks } from './share-links/routes.ts'
import { sharedReports } from './share-links/shared-routes.ts'

/** The operations of reports, and of events as they are stored. */
export const analyticsResources = [
  annotations,
  earningsReports,
  events,
  partnerActivity,
  partnerReports,
  reports,
  savedViews,
  shareLinks,
  sharedReports,
]
