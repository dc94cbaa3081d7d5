import { discountCodes } from './discount-codes/routes.ts'
import { discounts } from './discounts/routes.ts'
import { applications } from './enrollments/application-routes.ts'
import { enrollments } from './enrollments/routes.ts'
import { groups } from './groups/routes.ts'
import { milestones } from './milestones/routes.ts'
import { partnerNotes } from './partner-notes/routes.ts'
import { partnerTags } from './partner-tags/routes.ts'
import { partners } from './partners/routes.ts'
import { programs } from './programs/routes.ts'
import { rewards } from './rewards/routes.ts'
import { settings } from './settings/routes.ts'

/** The operations of programs, their terms and their partners. */
export const programResources = [
  programs,
  groups,
  rewards,
  discounts,
  discountCodes,
  milestones,
  partners,
  partnerTags,
  partnerNotes,
  enrollments,
  applications,
  settings,
]
