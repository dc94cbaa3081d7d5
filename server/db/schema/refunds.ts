import { foreignKey, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, idColumn, moneyColumn, numberColumn, workspaceId } from './columns.ts'
import { origin, sales } from './events.ts'

/** A reversal undoes a refund or chargeback: one that was won, or that failed. */
export const REFUND_KINDS = ['refund', 'chargeback', 'reversal'] as const
export type RefundKind = (typeof REFUND_KINDS)[number]
export const REVERSAL_REASONS = ['chargeback_won', 'refund_failed'] as const
export type ReversalReason = (typeof REVERSAL_REASONS)[number]

export const refunds = pgTable(
  'refunds',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    saleId: idColumn('sale_id').notNull(),
    linkNum: numberColumn('link_num'),
    refundId: text('refund_id').notNull(),
    /** A chargeback was taken by the customer's bank. */
    kind: text('kind').$type<RefundKind>().notNull().default('refund'),
    /** For a reversal: the refund that it undoes, whose amount it takes back; else empty. */
    reversesId: text('reverses_id').notNull().default(''),
    reason: text('reason').$type<ReversalReason>(),
    /** Negative for a reversal, so that sums are net. */
    amount: moneyColumn('amount').notNull(),
    currency: text('currency').notNull(),
    bodyHash: text('body_hash').notNull(),
    createdAt: createdAt(),
    ...origin(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    unique('refunds_refund_id').on(t.workspaceId, t.saleId, t.refundId, t.reversesId),
    index('refunds_link').on(t.linkNum, t.id),
    index('refunds_time').using('brin', t.createdAt),
    foreignKey({
      name: 'refunds_sale_fk',
      columns: [t.workspaceId, t.saleId],
      foreignColumns: [sales.workspaceId, sales.id],
    }),
  ],
)
