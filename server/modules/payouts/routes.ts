import { fundingAccounts } from './funding-accounts/routes.ts'
import { payoutMethods } from './payout-methods/routes.ts'
import { payoutCalendar } from './payouts/calendar-routes.ts'
import { payoutDrafts } from './payouts/drafts/routes.ts'
import { payoutFiles } from './payouts/file-routes.ts'
import { payouts } from './payouts/routes.ts'
import { payoutRuns } from './payouts/run-routes.ts'

/** The operations of what partners are paid. */
export const payoutResources = [
  fundingAccounts,
  payoutMethods,
  payoutCalendar,
  payoutDrafts,
  payoutFiles,
  payouts,
  payoutRuns,
]
