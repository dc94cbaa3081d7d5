import { t, type Static } from 'elysia'
import { oneOf } from '../../../core/one-of.ts'
import { timeFields } from '../../../core/fields.ts'
import { linkRowFields } from '../../links/links/row-schema.ts'
import { whichPartner } from '../../program/partners/schema.ts'

export const PartnerAnalyticsQuery = t.Object({
  ...whichPartner,
  groupBy: t.Optional(
    oneOf(['count', 'timeseries', 'top_links'], { description: 'Default: count' }),
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
      "Net revenue: sales less their refunds, by the time of the sale, in the program's currency",
  }),
  earnings: t.Integer({
    description: "Commissions of every type, less what was taken back, in the program's currency",
  }),
}
export const PartnerCount = t.Object(figures)
export type PartnerCount = Static<typeof PartnerCount>

export const PartnerRow = t.Object({
  start: t.Optional(t.String({ description: 'timeseries: where the hour, day … begins' })),
  ...linkRowFields,
  ...figures,
})
export type PartnerRow = Static<typeof PartnerRow>
export const PartnerAnalytics = t.Union([t.Array(PartnerRow), PartnerCount])
