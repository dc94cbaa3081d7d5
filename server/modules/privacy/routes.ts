import { customerData } from './customer-data/routes.ts'
import { partnerData } from './partner-data/routes.ts'

/** The operations that export and erase what is known of a person. */
export const privacyResources = [customerData, partnerData]
