import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import type {
  ImportKind,
  ImportReason,
  ImportRowStatus,
  ImportStatus,
  UnpaidPolicy,
} from '../../domain/imports.ts'
import {
  bytea,
  countColumn,
  createdAt,
  idColumn,
  moneyColumn,
  numberColumn,
  sealedColumn,
  timeColumn,
  updatedAt,
  workspaceId,
} from './columns.ts'
import { programs } from './programs.ts'

/** Which column has which value, for each kind of file. */
export type StoredMapping = { [Kind in ImportKind]?: Record<string, string> }

/** Names of columns, for each kind of file. */
export type StoredColumns = { [Kind in ImportKind]?: string[] }

/** How values of files are written. */
export interface StoredFormat {
  decimalMark: '.' | ','
  amounts: 'major' | 'minor'
  dates: 'iso' | 'dmy' | 'mdy'
}

/** One move from another platform, or of files. */
export const imports = pgTable(
  'imports',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    programId: idColumn('program_id').notNull(),
    groupId: idColumn('group_id').notNull(),
    /** The importer's name. */
    source: text('source').notNull(),
    /** Tells apart sources of one kind whose ids may be the same. */
    origin: text('origin').notNull().default(''),
    name: text('name').notNull(),
    status: text('status').$type<ImportStatus>().notNull(),
    /** Why it failed, or what it waits for. */
    reason: text('reason'),
    /** What it was doing when it failed, and does again when it is started again. */
    resumes: text('resumes').$type<ImportStatus>(),
    /** JSON: keys of the source. Null: deleted, as soon as everything was read. */
    settings: sealedColumn('settings'),
    mapping: jsonb('mapping').$type<StoredMapping>().notNull().default({}),
    /** Columns of the files that nothing is read from. */
    unmapped: jsonb('unmapped').$type<StoredColumns>().notNull().default({}),
    format: jsonb('format').$type<StoredFormat>().notNull(),
    unpaid: text('unpaid').$type<UnpaidPolicy>().notNull(),
    /** From where reading goes on. */
    readAfter: text('read_after'),
    /** Partners without a link have got one. */
    linked: boolean('linked').notNull().default(false),
    /** The line of the last partner who was looked at for that. */
    linkedTo: numberColumn('linked_to').notNull().default(0),
    /** Where the phase stands: the kind and the line that it has worked on last. */
    cursorKind: text('cursor_kind').$type<ImportKind>(),
    cursorNum: numberColumn('cursor_num').notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
    /** Lines that were kept; the next one gets this number. */
    lines: countColumn('lines').notNull().default(0),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    readAt: timeColumn('read_at'),
    startedAt: timeColumn('started_at'),
    finishedAt: timeColumn('finished_at'),
    undoneAt: timeColumn('undone_at'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    foreignKey({
      name: 'imports_program_fk',
      columns: [t.workspaceId, t.programId],
      foreignColumns: [programs.workspaceId, programs.id],
    }),
  ],
)

/** Parts of uploaded files, in their order. Deleted once everything was read. */
export const importParts = pgTable(
  'import_parts',
  {
    workspaceId: workspaceId(),
    importId: idColumn('import_id').notNull(),
    kind: text('kind').$type<ImportKind>().notNull(),
    part: integer('part').notNull(),
    content: bytea('content').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.importId, t.kind, t.part] }),
    foreignKey({
      name: 'import_parts_import_fk',
      columns: [t.workspaceId, t.importId],
      foreignColumns: [imports.workspaceId, imports.id],
    }).onDelete('cascade'),
  ],
)

/**
 * A line of an import and what became of it. It stays, so that the same line never comes twice and that
 * everything can be undone; what it says of people is deleted when the import ends.
 */
export const importRows = pgTable(
  'import_rows',
  {
    workspaceId: workspaceId(),
    importId: idColumn('import_id').notNull(),
    num: numberColumn('num').notNull(),
    programId: idColumn('program_id').notNull(),
    /** The importer's name and the origin: ids are unique within it. */
    source: text('source').notNull(),
    kind: text('kind').$type<ImportKind>().notNull(),
    sourceId: text('source_id').notNull(),
    /** Where a person finds it: `partners.csv, line 3`. */
    line: text('line').notNull(),
    status: text('status').$type<ImportRowStatus>().notNull(),
    reason: text('reason').$type<ImportReason>(),
    data: jsonb('data').$type<Record<string, unknown>>(),
    /** What else must not come twice: the email address, key, customer id or invoice. */
    lookup: text('lookup'),
    amount: moneyColumn('amount')
      .notNull()
      .default(sql`0`),
    currency: text('currency').notNull().default(''),
    /** What it became here; of a partner, the enrollment. */
    targetId: idColumn('target_id'),
    /** False: it was here already and only recognized. */
    created: boolean('created').notNull().default(true),
    /** Added by the import to keep the books: no line of the source. */
    derived: boolean('derived').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.importId, t.num] }),
    // Without the status: a line is marked twice, within its page (hand-written.sql) and without a new index entry.
    index('import_rows_kind').on(t.workspaceId, t.importId, t.kind, t.num),
    index('import_rows_reason')
      .on(t.workspaceId, t.importId, t.num)
      .where(sql`${t.reason} is not null`),
    index('import_rows_source').on(t.workspaceId, t.programId, t.source, t.kind, t.sourceId),
    index('import_rows_lookup')
      .on(t.workspaceId, t.importId, t.kind, t.lookup)
      .where(sql`${t.lookup} is not null`),
    foreignKey({
      name: 'import_rows_import_fk',
      columns: [t.workspaceId, t.importId],
      foreignColumns: [imports.workspaceId, imports.id],
    }).onDelete('cascade'),
  ],
)
