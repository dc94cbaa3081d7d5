import { sql } from 'drizzle-orm'
import {
  bigint,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { bookedAt, createdAt, idColumn, moneyColumn, workspaceId } from './columns.ts'
import { enrollments } from './programs.ts'

/**
 * Why entries were written: one cause happens once. `created_at` is the date of the event; a trigger
 * (hand-written.sql) sets the booking date, which is later when the event's month is closed.
 */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    programId: idColumn('program_id').notNull(),
    cause: text('cause').notNull(),
    key: text('key').notNull(),
    commissionId: idColumn('commission_id'),
    payoutId: idColumn('payout_id'),
    createdAt: createdAt(),
    bookedAt: bookedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    unique('ledger_postings_key').on(t.workspaceId, t.key),
    index('ledger_postings_commission')
      .on(t.workspaceId, t.commissionId)
      .where(sql`${t.commissionId} is not null`),
    index('ledger_postings_payout')
      .on(t.workspaceId, t.payoutId)
      .where(sql`${t.payoutId} is not null`),
  ],
)

/**
 * Append-only: triggers (hand-written.sql) refuse updates, deletes and every statement whose entries
 * don't sum to zero per posting and currency.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    workspaceId: workspaceId(),
    num: bigint('num', { mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    postingId: idColumn('posting_id').notNull(),
    /** From 0, in the order in which the posting names its entries. */
    position: smallint('position').notNull(),
    programId: idColumn('program_id').notNull(),
    enrollmentId: idColumn('enrollment_id').notNull(),
    account: text('account').notNull(),
    currency: text('currency').notNull(),
    amount: moneyColumn('amount').notNull(),
    createdAt: createdAt(),
    bookedAt: bookedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.postingId, t.position] }),
    index('ledger_entries_enrollment').on(t.workspaceId, t.enrollmentId, t.num),
    // The journal's order.
    index('ledger_entries_journal').on(t.workspaceId, t.bookedAt, t.num),
    foreignKey({
      name: 'ledger_entries_posting_fk',
      columns: [t.workspaceId, t.postingId],
      foreignColumns: [ledgerPostings.workspaceId, ledgerPostings.id],
    }),
  ],
)

const sum = (name: string) =>
  moneyColumn(name)
    .notNull()
    .default(sql`0`)

/** The entries' sums, kept with them so that nobody has to add up a year; the nightly check does it anyway. */
export const balances = pgTable(
  'balances',
  {
    workspaceId: workspaceId(),
    enrollmentId: idColumn('enrollment_id').notNull(),
    currency: text('currency').notNull(),
    programId: idColumn('program_id').notNull(),
    expense: sum('expense'),
    accrued: sum('accrued'),
    payable: sum('payable'),
    inTransit: sum('in_transit'),
    paid: sum('paid'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.enrollmentId, t.currency] }),
    foreignKey({
      name: 'balances_enrollment_fk',
      columns: [t.workspaceId, t.enrollmentId],
      foreignColumns: [enrollments.workspaceId, enrollments.id],
    }),
  ],
)

/** The result of a reconciliation; an empty list of differences is the good news. */
export const ledgerChecks = pgTable(
  'ledger_checks',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    report: text('report').notNull(),
    differences: bigint('differences', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.id] })],
)
