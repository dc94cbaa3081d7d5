import { byKey } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { read } from '../../../http/operations/verbs.ts'
import { getRun } from './get-run.ts'
import { PayoutRunDetail, RunPayoutsQuery } from './run-schema.ts'

export const payoutRuns = resource('payouts', [
  read(getRun, {
    ...byKey('program.read'),
    path: '/payouts/runs/:id',
    query: RunPayoutsQuery,
    answer: PayoutRunDetail,
    id: 'getPayoutRun',
    summary: 'Retrieve payout run',
    description: 'Retrieves a payout run with a page of its payouts and its bank files.',
  }),
])
