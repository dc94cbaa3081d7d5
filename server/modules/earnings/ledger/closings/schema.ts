import { t, type Static } from 'elysia'
import { closedObject, pageFields } from '../../../../core/fields.ts'

const Month = t.String({ maxLength: 7, description: 'In UTC', examples: ['2026-10'] })

export const ClosingBody = closedObject({ month: Month })
export type ClosingBody = Static<typeof ClosingBody>

export const ClosingsQuery = closedObject(pageFields)
export type ClosingsQuery = Static<typeof ClosingsQuery>

const money = (description: string) =>
  t.Integer({ description: `${description}, in minor units of the currency` })

const Accounts = t.Object(
  {
    expense: money('What was promised, negative'),
    accrued: money('Earned, in the holding period'),
    payable: money('May be paid out'),
    inTransit: money('With a payout provider'),
    paid: money('Arrived'),
  },
  { title: 'AccountBalances' },
)
export type Accounts = Static<typeof Accounts>

export const Closing = t.Object(
  {
    programId: t.String(),
    month: t.String({ examples: ['2026-10'] }),
    closedAt: t.String({ description: 'ISO 8601' }),
    closedBy: t.String({ description: 'Who closed it', examples: ['key:key_1Vd4T2sKq0aB3xYz'] }),
    balances: t.Array(t.Object({ currency: t.String(), opening: Accounts, closing: Accounts }), {
      description: 'Of all partners, by currency, as they were stored when the month was closed',
    }),
  },
  { title: 'Closing' },
)
export type Closing = Static<typeof Closing>
