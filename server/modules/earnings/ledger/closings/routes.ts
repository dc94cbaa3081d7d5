import { Elysia, t } from 'elysia'
import type { Deps } from '../../../../deps.ts'
import { secure } from '../../../../http/secure.ts'
import { closeMonth } from './close-month.ts'
import { getClosing, listClosings } from './list-closings.ts'
import { Closing, ClosingBody, ClosingsQuery } from './schema.ts'

const ProgramId = t.Object({ id: t.String({ maxLength: 64 }) })
const ClosedMonth = t.Object({ id: t.String({ maxLength: 64 }), month: t.String({ maxLength: 7 }) })

export function closingRoutes(deps: Deps) {
  return new Elysia({ name: 'closings', prefix: '/programs/:id/closings', tags: ['ledger'] })
    .use(secure(deps))
    .post('', ({ ctx, params, body }) => closeMonth(ctx, params.id, body.month), {
      needs: 'program.write',
      params: ProgramId,
      body: ClosingBody,
      response: Closing,
      detail: {
        operationId: 'closeMonth',
        summary: 'Close a month of a program for good',
        description:
          'Later events that happened in a closed month are booked into the open one, and what was booked in it never changes. Months are closed in order; the first closing covers all months before it, too. A month cannot be opened again.',
      },
    })
    .get('', ({ ctx, params, query }) => listClosings(ctx, params.id, query), {
      needs: 'program.read',
      params: ProgramId,
      query: ClosingsQuery,
      response: t.Array(Closing),
      detail: { operationId: 'listClosings', summary: 'List closed months, the latest first' },
    })
    .get('/:month', ({ ctx, params }) => getClosing(ctx, params.id, params.month), {
      needs: 'program.read',
      params: ClosedMonth,
      response: Closing,
      detail: { operationId: 'getClosing', summary: 'Read a closed month' },
    })
}
