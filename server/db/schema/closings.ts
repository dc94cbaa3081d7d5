import { foreignKey, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, idColumn, moneyColumn, timeColumn, workspaceId } from './columns.ts'

/**
 * Closed months of a program. Append-only. No foreign key to the program: a closing waits for every posting
 * under way, so it may lock nothing that they could wait for.
 */
export const ledgerClosings = pgTable(
  'ledger_closings',
  {
    workspaceId: workspaceId(),
    programId: idColumn('program_id').notNull(),
    /** `2026-10`. The first closing of a program covers all that was before, too. */
    month: idColumn('month').notNull(),
    startsAt: timeColumn('starts_at').notNull(),
    /** The first moment of the next month: what is booked from here on is not closed. */
    endsAt: timeColumn('ends_at').notNull(),
    closedBy: text('closed_by').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.programId, t.month] }),
    unique('ledger_closings_end').on(t.workspaceId, t.programId, t.endsAt),
  ],
)

/** The balances that a closed month had, of every account that it moved. Append-only. */
export const ledgerClosingBalances = pgTable(
  'ledger_closing_balances',
  {
    workspaceId: workspaceId(),
    programId: idColumn('program_id').notNull(),
    enrollmentId: idColumn('enrollment_id').notNull(),
    account: text('account').notNull(),
    currency: text('currency').notNull(),
    month: idColumn('month').notNull(),
    opening: moneyColumn('opening').notNull(),
    closing: moneyColumn('closing').notNull(),
  },
  (t) => [
    primaryKey({
      columns: [t.workspaceId, t.programId, t.enrollmentId, t.account, t.currency, t.month],
    }),
    foreignKey({
      name: 'ledger_closing_balances_month_fk',
      columns: [t.workspaceId, t.programId, t.month],
      foreignColumns: [ledgerClosings.workspaceId, ledgerClosings.programId, ledgerClosings.month],
    }),
  ],
)

/**
 * Numbers of statements of closed months: consecutive from 1 in the series of an issuer, and given with the
 * closing. Append-only.
 */
export const statementNumbers = pgTable(
  'statement_numbers',
  {
    workspaceId: workspaceId(),
    programId: idColumn('program_id').notNull(),
    enrollmentId: idColumn('enrollment_id').notNull(),
    month: idColumn('month').notNull(),
    /** The first line of the program's legal address in small letters; empty for the workspace itself. */
    issuer: text('issuer').notNull(),
    series: integer('series').notNull(),
    number: integer('number').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.enrollmentId, t.month] }),
    unique('statement_numbers_series').on(t.workspaceId, t.series, t.number),
  ],
)
