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
    summary: 'Close month',
    description:
      'Closes a month of a program permanently. Events that happened in a closed month and arrive later are posted to the open month. Months are closed in order, and the first closing includes all earlier months. A closed month can’t be reopened.',
  }),
  read(listClosings, {
    ...byKey('program.read'),
    path: '/programs/:id/closings',
    query: ClosingsQuery,
    answer: t.Array(Closing),
    summary: 'List closed months',
    description: 'Returns closed months, latest first.',
  }),
  operation('GET', (ctx, { params }) => getClosing(ctx, params.id, params.month), {
    ...byKey('program.read'),
    path: '/programs/:id/closings/:month',
    params: ClosedMonth,
    answer: Closing,
    id: 'getClosing',
    summary: 'Retrieve closed month',
    description: 'Retrieves the closing of a month.',
  }),
])
