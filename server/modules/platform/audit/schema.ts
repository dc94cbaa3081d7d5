import { t, type Static } from 'elysia'
import { cursorFields, pageFields } from '../../../core/fields.ts'
import { oneOf } from '../../../core/one-of.ts'
import { AUDIT_ACTIONS, AUDIT_ACTORS, AUDIT_TYPES } from '../../../domain/audit.ts'

const time = (description: string) =>
  t.Optional(t.String({ maxLength: 40, description, examples: ['2026-01-31T12:00:00Z'] }))

const filters = {
  actor: t.Optional(
    t.String({
      maxLength: 200,
      description:
        'The actor, as `actor.type:actor.id` of an entry, such as `member:per_…` or `system:cli`.',
    }),
  ),
  type: t.Optional(oneOf(AUDIT_TYPES, { description: 'The type of the changed resource.' })),
  action: t.Optional(oneOf(AUDIT_ACTIONS)),
  resourceId: t.Optional(
    t.String({ maxLength: 64, description: 'The ID of the changed resource.' }),
  ),
  start: time('The start of the time range, in ISO 8601 format. A date starts at midnight UTC.'),
  end: time('The end of the time range, exclusive. A date includes the whole day.'),
}

export const AuditQuery = t.Object({ ...filters, ...pageFields, ...cursorFields })
export type AuditQuery = Static<typeof AuditQuery>

export const AuditExportQuery = t.Object({
  ...filters,
  format: t.Optional(
    oneOf(['csv', 'ndjson'], { description: 'The file format. Defaults to `csv`.' }),
  ),
  after: t.Optional(
    t.Integer({
      minimum: 0,
      description: 'Returns entries with a `number` greater than this, oldest first. Start with 0.',
    }),
  ),
})
export type AuditExportQuery = Static<typeof AuditExportQuery>

const Values = t.Union([t.Record(t.String(), t.Any()), t.Null()])

export const AuditEntry = t.Object(
  {
    id: t.String(),
    createdAt: t.String(),
    actor: t.Object({
      type: oneOf(AUDIT_ACTORS, {
        description:
          'The type of actor. `system` is a job, the command line (`cli`), or a public page. `database` is SQL outside the server.',
      }),
      id: t.String({
        description: 'The ID of the member, key, partner, or session. Otherwise, a name.',
      }),
      name: t.Union([t.String(), t.Null()], { description: 'The current name of the actor.' }),
    }),
    address: t.Union([t.String(), t.Null()], {
      description: 'The IP address of the request, or null if there was none.',
    }),
    requestId: t.Union([t.String(), t.Null()], {
      description: 'The `X-Request-Id` of the response. Changes from one request have the same ID.',
    }),
    type: oneOf(AUDIT_TYPES),
    action: oneOf(AUDIT_ACTIONS),
    resource: t.Object({
      id: t.String(),
      name: t.Union([t.String(), t.Null()], {
        description: 'The name at that time. For objects without a name, the partner’s name.',
      }),
    }),
    before: t.Union(Values.anyOf, {
      description:
        'The previous values. For updates, only values that changed. Amounts are in minor units, and secrets are `[secret]`.',
    }),
    after: Values,
    erasedAt: t.Union([t.String(), t.Null()], {
      description: 'When the person was erased, together with the values about them.',
    }),
    number: t.Union([t.Integer(), t.Null()], {
      description: 'The position in the workspace’s log, starting at 1, in commit order.',
    }),
    hash: t.Union([t.String(), t.Null()], {
      description: 'The SHA-256 hash of the entry and the previous hash.',
    }),
  },
  { title: 'AuditEntry' },
)
export type AuditEntry = Static<typeof AuditEntry>

export const AuditCheckQuery = t.Object({
  number: t.Optional(
    t.Integer({
      minimum: 1,
      description: 'The number of an entry that you recorded earlier. Requires `hash`.',
    }),
  ),
  hash: t.Optional(
    t.String({ maxLength: 64, description: 'The hash of that entry. Requires `number`.' }),
  ),
})
export type AuditCheckQuery = Static<typeof AuditCheckQuery>

export const AUDIT_PROBLEMS = ['changed', 'missing', 'gap', 'hash', 'unnumbered', 'noted'] as const
export type AuditProblem = (typeof AUDIT_PROBLEMS)[number]

const Place = t.Object({ number: t.Integer(), createdAt: t.String(), hash: t.String() })

export const AuditCheck = t.Object(
  {
    ok: t.Boolean({ description: 'Whether no problems were found.' }),
    checkedAt: t.String(),
    entries: t.Integer(),
    erased: t.Integer({
      description: 'The number of entries whose values were erased with the person.',
    }),
    first: t.Union([Place, t.Null()], {
      description:
        'The start of the chain: number 1, or the last entry that was deleted due to its age.',
    }),
    last: t.Union([Place, t.Null()], {
      description: 'The last entry in the chain. Store its number and hash outside the database.',
    }),
    problemCount: t.Integer(),
    problems: t.Array(
      t.Object({
        number: t.Union([t.Integer(), t.Null()]),
        entryId: t.Union([t.String(), t.Null()]),
        kind: oneOf(AUDIT_PROBLEMS),
        sentence: t.String(),
      }),
      { description: 'The first 100 problems.' },
    ),
  },
  { title: 'AuditCheck' },
)
export type AuditCheck = Static<typeof AuditCheck>
