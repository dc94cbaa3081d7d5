import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { RunStatus } from '../../domain/payout.ts'
import {
  countColumn,
  createdAt,
  idColumn,
  localizableColumn,
  moneyColumn,
  sealedColumn,
  timeColumn,
  updatedAt,
  workspaceId,
} from './columns.ts'
import { enrollments, partners, programs } from './programs.ts'

/** A partner's account for payouts. Set only by the partner, after proving the email address. */
export const payoutMethods = pgTable(
  'payout_methods',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    partnerId: idColumn('partner_id').notNull(),
    provider: text('provider').notNull(),
    /** JSON. Null: deleted when it was no longer needed. */
    details: sealedColumn('details'),
    masked: localizableColumn('masked').notNull(),
    /** Keyed hash of the account, to see that two partners share it. */
    fingerprint: text('fingerprint'),
    verifiedAt: timeColumn('verified_at'),
    createdAt: createdAt(),
    removedAt: timeColumn('removed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    uniqueIndex('payout_methods_partner')
      .on(t.workspaceId, t.partnerId)
      .where(sql`${t.removedAt} is null`),
    index('payout_methods_fingerprint').on(t.workspaceId, t.fingerprint),
    foreignKey({
      name: 'payout_methods_partner_fk',
      columns: [t.workspaceId, t.partnerId],
      foreignColumns: [partners.workspaceId, partners.id],
    }),
  ],
)

/** The workspace's account that pays through one provider. */
export const fundingAccounts = pgTable(
  'funding_accounts',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    provider: text('provider').notNull(),
    name: text('name').notNull(),
    /** JSON. */
    details: sealedColumn('details').notNull(),
    masked: text('masked').notNull(),
    /** Null: connected before that was kept. */
    createdBy: text('created_by'),
    verifiedAt: timeColumn('verified_at'),
    createdAt: createdAt(),
    removedAt: timeColumn('removed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    uniqueIndex('funding_accounts_provider')
      .on(t.workspaceId, t.provider)
      .where(sql`${t.removedAt} is null`),
  ],
)

/** One confirmation: the payouts that were claimed together. */
export const payoutRuns = pgTable(
  'payout_runs',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    programId: idColumn('program_id').notNull(),
    /** `schedule:2026-03-01` or the caller's own: a run happens once. */
    key: text('key').notNull(),
    /** Hash of the request that used the key, so that another request with it is refused. */
    requestHash: text('request_hash').notNull().default(''),
    /** The draft that was paid; null: what was due then. */
    draftId: idColumn('draft_id'),
    confirmedBy: text('confirmed_by').notNull(),
    /** Somebody else than the creator of its draft has confirmed it. */
    approved: boolean('approved').notNull().default(false),
    /** `failed`: a scheduled run that has paid nobody. */
    status: text('status').$type<RunStatus>().notNull().default('confirmed'),
    /** Of a failed run: why, how often it was tried, and when it is tried again; null: not by itself. */
    error: text('error'),
    attempts: integer('attempts').notNull().default(1),
    nextAttemptAt: timeColumn('next_attempt_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    unique('payout_runs_key').on(t.workspaceId, t.programId, t.key),
    foreignKey({
      name: 'payout_runs_program_fk',
      columns: [t.workspaceId, t.programId],
      foreignColumns: [programs.workspaceId, programs.id],
    }),
  ],
)

export const payouts = pgTable(
  'payouts',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    programId: idColumn('program_id').notNull(),
    runId: idColumn('run_id').notNull(),
    enrollmentId: idColumn('enrollment_id').notNull(),
    partnerId: idColumn('partner_id').notNull(),
    status: text('status').notNull(),
    amount: moneyColumn('amount').notNull(),
    /** What was due besides and stays payable: the provider cannot send it. */
    carried: moneyColumn('carried')
      .notNull()
      .default(sql`0`),
    currency: text('currency').notNull(),
    commissions: countColumn('commissions').notNull(),
    provider: text('provider').notNull(),
    /** The method as it was shown then. */
    masked: localizableColumn('masked').notNull(),
    periodStart: timeColumn('period_start'),
    periodEnd: timeColumn('period_end'),
    failureReason: localizableColumn('failure_reason'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    initiatedAt: timeColumn('initiated_at'),
    sentAt: timeColumn('sent_at'),
    paidAt: timeColumn('paid_at'),
    failedAt: timeColumn('failed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    // Not unique by enrollment: partners who were paid in one run may turn out to be one person.
    index('payouts_of_run').on(t.workspaceId, t.runId),
    index('payouts_list').on(t.workspaceId, t.programId, t.status, t.id),
    index('payouts_enrollment').on(t.workspaceId, t.enrollmentId, t.id),
    foreignKey({
      name: 'payouts_run_fk',
      columns: [t.workspaceId, t.runId],
      foreignColumns: [payoutRuns.workspaceId, payoutRuns.id],
    }),
    foreignKey({
      name: 'payouts_enrollment_fk',
      columns: [t.workspaceId, t.enrollmentId],
      foreignColumns: [enrollments.workspaceId, enrollments.id],
    }),
  ],
)

/** The intent to pay, written before any provider hears of it. Its id is the provider's idempotency key. */
export const transfers = pgTable(
  'transfers',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    payoutId: idColumn('payout_id').notNull(),
    provider: text('provider').notNull(),
    status: text('status').notNull(),
    amount: moneyColumn('amount').notNull(),
    currency: text('currency').notNull(),
    /** Null: paid in credit without a method of the partner's own. */
    payoutMethodId: idColumn('payout_method_id'),
    fundingAccountId: idColumn('funding_account_id'),
    fileId: idColumn('file_id'),
    /** The provider's own id. */
    reference: text('reference'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    unique('transfers_payout').on(t.workspaceId, t.payoutId),
    index('transfers_reference').on(t.workspaceId, t.provider, t.reference),
    index('transfers_file').on(t.workspaceId, t.fileId),
    index('transfers_open')
      .on(t.updatedAt)
      .where(sql`${t.status} in ('created', 'submitting', 'sent')`),
    foreignKey({
      name: 'transfers_payout_fk',
      columns: [t.workspaceId, t.payoutId],
      foreignColumns: [payouts.workspaceId, payouts.id],
    }),
  ],
)

/** A file for a bank, sealed because it names accounts. */
export const payoutFiles = pgTable(
  'payout_files',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    runId: idColumn('run_id').notNull(),
    provider: text('provider').notNull(),
    filename: text('filename').notNull(),
    contentType: text('content_type').notNull(),
    /** Null: deleted when it was no longer needed. */
    content: sealedColumn('content'),
    transfers: countColumn('transfers').notNull(),
    amount: moneyColumn('amount').notNull(),
    currency: text('currency').notNull(),
    submittedAt: timeColumn('submitted_at'),
    /** Its payouts were canceled: it must not go to the bank any more. */
    discardedAt: timeColumn('discarded_at'),
    /** When it was last downloaded, and by whom; the file names accounts. */
    downloadedAt: timeColumn('downloaded_at'),
    downloadedBy: text('downloaded_by'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    unique('payout_files_run').on(t.workspaceId, t.runId, t.provider),
  ],
)
