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
    description:
      'How the draft was created: by a preview, with `POST /payouts/drafts`, or by the program’s schedule.',
  }),
  amount: minor('The total of the payouts in the program’s currency, in minor units.'),
  currency: t.String(),
  payoutCount: t.Integer(),
  totals: t.Array(Total, { description: 'The totals by currency and provider.' }),
  digest: t.String({
    description: 'A hash of the contents. Drafts that pay the same have the same digest.',
  }),
  createdBy: t.String(),
  createdAt: Time,
  expiresAt: t.String({
    description: 'When the draft expires, after seven days, in ISO 8601 format.',
  }),
  confirmedBy: t.Nullable(t.String()),
  confirmedAt: t.Nullable(Time),
  runId: t.Nullable(t.String({ description: 'The ID of the run that paid the draft.' })),
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
      payoutMethodId: t.Nullable(
        t.String({
          description: 'The ID of the payout method, or null for credit that the program pays.',
        }),
      ),
      masked: t.String(),
    }),
    { description: 'A page of payouts.' },
  ),
})
export type DraftDetail = Static<typeof DraftDetail>

export const ConfirmDraftBody = closedObject({
  digest: t.Optional(
    t.String({
      maxLength: 64,
      description:
        'The digest of the draft that you reviewed. If it has changed, the call returns 409.',
    }),
  ),
})
export type ConfirmDraftBody = Static<typeof ConfirmDraftBody>
