import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { bytea, countColumn, createdAt, idColumn, timeColumn, workspaceId } from './columns.ts'

/** Columns by their names, as they were stored. */
export type AuditedRow = Readonly<Record<string, unknown>>

/**
 * The audit log: who changed what, written by triggers in the transaction of the change (hand-written.sql).
 * Append-only, but for erasing what names a person and for age.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    /** As actors are named: `member:per_…`; `database:<user>` when it was none of ours. */
    actor: text('actor').notNull(),
    /** The address that the request came from. */
    address: text('address'),
    requestId: text('request_id'),
    /** What was changed: one of `AUDIT_TYPES` (server/domain/audit.ts). */
    type: text('type').notNull(),
    /** `created`, `updated`, `deleted` and a few more. */
    action: text('action').notNull(),
    resourceId: text('resource_id').notNull(),
    /** What people call it. */
    resourceName: text('resource_name'),
    /** The partner or customer whom it is about: it is erased with them. */
    subjectId: text('subject_id'),
    /** Of an update, the columns that changed. */
    before: jsonb('before').$type<AuditedRow>(),
    after: jsonb('after').$type<AuditedRow>(),
    createdAt: createdAt(),
    /** The person whom it was about was erased on request. */
    erasedAt: timeColumn('erased_at'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    index('audit_entries_actor').on(t.workspaceId, t.actor, t.id),
    index('audit_entries_type').on(t.workspaceId, t.type, t.id),
    index('audit_entries_resource').on(t.workspaceId, t.resourceId, t.id),
    index('audit_entries_subject')
      .on(t.workspaceId, t.subjectId, t.createdAt, t.id)
      .where(sql`${t.subjectId} is not null`),
    index('audit_entries_time').using('brin', t.createdAt),
  ],
)

/**
 * Chains the entries of a workspace: each has a number and a hash that covers the one before, written by a trigger
 * when the transaction commits (docs/decisions/0103-audit-chain.md). Append-only, and kept while an entry needs it.
 */
export const auditSeals = pgTable(
  'audit_seals',
  {
    workspaceId: workspaceId(),
    /** From 1 on without gaps, in the order of commits. */
    num: countColumn('num').notNull(),
    entryId: idColumn('entry_id').notNull(),
    /** The entry's. */
    createdAt: createdAt(),
    /** Goes when the entry is erased. */
    salt: bytea('salt'),
    /** Of the salt and what can be erased. */
    details: bytea('details').notNull(),
    /** Of the rest and `details`. */
    digest: bytea('digest').notNull(),
    /** Of the hash before, the number, the time and `digest`. */
    hash: bytea('hash').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.num] }),
    unique('audit_seals_entry').on(t.workspaceId, t.entryId),
  ],
)
