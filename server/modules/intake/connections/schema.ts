import { t, type Static } from 'elysia'
import { pageFields } from '../../../core/fields.ts'
import { oneOf } from '../../../core/one-of.ts'

const Time = t.String()
const Secret = t.String({
  minLength: 1,
  maxLength: 255,
  description: 'The secret that the provider signs events with. It’s never returned.',
})
const Details = t.Record(t.String({ maxLength: 50 }), t.String({ maxLength: 500 }), {
  maxProperties: 20,
  description:
    'Other values that the provider requires. The fields are listed by `GET /integrations`.',
})
const ConnectedProgram = t.Optional(
  t.Nullable(
    t.String({
      maxLength: 64,
      description:
        'The ID of the program that the customers of this account belong to. Only its clicks, links, and codes count. Null for customers of the workspace.',
    }),
  ),
)
const Name = t.String({ minLength: 1, maxLength: 100, description: 'A name for the connection.' })

export const ConnectionBody = t.Object({
  provider: t.String({ minLength: 1, maxLength: 50, examples: ['stripe'] }),
  name: Name,
  secret: Secret,
  programId: ConnectedProgram,
  details: t.Optional(Details),
})
export type ConnectionBody = Static<typeof ConnectionBody>

export const UpdateConnectionBody = t.Object({
  name: t.Optional(Name),
  secret: t.Optional(Secret),
  programId: ConnectedProgram,
  details: t.Optional(Details),
})
export type UpdateConnectionBody = Static<typeof UpdateConnectionBody>

export const AuthorizeBody = t.Object({
  provider: t.String({ minLength: 1, maxLength: 50, examples: ['hubspot'] }),
  name: Name,
  details: t.Optional(Details),
  connectionId: t.Optional(
    t.String({
      maxLength: 64,
      description: 'The ID of the connection whose access you want to renew.',
    }),
  ),
})
export type AuthorizeBody = Static<typeof AuthorizeBody>

export const Authorization = t.Object(
  { url: t.String({ description: 'The URL of the provider’s page to send the member to.' }) },
  { title: 'Authorization' },
)

export const CompleteBody = t.Object({
  provider: t.String({ minLength: 1, maxLength: 50 }),
  query: t.Record(t.String({ maxLength: 100 }), t.String({ maxLength: 4096 }), {
    maxProperties: 20,
    description: 'The query string of the URL that the member returned to.',
  }),
})
export type CompleteBody = Static<typeof CompleteBody>

export const ConnectionQuery = t.Object({ ...pageFields })
export type ConnectionQuery = Static<typeof ConnectionQuery>

export const ConnectionPolling = t.Object(
  {
    everyMinutes: t.Integer({ description: 'The polling interval, in minutes.' }),
    lastPolledAt: t.Nullable(
      t.String({ description: 'When the provider last responded, in ISO 8601 format.' }),
    ),
    nextPollAt: t.Nullable(
      t.String({
        description:
          'When the provider is polled next, in ISO 8601 format. Null if polling is paused until the credentials change.',
      }),
    ),
    lastFailedAt: t.Nullable(
      t.String({
        description: 'When polling last failed, if it has failed since, in ISO 8601 format.',
      }),
    ),
    reason: t.Nullable(t.String({ description: 'Why polling failed.' })),
  },
  { title: 'ConnectionPolling' },
)
export type ConnectionPolling = Static<typeof ConnectionPolling>

export const Connection = t.Object(
  {
    id: t.String({ examples: ['con_1Vd4T2sKq0aB3xYz'] }),
    provider: t.String(),
    name: t.String(),
    masked: t.String({ description: 'The end of the secret, or the name of the account.' }),
    accountId: t.Nullable(t.String({ description: 'The provider’s ID of the account.' })),
    programId: t.Nullable(
      t.String({ description: 'The ID of the program that its customers belong to.' }),
    ),
    details: t.Record(t.String(), t.String(), {
      description: 'The values that were entered. Secret values are masked.',
    }),
    authorized: t.Boolean({
      description: 'Whether the account was connected on the provider’s page.',
    }),
    webhookUrl: t.String({ description: 'The URL that the provider sends events to.' }),
    polling: t.Nullable(ConnectionPolling),
    createdAt: Time,
    removedAt: t.Nullable(Time),
  },
  { title: 'Connection' },
)
export type Connection = Static<typeof Connection>

export const ConnectionTest = t.Object(
  {
    working: t.Boolean({
      description: 'Whether a signed event has arrived and the last one was processed.',
    }),
    message: t.String({ description: 'The next step.' }),
    lastEventAt: t.Nullable(Time),
  },
  { title: 'ConnectionTest' },
)
export type ConnectionTest = Static<typeof ConnectionTest>

export const FieldChoices = t.Object(
  {
    field: t.String({
      description: 'The name of the field. Its value is a list of choices, separated by commas.',
    }),
    choices: t.Array(
      t.Object({
        value: t.String(),
        label: t.String(),
        group: t.String({
          description: 'The group of the choice, such as a pipeline. Can be empty.',
        }),
        isUsual: t.Boolean({ description: 'Whether the choice is used by default.' }),
      }),
    ),
  },
  { title: 'FieldChoices' },
)
export type FieldChoices = Static<typeof FieldChoices>

export const IntegrationQuery = t.Object({
  language: t.Optional(oneOf(['en', 'de'] as const, { description: 'The language of the text.' })),
})
export type IntegrationQuery = Static<typeof IntegrationQuery>

export const IntegrationInfo = t.Object(
  {
    name: t.String({ examples: ['stripe'] }),
    label: t.String(),
    summary: t.String({ description: 'The events that the provider reports.' }),
    setup: t.String({ description: 'The steps to complete at the provider.' }),
    secretLabel: t.String({ description: 'The provider’s name for the signing secret.' }),
    fields: t.Array(
      t.Object({
        name: t.String(),
        label: t.String(),
        secret: t.Boolean(),
        required: t.Boolean(),
        choices: t.Nullable(t.Array(t.String())),
      }),
    ),
    events: t.Array(t.String(), { description: 'The supported event types.' }),
    authorization: oneOf(['none', 'unconfigured', 'ready'] as const, {
      description: 'Whether accounts are connected on the provider’s page.',
    }),
    history: t.Boolean({
      description: 'Whether history from before the connection can be imported.',
    }),
  },
  { title: 'IntegrationInfo' },
)
export type IntegrationInfo = Static<typeof IntegrationInfo>
