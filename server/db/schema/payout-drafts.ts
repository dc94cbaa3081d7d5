import { sql } from 'drizzle-orm'
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { DraftSource } from '../../domain/payout-draft.ts'
import {
  countColumn,
  createdAt,
  idColumn,
  localizableColumn,
  moneyColumn,
  timeColumn,
  workspaceId,
} from './columns.ts'
import { programs } from './programs.ts'

/** Whom to pay what, as it was shown; a confirmation pays exactly this or nothing. */
export const payoutDrafts = pgTable(
  'payout_drafts',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    programId: idColumn('program_id').notNull(),
    source: text('source').$type<DraftSource>().notNull(),
    /** Of a schedule: the run's; of others: its own id. */
    key: text('key').notNull(),
    /** Hash of the partners and the maximum that were asked for. */
    selection: text('selection').notNull(),
    /** Of its lines in the program's currency. */
    amount: moneyColumn('amount').notNull(),
    currency: text('currency').notNull(),
    lines: countColumn('lines').notNull(),
    /** Hash of its lines. */
    digest: text('digest').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
    expiresAt: timeColumn('expires_at').notNull(),
    confirmedBy: text('confirmed_by'),
    confirmedAt: timeColumn('confirmed_at'),
    runId: idColumn('run_id'),
    discardedBy: text('discarded_by'),
    discardedAt: timeColumn('discarded_at'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    unique('payout_drafts_key').on(t.workspaceId, t.programId, t.key),
    index('payout_drafts_open')
      .on(t.expiresAt)
      .where(sql`${t.confirmedAt} is null`),
    foreignKey({
      name: 'payout_drafts_program_fk',
      columns: [t.workspaceId, t.programId],
      foreignColumns: [programs.workspaceId, programs.id],
    }),
  ],
)

/** What one partner is paid in one currency. */
export const payoutDraftLines = pgTable(
  'payout_draft_lines',
  {
    workspaceId: workspaceId(),
    draftId: idColumn('draft_id').notNull(),
    position: integer('position').notNull(),
    // Without foreign keys: enrollments may be merged before it is confirmed, which is a difference then.
    enrollmentId: idColumn('enrollment_id').notNull(),
    partnerId: idColumn('partner_id').notNull(),
    amount: moneyColumn('amount').notNull(),
    currency: text('currency').notNull(),
    commissionIds: jsonb('commission_ids').$type<readonly string[]>().notNull(),
    provider: text('provider').notNull(),
    /** Null: credit that the program pays without a method of the partner's own. */
    payoutMethodId: idColumn('payout_method_id'),
    masked: localizableColumn('masked').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.draftId, t.position] }),
    foreignKey({
      name: 'payout_draft_lines_draft_fk',
      columns: [t.workspaceId, t.draftId],
      foreignColumns: [payoutDrafts.workspaceId, payoutDrafts.id],
    }).onDelete('cascade'),
  ],
)
