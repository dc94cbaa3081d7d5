import { clicks } from './clicks/routes.ts'
import { customers } from './customers/routes.ts'
import { leads } from './leads/routes.ts'
import { manualCommissions } from './manual-commissions/routes.ts'
import { refunds, sales } from './sales/routes.ts'

/** The operations of clicks, leads, sales and customers. */
export const trackingResources = [clicks, leads, sales, refunds, customers, manualCommissions]
