import { t, type Static } from 'elysia'
import { closedObject, timeFields } from '../../../core/fields.ts'

const id = (description: string) => t.Optional(t.String({ maxLength: 64, description }))

export const EarningsQuery = closedObject({
  ...timeFields,
  currency: t.Optional(
    t.String({
      maxLength: 10,
      description: 'The currency of earnings. Defaults to the workspace’s currency.',
    }),
  ),
  programId: id('Only results of this program.'),
  partnerId: id('Only results of this partner.'),
})
export type EarningsQuery = Static<typeof EarningsQuery>

const figures = {
  earnings: t.Integer({
    description:
      'Commissions of all types minus clawbacks in one currency, in minor units, at the times of their events.',
  }),
  earningsAmounts: t.Record(t.String(), t.Integer(), {
    description: 'The earnings in each currency.',
    examples: [{ usd: 12900 }],
  }),
}

export const EarningsReport = t.Object(
  {
    ...figures,
    series: t.Array(
      t.Object({
        start: t.String({ description: 'The start of the hour, day, week, or month.' }),
        ...figures,
      }),
    ),
  },
  { title: 'EarningsReport' },
)
export type EarningsReport = Static<typeof EarningsReport>
