import { t, type Static } from 'elysia'
import { pageFields } from '../../../core/fields.ts'
import { oneOf } from '../../../core/one-of.ts'

const Time = t.String({ description: 'ISO 8601' })
const Secret = t.String({
  minLength: 1,
  maxLength: 255,
  description: 'What the provider signs its events with; never shown again',
})
const Details = t.Record(t.String({ maxLength: 50 }), t.String({ maxLength: 500 }), {
  maxProperties: 20,
  description: 'What else the provider needs, by the fields that GET /integrations lists',
})
const Name = t.String({ minLength: 1, maxLength: 100, description: 'What you call it' })

export const ConnectionBody = t.Object({
  provider: t.String({ minLength: 1, maxLength: 50, examples: ['stripe'] }),
  name: Name,
  secret: Secret,
  details: t.Optional(Details),
})
export type ConnectionBody = Static<typeof ConnectionBody>

export const UpdateConnectionBody = t.Object({
  name: t.Optional(Name),
  secret: t.Optional(Secret),
  details: t.Optional(Details),
})
export type UpdateConnectionBody = Static<typeof UpdateConnectionBody>

export const AuthorizeBody = t.Object({
  provider: t.String({ minLength: 1, maxLength: 50, examples: ['hubspot'] }),
  name: Name,
  details: t.Optional(Details),
  connectionId: t.Optional(
    t.String({ maxLength: 64, description: 'Renews the access of this connection' }),
  ),
})
export type AuthorizeBody = Static<typeof AuthorizeBody>

export const Authorization = t.Object(
  { url: t.String({ description: 'The provider’s page to send the member to' }) },
  { title: 'Authorization' },
)

export const CompleteBody = t.Object({
  provider: t.String({ minLength: 1, maxLength: 50 }),
  query: t.Record(t.String({ maxLength: 100 }), t.String({ maxLength: 4096 }), {
    maxProperties: 20,
    description: 'The query of the address that the member came back to',
  }),
})
export type CompleteBody = Static<typeof CompleteBody>

export const ConnectionQuery = t.Object({ ...pageFields })
export type ConnectionQuery = Static<typeof ConnectionQuery>

export const ConnectionPolling = t.Object(
  {
    everyMinutes: t.Integer({ description: 'How often the provider is asked' }),
    lastPolledAt: t.Nullable(
      t.String({ description: 'When the provider last answered; ISO 8601' }),
    ),
    nextPollAt: t.Nullable(
      t.String({
        description:
          'When the provider is asked next; ISO 8601. Null: not until the keys of the connection change',
      }),
    ),
    lastFailedAt: t.Nullable(
      t.String({ description: 'When it failed last, if it has failed since; ISO 8601' }),
    ),
    reason: t.Nullable(t.String({ description: 'Why it failed' })),
  },
  { title: 'ConnectionPolling' },
)
export type ConnectionPolling = Static<typeof ConnectionPolling>

export const Connection = t.Object(
  {
    id: t.String({ examples: ['con_1Vd4T2sKq0aB3xYz'] }),
    provider: t.String(),
    name: t.String(),
    masked: t.String({ description: 'The end of the secret, or the name of the account' }),
    accountId: t.Nullable(t.String({ description: 'The provider’s id of the account' })),
    details: t.Record(t.String(), t.String(), {
      description: 'What was entered; of secret values the ends',
    }),
    authorized: t.Boolean({ description: 'Connected on the provider’s page' }),
    webhookUrl: t.String({ description: 'Where the provider sends its events' }),
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
      description: 'A signed event has arrived, and the last one did not fail',
    }),
    message: t.String({ description: 'What to do next' }),
    lastEventAt: t.Nullable(Time),
  },
  { title: 'ConnectionTest' },
)
export type ConnectionTest = Static<typeof ConnectionTest>

export const FieldChoices = t.Object(
  {
    field: t.String({ description: 'The name of a field; its value lists choices, with commas' }),
    choices: t.Array(
      t.Object({
        value: t.String(),
        label: t.String(),
        group: t.String({ description: 'What it belongs to, such as a pipeline; may be empty' }),
        isUsual: t.Boolean({ description: 'Counts when nothing is chosen' }),
      }),
    ),
  },
  { title: 'FieldChoices' },
)
export type FieldChoices = Static<typeof FieldChoices>

export const IntegrationQuery = t.Object({
  language: t.Optional(oneOf(['en', 'de'] as const, { description: 'Of the texts' })),
})
export type IntegrationQuery = Static<typeof IntegrationQuery>

export const IntegrationInfo = t.Object(
  {
    name: t.String({ examples: ['stripe'] }),
    label: t.String(),
    summary: t.String({ description: 'What it reports' }),
    setup: t.String({ description: 'What to do at the provider' }),
    secretLabel: t.String({ description: 'What the signing secret is called there' }),
    fields: t.Array(
      t.Object({
        name: t.String(),
        label: t.String(),
        secret: t.Boolean(),
        required: t.Boolean(),
        choices: t.Nullable(t.Array(t.String())),
      }),
    ),
    events: t.Array(t.String(), { description: 'The types of events that are understood' }),
    authorization: oneOf(['none', 'unconfigured', 'ready'] as const, {
      description: 'Whether accounts are connected on the provider’s page',
    }),
    history: t.Boolean({ description: 'What was before the connection can be fetched' }),
  },
  { title: 'IntegrationInfo' },
)
export type IntegrationInfo = Static<typeof IntegrationInfo>
