import { t, type Static } from 'elysia'
import { closedObject, timeFields } from '../../../core/fields.ts'

const id = (description: string) => t.Optional(t.String({ maxLength: 64, description }))

export const EarningsQuery = closedObject({
  ...timeFields,
  currency: t.Optional(
    t.String({ maxLength: 10, description: 'Of earnings; default: the workspace currency' }),
  ),
  programId: id('One program'),
  partnerId: id('One partner'),
})
export type EarningsQuery = Static<typeof EarningsQuery>

const figures = {
  earnings: t.Integer({
    description:
      'Commissions of every type less what was taken back, in one currency, in minor units, at the times of the events that earned them',
  }),
  earningsAmounts: t.Record(t.String(), t.Integer(), {
    description: 'The same of every currency that occurs; never summed across them',
    examples: [{ usd: 12900 }],
  }),
}

export const EarningsReport = t.Object(
  {
    ...figures,
    series: t.Array(
      t.Object({
        start: t.String({ description: 'Where the hour, day, week or month begins' }),
        ...figures,
      }),
    ),
  },
  { title: 'EarningsReport' },
)
export type EarningsReport = Static<typeof EarningsReport>
