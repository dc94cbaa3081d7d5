import { sql } from 'drizzle-orm'
import { index, foreignKey, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, idColumn, localizableColumn, timeColumn, workspaceId } from './columns.ts'
import { enrollments } from './programs.ts'

/** One rule's verdict with its evidence. Only a person closes it. */
export const fraudFlags = pgTable(
  'fraud_flags',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    programId: idColumn('program_id').notNull(),
    enrollmentId: idColumn('enrollment_id').notNull(),
    partnerId: idColumn('partner_id').notNull(),
    customerId: idColumn('customer_id'),
    commissionId: idColumn('commission_id'),
    rule: text('rule').notNull(),
    severity: text('severity').notNull(),
    sentence: localizableColumn('sentence').notNull(),
    evidence: jsonb('evidence').$type<Record<string, string>>().notNull(),
    /** open, released or rejected */
    status: text('status').notNull().default('open'),
    note: text('note'),
    reviewedBy: text('reviewed_by'),
    reviewedAt: timeColumn('reviewed_at'),
    /** `<commission or enrollment>:<rule>`: the same finding is one row. */
    key: text('key').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    unique('fraud_flags_key').on(t.workspaceId, t.key),
    index('fraud_flags_queue').on(t.workspaceId, t.programId, t.status, t.id),
    index('fraud_flags_partner').on(t.workspaceId, t.partnerId, t.status, t.id),
    index('fraud_flags_commission').on(t.workspaceId, t.commissionId),
    /** What was decided about a customer. */
    index('fraud_flags_customer')
      .on(t.workspaceId, t.customerId, t.rule)
      .where(sql`${t.customerId} is not null`),
    foreignKey({
      name: 'fraud_flags_enrollment_fk',
      columns: [t.workspaceId, t.enrollmentId],
      foreignColumns: [enrollments.workspaceId, enrollments.id],
    }),
  ],
)
