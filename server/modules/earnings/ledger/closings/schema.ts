import { t, type Static } from 'elysia'
import { closedObject, pageFields } from '../../../../core/fields.ts'

const Month = t.String({ maxLength: 7, description: 'The month, in UTC.', examples: ['2026-10'] })

export const ClosingBody = closedObject({ month: Month })
export type ClosingBody = Static<typeof ClosingBody>

export const ClosingsQuery = closedObject(pageFields)
export type ClosingsQuery = Static<typeof ClosingsQuery>

const money = (description: string) => t.Integer({ description })

const Accounts = t.Object(
  {
    expense: money('The cost of commissions as a negative amount, in minor units of the currency.'),
    accrued: money('Earnings in the holding period or on hold, in minor units of the currency.'),
    payable: money('Earnings that can be paid out, in minor units of the currency.'),
    inTransit: money('Earnings in payouts that are in transit, in minor units of the currency.'),
    paid: money('Earnings that were paid, in minor units of the currency.'),
  },
  { title: 'AccountBalances' },
)
export type Accounts = Static<typeof Accounts>

export const Closing = t.Object(
  {
    programId: t.String(),
    month: t.String({ examples: ['2026-10'] }),
    closedAt: t.String(),
    closedBy: t.String({
      description: 'The actor who closed the month.',
      examples: ['key:key_1Vd4T2sKq0aB3xYz'],
    }),
    balances: t.Array(t.Object({ currency: t.String(), opening: Accounts, closing: Accounts }), {
      description: 'The balances of all partners by currency when the month was closed.',
    }),
  },
  { title: 'Closing' },
)
export type Closing = Static<typeof Closing>
