import { t, type Static } from 'elysia'
import { PLANS } from '../../../domain/plan.ts'
import { KEY_SCOPES, SCOPE_PRESETS } from '../../../domain/scopes.ts'
import { oneOf } from '../../../core/one-of.ts'

const Time = (description: string) =>
  t.String({ format: 'date-time', description, examples: ['2026-03-01T09:30:00.000Z'] })
const Name = (description: string) => t.String({ minLength: 1, maxLength: 100, description })

const settings = {
  name: Name('What people call it'),
  slug: t.String({
    minLength: 1,
    maxLength: 53,
    description:
      'At most 48 lower-case letters, digits and dashes; unique on this server. That of a test workspace ends with .test',
    examples: ['acme'],
  }),
  currency: t.String({
    minLength: 3,
    maxLength: 3,
    description: 'The currency of reports, ISO 4217 in lower case',
    examples: ['usd'],
  }),
  timezone: t.String({
    minLength: 1,
    maxLength: 64,
    description:
      'An IANA name. Its days are those of analytics that name no time zone, and the console shows and reads all times in it; other reports are in UTC unless the call names a time zone, and months are closed in UTC',
    examples: ['Europe/Berlin'],
  }),
  conversionEnabled: t.Boolean({
    description: 'Links created while it is on track conversions unless the call says otherwise',
  }),
  clientConversionsEnabled: t.Boolean({
    description: 'Whether browsers may record leads and sales with the publishable key',
  }),
  honorOptOut: t.Boolean({
    description: 'Do not record visitors who send Sec-GPC or DNT',
  }),
  attributionModel: oneOf(['first', 'last'], {
    description: 'Which click of a customer earns: the first or the last before the lead',
  }),
  attributionWindowDays: t.Nullable(
    t.Integer({
      minimum: 1,
      maximum: 3650,
      description: 'Days after which a click earns nothing any more; null: never',
    }),
  ),
}

export const Workspace = t.Object(
  {
    id: t.String({ examples: ['ws_1t9QzK4bXe'] }),
    ...settings,
    mode: oneOf(['live', 'test'], {
      description: 'Every workspace has a test workspace: other data and keys, no money, no mail',
    }),
    plan: oneOf(PLANS),
    publishableKey: t.String({ description: 'For browsers; not a secret' }),
    allowedHostnames: t.Array(t.String()),
    createdAt: Time('When it was created'),
    updatedAt: Time('When its settings changed last'),
  },
  { title: 'Workspace' },
)
export type Workspace = Static<typeof Workspace>

const perLimit = t.Object({
  links: t.Integer(),
  domains: t.Integer(),
  keys: t.Integer(),
  hostnames: t.Integer(),
  tags: t.Integer(),
  folders: t.Integer(),
  programs: t.Integer({ description: 'Archived ones and their groups do not count' }),
  groups: t.Integer(),
  partners: t.Integer(),
})

export const PlanUse = t.Object(
  {
    plan: oneOf(PLANS),
    conversionTracking: t.Boolean({ description: 'Whether the plan includes it' }),
    partnerProgram: t.Boolean({ description: 'Whether the plan includes it' }),
    used: perLimit,
    limits: perLimit,
  },
  { title: 'PlanUse' },
)
export type PlanUse = Static<typeof PlanUse>

export const UpdateWorkspaceBody = t.Partial(t.Object(settings))
export type UpdateWorkspaceBody = Static<typeof UpdateWorkspaceBody>

export const ClearBody = t.Object({
  confirm: t.String({
    minLength: 1,
    maxLength: 60,
    description: 'The slug of the test workspace: everything in it is deleted',
    examples: ['acme.test'],
  }),
})
export type ClearBody = Static<typeof ClearBody>

export const Hostname = t.Object(
  {
    hostname: t.String({
      minLength: 1,
      maxLength: 300,
      description: 'example.com, *.example.com (every host below it) or localhost',
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
        description: 'How long the old key goes on working; default 0',
      }),
    ),
  }),
)
export type RotateBody = { overlapHours?: number | undefined }

export const PublishableKeyAnswer = t.Object({
  publishableKey: t.String({ examples: ['svc_pk_…'] }),
  previousKeyUntil: t.Nullable(
    t.String({ description: 'Until when the old one works; null: it has stopped' }),
  ),
})
export type PublishableKeyAnswer = Static<typeof PublishableKeyAnswer>

const Grant = oneOf([...SCOPE_PRESETS, ...KEY_SCOPES], {
  description: '"all", "read", or single scopes; x.write includes x.read',
})

export const Key = t.Object(
  {
    id: t.String({ examples: ['key_1t9QzK4bXeRw2Lm0'] }),
    name: Name('What it is for'),
    partialKey: t.String({ description: 'Enough of the key to recognise it' }),
    scopes: t.Array(Grant),
    createdBy: t.Nullable(t.String({ description: 'The person who created it, per_…' })),
    lastUsedAt: t.Nullable(Time('The last use, to the minute')),
    expiresAt: t.Nullable(Time('When it stops working')),
    createdAt: Time('When it was created'),
  },
  { title: 'Key' },
)
export type Key = Static<typeof Key>

export const CreatedKey = t.Composite([
  Key,
  t.Object({ key: t.String({ description: 'The secret. Store it now: it is never shown again' }) }),
])
export type CreatedKey = Static<typeof CreatedKey>

export const CreateKeyBody = t.Object({
  name: Name('What it is for'),
  scopes: t.Array(t.String({ maxLength: 50 }), {
    minItems: 1,
    maxItems: 20,
    description: `Some of ${[...SCOPE_PRESETS, ...KEY_SCOPES].join(', ')}; no more than the calling key has`,
    examples: [['links.write', 'conversions.write']],
  }),
  expiresAt: t.Optional(
    t.Nullable(
      t.String({
        maxLength: 40,
        description: 'ISO 8601, in the future; default: never',
        examples: ['2027-01-01'],
      }),
    ),
  ),
})
export type CreateKeyBody = Static<typeof CreateKeyBody>

export const UpdateKeyBody = t.Object({ name: Name('What it is for') })
export type UpdateKeyBody = Static<typeof UpdateKeyBody>
