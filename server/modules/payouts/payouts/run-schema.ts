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

export const PayoutFile = t.Object({
  id: t.String({ examples: ['file_1Vd4T2sKq0aB3xYz'] }),
  runId: t.String(),
  provider: t.String(),
  filename: t.String(),
  contentType: t.String(),
  transfers: t.Integer(),
  amount: minor('In minor units of the currency'),
  currency: t.String(),
  status: oneOf(FILE_STATUSES),
  submittedAt: t.Nullable(Time),
  discardedAt: t.Nullable(Time),
  downloadedAt: t.Nullable(Time),
  downloadedBy: t.Nullable(t.String({ description: 'Who had it last' })),
  createdAt: Time,
})
export type PayoutFile = Static<typeof PayoutFile>

export const FileOutcome = t.Object({
  file: PayoutFile,
  outcomes: t.Array(
    t.Object({
      transferId: t.String(),
      payoutId: t.String(),
      report: oneOf(REPORTS),
      reason: t.Nullable(t.String()),
      status: oneOf(PAYOUT_STATUSES, { description: 'Of the payout, afterwards' }),
    }),
    { description: 'What the bank says of each transfer that it speaks of' },
  ),
})
export type FileOutcome = Static<typeof FileOutcome>

const runFields = {
  id: t.String({ examples: ['run_1Vd4T2sKq0aB3xYz'] }),
  programId: t.String(),
  key: t.Nullable(t.String({ description: 'As it was sent; null: none, or by schedule' })),
  draftId: t.Nullable(t.String({ description: 'The draft that it paid; null: what was due then' })),
  confirmedBy: t.String(),
  status: oneOf(RUN_STATUSES, { description: 'failed: a scheduled run that has paid nobody' }),
  error: t.Nullable(t.String({ description: 'Of a failed run: why' })),
  attempts: t.Integer({ description: 'How often a scheduled run was tried' }),
  nextAttemptAt: t.Nullable(
    t.String({ description: 'ISO 8601. Of a failed run: when it is tried again; null: never' }),
  ),
  approved: t.Boolean({ description: 'Somebody else than the creator of its draft confirmed it' }),
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
  repeated: t.Boolean({ description: 'The key had been used: nothing was paid by this call' }),
  payouts: t.Array(Payout, { description: 'The first 100' }),
  payoutsTruncated: t.Boolean({
    description: 'Whether there are more than these: GET /payouts?invoiceId= lists all',
  }),
  files: t.Array(PayoutFile, { description: 'To upload at your bank' }),
})
export type ConfirmedPayouts = Static<typeof ConfirmedPayouts>

export const RunPayoutsQuery = closedObject({ pageSize: pageFields.pageSize, ...cursorFields })
export type RunPayoutsQuery = Static<typeof RunPayoutsQuery>

export const PayoutRunDetail = t.Object({
  ...runFields,
  payouts: t.Array(Payout, { description: 'One page of them, by id' }),
  files: t.Array(PayoutFile, { description: 'To upload at your bank' }),
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
