import { t, type Static } from 'elysia'
import { closedObject } from '../../../core/fields.ts'
import { oneOf } from '../../../core/one-of.ts'
import { SCHEDULE_INTERVALS } from '../../../domain/schedule.ts'
import { minor } from './schema.ts'

export const CalendarQuery = closedObject({
  programId: t.String({ minLength: 1, maxLength: 64 }),
  days: t.Optional(
    t.Integer({ minimum: 1, maximum: 366, description: 'How far ahead; default: 42' }),
  ),
})
export type CalendarQuery = Static<typeof CalendarQuery>

const Day = t.String({ description: 'A day in UTC', examples: ['2026-12-01'] })
const sumFields = {
  currency: t.String(),
  amount: minor('In minor units of the currency'),
  commissions: t.Integer(),
}
const Sums = (description: string) => t.Array(t.Object(sumFields), { description })

export const PayoutCalendar = t.Object({
  programId: t.String(),
  currency: t.String({ description: 'The program’s' }),
  today: Day,
  lastDay: Day,
  interval: oneOf(SCHEDULE_INTERVALS),
  payable: Sums('What is payable now, by currency'),
  days: t.Array(t.Object({ day: Day, ...sumFields }), {
    description:
      'What becomes payable on which day, when holding periods end; days without any are left out',
  }),
  later: Sums('What becomes payable after the last day'),
  held: Sums('What is held for a reason that somebody or a rate must clear: on no day'),
  payoutDays: t.Array(
    t.Object({
      day: Day,
      amounts: t.Array(
        t.Object({ currency: t.String(), amount: minor('In minor units of the currency') }),
      ),
    }),
    {
      description:
        'The next days of the schedule, each with what has become payable since the one before. ' +
        'At most that is paid: partners below the minimum or without an account wait',
    },
  ),
})
export type PayoutCalendar = Static<typeof PayoutCalendar>
