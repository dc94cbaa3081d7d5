import { t, type Static } from 'elysia'
import { oneOf } from '../../../core/one-of.ts'
import { PublishableKey, RequestId, Metadata, Timestamp } from '../../../core/fields.ts'
import {
  ConversionLink,
  ExternalId,
  PersonAvatar,
  PersonEmail,
  PersonName,
} from '../customers/schema.ts'
import { ReportedPerson } from '../customers/reported-person-schema.ts'

const lead = {
  clickId: t.Optional(
    t.Nullable(
      t.String({
        maxLength: 100,
        description: 'The value of the svc_id cookie. Empty: the click that the customer came with',
      }),
    ),
  ),
  eventName: t.String({
    minLength: 1,
    maxLength: 255,
    description: 'A customer has one lead of each name, for ever: repeating it records nothing',
    examples: ['Sign up'],
  }),
  customerExternalId: ExternalId,
  customerName: PersonName,
  customerEmail: PersonEmail,
  customerAvatar: PersonAvatar,
  mode: t.Optional(
    oneOf(['async', 'wait', 'deferred'], {
      description:
        'async and wait are the same: the answer follows the commit. deferred creates the customer ' +
        'with their click, but no lead; a later call records it',
    }),
  ),
  eventQuantity: t.Optional(
    t.Nullable(
      t.Number({ minimum: 1, maximum: 100, multipleOf: 1, description: 'Counts as so many leads' }),
    ),
  ),
  metadata: Metadata,
}

export const TrackLeadBody = t.Object({ ...lead, timestamp: Timestamp })
export type TrackLeadBody = Static<typeof TrackLeadBody>

export const TrackLeadClientBody = t.Object({
  ...lead,
  publishableKey: PublishableKey,
  requestId: RequestId,
})
export type TrackLeadClientBody = Static<typeof TrackLeadClientBody>

const text = t.Nullable(t.String())

export const TrackedLead = t.Object({
  click: t.Object({ id: t.String({ description: 'The click that the lead belongs to' }) }),
  link: t.Nullable(ConversionLink),
  customer: t.Object({ id: t.String(), name: text, email: text, avatar: text, externalId: text }),
})
export type TrackedLead = Static<typeof TrackedLead>

export const ReportedLead = t.Object({
  click: t.Object({ id: t.String({ description: 'As it was sent' }) }),
  customer: ReportedPerson,
})
export type ReportedLead = Static<typeof ReportedLead>
