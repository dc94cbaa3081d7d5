import { t, type Static } from 'elysia'
import { PAYOUT_STATUSES, REPORTS, RUN_STATUSES } from '../../../domain/payout.ts'
import { oneOf } from '../../../core/one-of.ts'
import { closedObject, cursorFields, pageFields } from '../../../core/fields.ts'
import { minor, Payout, Time } from './schema.ts'

export const FileQuery = closedObject({
  programId: t.Optional(t.String({ maxLength: 64 })),
  runId: t.Optional(t.String({ maxLength: 64 })),
  ...pageFields,
})
export type FileQuery = Static<typeof FileQuery>

export const FILE_STATUSES = ['written', 'submitted', 'discarded'] as const

export const PayoutFile = t.Object(
  {
    id: t.String({ examples: ['file_1Vd4T2sKq0aB3xYz'] }),
    runId: t.String(),
    provider: t.String(),
    filename: t.String(),
    contentType: t.String(),
    transfers: t.Integer(),
    amount: minor('The amount, in minor units of the currency.'),
    currency: t.String(),
    status: oneOf(FILE_STATUSES),
    submittedAt: t.Nullable(Time),
    discardedAt: t.Nullable(Time),
    downloadedAt: t.Nullable(Time),
    downloadedBy: t.Nullable(t.String({ description: 'The last person who downloaded the file.' })),
    createdAt: Time,
  },
  { description: 'A bank file.' },
)
export type PayoutFile = Static<typeof PayoutFile>

export const FileOutcome = t.Object({
  file: PayoutFile,
  outcomes: t.Array(
    t.Object({
      transferId: t.String(),
      payoutId: t.String(),
      report: oneOf(REPORTS),
      reason: t.Nullable(t.String()),
      status: oneOf(PAYOUT_STATUSES, { description: 'The resulting status of the payout.' }),
    }),
    { description: 'The result of each transfer in the file.' },
  ),
})
export type FileOutcome = Static<typeof FileOutcome>

const runFields = {
  id: t.String({ examples: ['run_1Vd4T2sKq0aB3xYz'] }),
  programId: t.String(),
  key: t.Nullable(t.String({ description: 'Your own key for the run, or null.' })),
  draftId: t.Nullable(t.String({ description: 'The ID of the draft that was paid, or null.' })),
  confirmedBy: t.String(),
  status: oneOf(RUN_STATUSES, {
    description: 'The status. `failed` is a scheduled run that paid no partners.',
  }),
  error: t.Nullable(t.String({ description: 'For failed runs, the reason.' })),
  attempts: t.Integer({ description: 'The number of attempts of a scheduled run.' }),
  nextAttemptAt: t.Nullable(
    t.String({
      description: 'For failed runs, the time of the next attempt in ISO 8601 format, or null.',
    }),
  ),
  approved: t.Boolean({
    description: 'Whether someone other than the creator of the draft confirmed it.',
  }),
  createdAt: Time,
  payoutCount: t.Integer(),
  totals: t.Array(
    t.Object({
      currency: t.String(),
      provider: t.String(),
      status: oneOf(PAYOUT_STATUSES),
      payouts: t.Integer(),
      amount: t.Integer(),
    }),
  ),
}

export const PayoutRun = t.Object(runFields)
export type PayoutRun = Static<typeof PayoutRun>

export const ConfirmedPayouts = t.Object({
  ...runFields,
  repeated: t.Boolean({
    description: 'Whether the key had already been used. If so, this call paid nothing.',
  }),
  payouts: t.Array(Payout, { description: 'The first 100 payouts.' }),
  payoutsTruncated: t.Boolean({
    description:
      'Whether there are more payouts. To get all of them, list payouts with `invoiceId`.',
  }),
  files: t.Array(PayoutFile, { description: 'The files to upload to your bank.' }),
})
export type ConfirmedPayouts = Static<typeof ConfirmedPayouts>

export const RunPayoutsQuery = closedObject({ pageSize: pageFields.pageSize, ...cursorFields })
export type RunPayoutsQuery = Static<typeof RunPayoutsQuery>

export const PayoutRunDetail = t.Object({
  ...runFields,
  payouts: t.Array(Payout, { description: 'A page of payouts, sorted by ID.' }),
  files: t.Array(PayoutFile, { description: 'The files to upload to your bank.' }),
})
export type PayoutRunDetail = Static<typeof PayoutRunDetail>

export const RunQuery = closedObject({
  programId: t.Optional(t.String({ maxLength: 64 })),
  status: t.Optional(oneOf(RUN_STATUSES)),
  ...pageFields,
})
export type RunQuery = Static<typeof RunQuery>

export const CallbackParams = t.Object({
  workspaceId: t.String({ maxLength: 64 }),
  id: t.String({ maxLength: 64 }),
})
export const CallbackTaken = t.Object({ received: t.Integer() })
