import { t, type Static } from 'elysia'
import { closedObject } from '../../../core/fields.ts'
import { oneOf } from '../../../core/one-of.ts'
import { SCHEDULE_INTERVALS } from '../../../domain/schedule.ts'
import { minor } from './schema.ts'

export const CalendarQuery = closedObject({
  programId: t.String({ minLength: 1, maxLength: 64 }),
  days: t.Optional(
    t.Integer({
      minimum: 1,
      maximum: 366,
      description: 'The number of days to look ahead. Defaults to 42.',
    }),
  ),
})
export type CalendarQuery = Static<typeof CalendarQuery>

const Day = t.String({ description: 'Today’s date in UTC.', examples: ['2026-12-01'] })
const sumFields = {
  currency: t.String(),
  amount: minor('The amount, in minor units of the currency.'),
  commissions: t.Integer(),
}
const Sums = (description: string) => t.Array(t.Object(sumFields), { description })

export const PayoutCalendar = t.Object({
  programId: t.String(),
  currency: t.String({ description: 'The program’s currency.' }),
  today: Day,
  lastDay: Day,
  interval: oneOf(SCHEDULE_INTERVALS),
  payable: Sums('The payable amounts by currency.'),
  days: t.Array(t.Object({ day: Day, ...sumFields }), {
    description:
      'The amounts that become payable on each day as holding periods end. Days without amounts are omitted.',
  }),
  later: Sums('The amounts that become payable after the last day.'),
  held: Sums('The amounts on hold until someone reviews them or an exchange rate is available.'),
  payoutDays: t.Array(
    t.Object({
      day: Day,
      amounts: t.Array(
        t.Object({
          currency: t.String(),
          amount: minor('The amount, in minor units of the currency.'),
        }),
      ),
    }),
    {
      description:
        'The next scheduled payout dates with the amounts that become payable since the previous date. Actual payouts can be lower, because partners below the minimum or without a payout method aren’t paid.',
    },
  ),
})
export type PayoutCalendar = Static<typeof PayoutCalendar>
