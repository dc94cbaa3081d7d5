import { t } from 'elysia'
import { byKey } from '../../../../http/operations/callers.ts'
import { operation, resource } from '../../../../http/operations/operation.ts'
import { act, read } from '../../../../http/operations/verbs.ts'
import { closeMonth } from './close-month.ts'
import { getClosing, listClosings } from './list-closings.ts'
import { Closing, ClosingBody, ClosingsQuery } from './schema.ts'

const ClosedMonth = t.Object({ id: t.String({ maxLength: 64 }), month: t.String({ maxLength: 7 }) })

export const closings = resource('ledger', [
  act((ctx, id, body) => closeMonth(ctx, id, body.month), {
    ...byKey('program.write'),
    path: '/programs/:id/closings',
    body: ClosingBody,
    answer: Closing,
    id: 'closeMonth',
    summary: 'Close a month of a program for good',
    description:
      'Later events that happened in a closed month are booked into the open one, and what was booked in it never changes. Months are closed in order; the first closing covers all months before it, too. A month cannot be opened again.',
  }),
  read(listClosings, {
    ...byKey('program.read'),
    path: '/programs/:id/closings',
    query: ClosingsQuery,
    answer: t.Array(Closing),
    summary: 'List closed months, the latest first',
  }),
  operation('GET', (ctx, { params }) => getClosing(ctx, params.id, params.month), {
    ...byKey('program.read'),
    path: '/programs/:id/closings/:month',
    params: ClosedMonth,
    answer: Closing,
    id: 'getClosing',
    summary: 'Read a closed month',
  }),
])
