import { t, type Static } from 'elysia'
import { oneOf } from '../../../core/one-of.ts'
import { timeFields } from '../../../core/fields.ts'
import { linkRowFields } from '../../links/links/row-schema.ts'
import { whichPartner } from '../../program/partners/schema.ts'

export const PartnerAnalyticsQuery = t.Object({
  ...whichPartner,
  groupBy: t.Optional(
    oneOf(['count', 'timeseries', 'top_links'], {
      description: 'How to group the results. Defaults to `count`.',
    }),
  ),
  ...timeFields,
})
export type PartnerAnalyticsQuery = Static<typeof PartnerAnalyticsQuery>

const figures = {
  clicks: t.Integer(),
  leads: t.Integer(),
  sales: t.Integer(),
  saleAmount: t.Integer({
    description:
      'Net revenue (sales minus their refunds) by sale date, in minor units of the program’s currency.',
  }),
  earnings: t.Integer({
    description:
      'Commissions of all types minus clawbacks, in minor units of the program’s currency.',
  }),
}
export const PartnerCount = t.Object(figures)
export type PartnerCount = Static<typeof PartnerCount>

export const PartnerRow = t.Object({
  start: t.Optional(
    t.String({ description: 'For time series, the start of the hour, day, week, or month.' }),
  ),
  ...linkRowFields,
  ...figures,
})
export type PartnerRow = Static<typeof PartnerRow>
export const PartnerAnalytics = t.Union([t.Array(PartnerRow), PartnerCount])
