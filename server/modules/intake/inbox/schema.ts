import { t, type Static } from 'elysia'
import { cursorFields, pageFields } from '../../../core/fields.ts'
import { oneOf } from '../../../core/one-of.ts'
import { INBOX_STATUSES } from '../../../db/schema/intake.ts'

export const WebhookParams = t.Object({
  provider: t.String({ maxLength: 50 }),
  connection: t.String({ maxLength: 140, description: 'The connection, as in its `webhookUrl`.' }),
})
export type WebhookParams = Static<typeof WebhookParams>
export const AppWebhookParams = t.Object({ provider: t.String({ maxLength: 50 }) })
export const EventReceived = t.Object({ received: t.Boolean() })

export const InboxQuery = t.Object({
  status: t.Optional(oneOf(INBOX_STATUSES)),
  connectionId: t.Optional(t.String({ maxLength: 64 })),
  type: t.Optional(
    t.String({ maxLength: 255, description: 'The provider’s name of the event type.' }),
  ),
  pageSize: pageFields.pageSize,
  ...cursorFields,
})
export type InboxQuery = Static<typeof InboxQuery>

const Moment = t.String({ maxLength: 40 })

export const ReplayEventsBody = t.Object({
  ids: t.Optional(
    t.Array(t.String({ maxLength: 64 }), {
      minItems: 1,
      maxItems: 1000,
      description: 'The IDs of the events to process.',
    }),
  ),
  status: t.Optional(
    oneOf(['failed', 'retrying', 'ignored'] as const, {
      description: 'The status of the events to process again. Defaults to failed ones.',
    }),
  ),
  connectionId: t.Optional(t.String({ maxLength: 64 })),
  type: t.Optional(t.String({ maxLength: 255 })),
  since: t.Optional(Moment),
  until: t.Optional(Moment),
})
export type ReplayEventsBody = Static<typeof ReplayEventsBody>

export const EventsReplayed = t.Object(
  {
    count: t.Integer(),
    more: t.Boolean({ description: 'Whether there are more events. Repeat the request.' }),
  },
  { title: 'EventsReplayed' },
)

export const InboxEvent = t.Object(
  {
    id: t.String({ examples: ['ibx_1Vd4T2sKq0aB3xYz'] }),
    connectionId: t.String(),
    providerEventId: t.String({ description: 'The provider’s ID of the event.' }),
    type: t.String(),
    status: oneOf(INBOX_STATUSES),
    reason: t.Nullable(
      t.String({
        description:
          'Why the event failed, is waiting, or was ignored, or what remains to be done.',
      }),
    ),
    attempts: t.Integer(),
    createdAt: t.String({ description: 'When the event arrived, in ISO 8601 format.' }),
    updatedAt: t.String(),
  },
  { title: 'InboxEvent' },
)
export type InboxEvent = Static<typeof InboxEvent>
