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
      description: 'Who acted, as `actor.type:actor.id` of an entry: `member:per_…`, `system:cli`',
    }),
  ),
  type: t.Optional(oneOf(AUDIT_TYPES, { description: 'What was changed' })),
  action: t.Optional(oneOf(AUDIT_ACTIONS)),
  resourceId: t.Optional(t.String({ maxLength: 64, description: 'The id of what was changed' })),
  start: time('From this time on, ISO 8601; a date begins at midnight UTC'),
  end: time('Before this time; a date includes its whole day'),
}

export const AuditQuery = t.Object({ ...filters, ...pageFields, ...cursorFields })
export type AuditQuery = Static<typeof AuditQuery>

export const AuditExportQuery = t.Object({
  ...filters,
  format: t.Optional(oneOf(['csv', 'ndjson'], { description: 'Default: csv' })),
  after: t.Optional(
    t.Integer({
      minimum: 0,
      description: 'Returns entries with a `number` greater than this, oldest first. Start with 0',
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
          '`system`: a job, the command line (`cli`) or a public page; `database`: SQL beside the server',
      }),
      id: t.String({ description: 'Of a member, key, partner or session; else a name' }),
      name: t.Union([t.String(), t.Null()], { description: 'What they are called now' }),
    }),
    address: t.Union([t.String(), t.Null()], {
      description: 'Where the request came from; null: it was no request',
    }),
    requestId: t.Union([t.String(), t.Null()], {
      description: 'The `X-Request-Id` of the answer. Changes of one request have the same',
    }),
    type: oneOf(AUDIT_TYPES),
    action: oneOf(AUDIT_ACTIONS),
    resource: t.Object({
      id: t.String(),
      name: t.Union([t.String(), t.Null()], {
        description: 'What it was called then; where it has no name, the partner whom it is about',
      }),
    }),
    before: t.Union(Values.anyOf, {
      description:
        'What there was: of an update, the values that changed, money in minor units; secrets are `[secret]`',
    }),
    after: Values,
    erasedAt: t.Union([t.String(), t.Null()], {
      description: 'When the person whom it was about was erased, and what it said with them',
    }),
    number: t.Union([t.Integer(), t.Null()], {
      description: 'Position in the workspace’s log, starting at 1, in commit order',
    }),
    hash: t.Union([t.String(), t.Null()], {
      description: 'SHA-256 of the entry and the hash before it',
    }),
  },
  { title: 'AuditEntry' },
)
export type AuditEntry = Static<typeof AuditEntry>

export const AuditCheckQuery = t.Object({
  number: t.Optional(
    t.Integer({
      minimum: 1,
      description: 'Number of an entry you recorded earlier; requires `hash`',
    }),
  ),
  hash: t.Optional(
    t.String({ maxLength: 64, description: 'Hash of that entry; requires `number`' }),
  ),
})
export type AuditCheckQuery = Static<typeof AuditCheckQuery>

export const AUDIT_PROBLEMS = ['changed', 'missing', 'gap', 'hash', 'unnumbered', 'noted'] as const
export type AuditProblem = (typeof AUDIT_PROBLEMS)[number]

const Place = t.Object({ number: t.Integer(), createdAt: t.String(), hash: t.String() })

export const AuditCheck = t.Object(
  {
    ok: t.Boolean({ description: 'Whether no problems were found' }),
    checkedAt: t.String(),
    entries: t.Integer(),
    erased: t.Integer({
      description: 'Entries whose values were erased with the person',
    }),
    first: t.Union([Place, t.Null()], {
      description:
        'Where the chain begins: number 1, or the last entry that was deleted for its age',
    }),
    last: t.Union([Place, t.Null()], {
      description: 'Last entry in the chain. Store its number and hash outside the database',
    }),
    problemCount: t.Integer(),
    problems: t.Array(
      t.Object({
        number: t.Union([t.Integer(), t.Null()]),
        entryId: t.Union([t.String(), t.Null()]),
        kind: oneOf(AUDIT_PROBLEMS),
        sentence: t.String(),
      }),
      { description: 'First 100 problems' },
    ),
  },
  { title: 'AuditCheck' },
)
export type AuditCheck = Static<typeof AuditCheck>
