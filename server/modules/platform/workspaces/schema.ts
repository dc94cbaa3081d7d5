import { t, type Static } from 'elysia'
import { columnSchemas } from '../../../core/column-fields.ts'
import { oneOf } from '../../../core/one-of.ts'
import { PLANS } from '../../../domain/plan.ts'
import { KEY_SCOPES, SCOPE_PRESETS } from '../../../domain/scopes.ts'
import { WORKSPACE_COLUMNS } from './columns-schema.ts'

const Time = (description: string) =>
  t.String({ format: 'date-time', description, examples: ['2026-03-01T09:30:00.000Z'] })
const Name = (description: string) => t.String({ minLength: 1, maxLength: 100, description })

export const Workspace = t.Object(
  {
    id: t.String({ examples: ['ws_1t9QzK4bXe'] }),
    ...columnSchemas(WORKSPACE_COLUMNS, 'shown'),
    mode: oneOf(['live', 'test'], {
      description:
        'The mode. Each workspace has a test workspace with its own data and keys, where no money moves and emails go to members only.',
    }),
    plan: oneOf(PLANS),
    publishableKey: t.String({ description: 'The publishable key for browsers. It isn’t secret.' }),
    allowedHostnames: t.Array(t.String()),
    createdAt: Time('When it was created.'),
    updatedAt: Time('When the settings last changed.'),
  },
  { title: 'Workspace' },
)
export type Workspace = Static<typeof Workspace>

const perLimit = (programs: string) =>
  t.Object({
    links: t.Integer(),
    domains: t.Integer(),
    keys: t.Integer(),
    hostnames: t.Integer(),
    tags: t.Integer(),
    folders: t.Integer(),
    programs: t.Integer({ description: programs }),
    groups: t.Integer(),
    partners: t.Integer(),
    partnerTags: t.Integer(),
  })

export const PlanUse = t.Object(
  {
    plan: oneOf(PLANS),
    conversionTracking: t.Boolean({
      description: 'Whether the plan includes conversion tracking.',
    }),
    partnerProgram: t.Boolean({ description: 'Whether the plan includes the partner program.' }),
    used: perLimit('The number of programs, excluding archived ones.'),
    limits: perLimit('The maximum number of programs, excluding archived ones.'),
  },
  { title: 'PlanUse' },
)
export type PlanUse = Static<typeof PlanUse>

export const UpdateWorkspaceBody = t.Partial(t.Object(columnSchemas(WORKSPACE_COLUMNS, 'body')))
export type UpdateWorkspaceBody = Static<typeof UpdateWorkspaceBody>

export const ClearBody = t.Object({
  confirm: t.String({
    minLength: 1,
    maxLength: 60,
    description: 'The slug of the test workspace, to confirm that all of its data is deleted.',
    examples: ['acme.test'],
  }),
})
export type ClearBody = Static<typeof ClearBody>

export const Hostname = t.Object(
  {
    hostname: t.String({
      minLength: 1,
      maxLength: 300,
      description:
        'A hostname such as `example.com`, `*.example.com` for all subdomains, or `localhost`.',
      examples: ['shop.example.com'],
    }),
  },
  { title: 'Hostname' },
)
export type Hostname = Static<typeof Hostname>

export const RotateBody = t.MaybeEmpty(
  t.Object({
    overlapHours: t.Optional(
      t.Integer({
        minimum: 0,
        maximum: 168,
        description: 'The number of hours that the previous key keeps working. Defaults to 0.',
      }),
    ),
  }),
)
export type RotateBody = { overlapHours?: number | undefined }

export const PublishableKeyAnswer = t.Object({
  publishableKey: t.String({ examples: ['svc_pk_…'] }),
  previousKeyUntil: t.Nullable(
    t.String({ description: 'When the previous key stops working, or null if it has stopped.' }),
  ),
})
export type PublishableKeyAnswer = Static<typeof PublishableKeyAnswer>

const Grant = oneOf([...SCOPE_PRESETS, ...KEY_SCOPES], {
  description:
    'A scope: `all`, `read`, or a single scope. A `.write` scope includes the `.read` scope.',
})

export const Key = t.Object(
  {
    id: t.String({ examples: ['key_1t9QzK4bXeRw2Lm0'] }),
    name: Name('A name for the key.'),
    partialKey: t.String({ description: 'The recognizable part of the key.' }),
    scopes: t.Array(Grant),
    createdBy: t.Nullable(
      t.String({ description: 'The ID of the user who created it, such as `per_…`.' }),
    ),
    lastUsedAt: t.Nullable(Time('When the key was last used, to the minute.')),
    expiresAt: t.Nullable(Time('When it expires.')),
    createdAt: Time('When it was created.'),
  },
  { title: 'Key' },
)
export type Key = Static<typeof Key>

export const CreatedKey = t.Composite([
  Key,
  t.Object({
    key: t.String({ description: 'The secret key. Store it: it’s returned only once.' }),
  }),
])
export type CreatedKey = Static<typeof CreatedKey>

export const CreateKeyBody = t.Object({
  name: Name('A name for the key.'),
  scopes: t.Array(t.String({ maxLength: 50 }), {
    minItems: 1,
    maxItems: 20,
    description: `The scopes of the key, which can’t exceed those of the calling key: ${[...SCOPE_PRESETS, ...KEY_SCOPES].map((scope) => `\`${scope}\``).join(', ')}.`,
    examples: [['links.write', 'conversions.write']],
  }),
  expiresAt: t.Optional(
    t.Nullable(
      t.String({
        maxLength: 40,
        description:
          'When the key expires, as an ISO 8601 time in the future. By default, it doesn’t expire.',
        examples: ['2027-01-01'],
      }),
    ),
  ),
})
export type CreateKeyBody = Static<typeof CreateKeyBody>

export const UpdateKeyBody = t.Object({ name: Name('A name for the key.') })
export type UpdateKeyBody = Static<typeof UpdateKeyBody>
