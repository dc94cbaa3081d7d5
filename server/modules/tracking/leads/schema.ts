import { t, type Static } from 'elysia'
import { oneOf } from '../../../core/one-of.ts'
import { PublishableKey, RequestId, Metadata, Timestamp } from '../../../core/fields.ts'
import {
  ConversionLink,
  CustomerProgram,
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
        description:
          'The value of the `svc_id` cookie. If empty, the click that the customer originally came from is used.',
      }),
    ),
  ),
  eventName: t.String({
    minLength: 1,
    maxLength: 255,
    description:
      'The name of the event. A customer can have one lead per name. Repeated leads aren’t recorded.',
    examples: ['Sign up'],
  }),
  customerExternalId: ExternalId,
  programId: CustomerProgram,
  customerName: PersonName,
  customerEmail: PersonEmail,
  customerAvatar: PersonAvatar,
  mode: t.Optional(
    oneOf(['async', 'wait', 'deferred'], {
      description:
        'How to process the lead. `async` and `wait` both return after the lead is saved. `deferred` creates the customer with the click but no lead, which a later call records.',
    }),
  ),
  eventQuantity: t.Optional(
    t.Nullable(
      t.Number({
        minimum: 1,
        maximum: 100,
        multipleOf: 1,
        description: 'The number of leads that the event counts as.',
      }),
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
  click: t.Object({
    id: t.String({ description: 'The ID of the click that the lead is attributed to.' }),
  }),
  link: t.Nullable(ConversionLink),
  customer: t.Object({ id: t.String(), name: text, email: text, avatar: text, externalId: text }),
})
export type TrackedLead = Static<typeof TrackedLead>

export const ReportedLead = t.Object({
  click: t.Object({ id: t.String({ description: 'The ID of the click, as it was sent.' }) }),
  customer: ReportedPerson,
})
export type ReportedLead = Static<typeof ReportedLead>
