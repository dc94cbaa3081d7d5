import { Elysia } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { CalendarQuery, PayoutCalendar } from './calendar-schema.ts'
import { getCalendar } from './get-calendar.ts'

export function payoutCalendarRoutes(deps: Deps) {
  return new Elysia({ name: 'payout-calendar', prefix: '/calendar', tags: ['payouts'] })
    .use(secure(deps))
    .get('', ({ ctx, query }) => getCalendar(ctx, query), {
      needs: 'program.read',
      query: CalendarQuery,
      response: PayoutCalendar,
      detail: {
        operationId: 'getPayoutCalendar',
        summary: 'See what becomes payable when, and the next days of the schedule',
      },
    })
}
