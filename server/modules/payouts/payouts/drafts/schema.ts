import { t, type Static } from 'elysia'
import { closedObject, pageFields } from '../../../../core/fields.ts'
import { oneOf } from '../../../../core/one-of.ts'
import { DRAFT_SOURCES, DRAFT_STATUSES } from '../../../../domain/payout-draft.ts'
import { minor, PreviewPartner, Time, Total, which } from '../schema.ts'

export const DraftBody = closedObject(which)
export type DraftBody = Static<typeof DraftBody>

export const DraftsQuery = closedObject({
  programId: t.Optional(t.String({ maxLength: 64 })),
  status: t.Optional(oneOf(DRAFT_STATUSES)),
  source: t.Optional(oneOf(DRAFT_SOURCES)),
  ...pageFields,
})
export type DraftsQuery = Static<typeof DraftsQuery>

export const LinesQuery = closedObject(pageFields)
export type LinesQuery = Static<typeof LinesQuery>

const draftFields = {
  id: t.String({ examples: ['pd_1Vd4T2sKq0aB3xYz'] }),
  programId: t.String(),
  status: oneOf(DRAFT_STATUSES),
  source: oneOf(DRAFT_SOURCES, {
    description: 'Made by a preview, by POST /payouts/drafts or by the program’s schedule',
  }),
  amount: minor('Of its payouts in the program’s currency'),
  currency: t.String(),
  payoutCount: t.Integer(),
  totals: t.Array(Total, { description: 'For each currency and provider' }),
  digest: t.String({ description: 'The same for drafts that pay the same' }),
  createdBy: t.String(),
  createdAt: Time,
  expiresAt: t.String({ description: 'ISO 8601. Seven days later; it cannot be confirmed then' }),
  confirmedBy: t.Nullable(t.String()),
  confirmedAt: t.Nullable(Time),
  runId: t.Nullable(t.String({ description: 'The run that paid it' })),
  discardedBy: t.Nullable(t.String()),
  discardedAt: t.Nullable(Time),
}

export const Draft = t.Object(draftFields)
export type Draft = Static<typeof Draft>

export const DraftDetail = t.Object({
  ...draftFields,
  payouts: t.Array(
    t.Object({
      partner: PreviewPartner,
      enrollmentId: t.String(),
      amount: t.Integer(),
      currency: t.String(),
      commissionCount: t.Integer(),
      provider: t.String(),
      payoutMethodId: t.Nullable(t.String({ description: 'null: credit that the program pays' })),
      masked: t.String(),
    }),
    { description: 'One page of them' },
  ),
})
export type DraftDetail = Static<typeof DraftDetail>

export const ConfirmDraftBody = closedObject({
  digest: t.Optional(
    t.String({
      maxLength: 64,
      description: 'Of the draft that you were shown: another one is a 409',
    }),
  ),
})
export type ConfirmDraftBody = Static<typeof ConfirmDraftBody>
