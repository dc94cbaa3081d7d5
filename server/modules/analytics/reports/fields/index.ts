import type { ReportField } from './field.ts'
import { linkFields } from './link.ts'
import { partnerFields } from './partner.ts'
import { utmFields } from './utm.ts'
import { visitorFields } from './visitor.ts'

/**
 * All properties of events in reports, by the name of their filter. Filters, groupings, their
 * documentation, rows and exports follow from these entries.
 */
export const REPORT_FIELDS = {
  ...visitorFields,
  ...linkFields,
  ...partnerFields,
  customerId: {
    dimension: 'customer',
    filter: {
      about: 'The customer’s ID (`cus_…`), or your own ID with the prefix `ext_`.',
      example: 'cus_1C3MxQp0yTfWJ2k',
    },
  },
  ...utmFields,
} as const satisfies Record<string, ReportField>
