import { byKey } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { find } from '../../../http/operations/verbs.ts'
import { CalendarQuery, PayoutCalendar } from './calendar-schema.ts'
import { getCalendar } from './get-calendar.ts'

export const payoutCalendar = resource('payouts', [
  find(getCalendar, {
    ...byKey('program.read'),
    path: '/payouts/calendar',
    query: CalendarQuery,
    answer: PayoutCalendar,
    id: 'getPayoutCalendar',
    summary: 'Retrieve payout calendar',
    description:
      'Returns the amounts that become payable on each day, and the next scheduled payout dates.',
  }),
])
