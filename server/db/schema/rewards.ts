import { sql } from 'drizzle-orm'
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Limit, Modifier, ProductRule, Tiers } from '../../domain/reward/types.ts'
import type { SalePart } from '../../domain/sale-parts.ts'
import { createdAt, idColumn, moneyColumn, timeColumn, updatedAt, workspaceId } from './columns.ts'
import { partners, programs } from './programs.ts'

/** The owner of an offer: a group, or a single enrollment in place of its group. */
const owner = () => ({
  programId: idColumn('program_id').notNull(),
  groupId: idColumn('group_id'),
  enrollmentId: idColumn('enrollment_id'),
})

export const rewards = pgTable(
  'rewards',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    ...owner(),
    event: text('event').notNull(),
    /** The newest of its versions. */
    version: integer('version').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** No longer offered; customers who were won under it keep it. */
    archivedAt: timeColumn('archived_at'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    uniqueIndex('rewards_of_group')
      .on(t.workspaceId, t.groupId, t.event)
      .where(sql`${t.archivedAt} is null and ${t.groupId} is not null`),
    uniqueIndex('rewards_of_enrollment')
      .on(t.workspaceId, t.enrollmentId, t.event)
      .where(sql`${t.archivedAt} is null and ${t.enrollmentId} is not null`),
    foreignKey({
      name: 'rewards_program_fk',
      columns: [t.workspaceId, t.programId],
      foreignColumns: [programs.workspaceId, programs.id],
    }),
  ],
)

/** Written once, never changed: commissions and customers refer to them for ever. */
export const rewardVersions = pgTable(
  'reward_versions',
  {
    workspaceId: workspaceId(),
    rewardId: idColumn('reward_id').notNull(),
    version: integer('version').notNull(),
    event: text('event').notNull(),
    type: text('type').$type<'flat' | 'percentage'>().notNull(),
    amountMinor: moneyColumn('amount_minor'),
    rateBps: integer('rate_bps'),
    maxDurationMonths: integer('max_duration_months'),
    currency: text('currency').notNull(),
    limits: jsonb('limits').$type<Limit[]>().notNull().default([]),
    modifiers: jsonb('modifiers').$type<Modifier[]>().notNull().default([]),
    exclude: jsonb('exclude').$type<SalePart[]>().notNull().default([]),
    tiers: jsonb('tiers').$type<Tiers>(),
    products: jsonb('products').$type<ProductRule[]>().notNull().default([]),
    description: text('description'),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.rewardId, t.version] }),
    foreignKey({
      name: 'reward_versions_reward_fk',
      columns: [t.workspaceId, t.rewardId],
      foreignColumns: [rewards.workspaceId, rewards.id],
    }),
  ],
)

/**
 * The discount that a partner's friend gets. Its amount never changes: another offer is another discount.
 */
export const discounts = pgTable(
  'discounts',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    ...owner(),
    type: text('type').$type<'flat' | 'percentage'>().notNull(),
    amountMinor: moneyColumn('amount_minor'),
    rateBps: integer('rate_bps'),
    maxDurationMonths: integer('max_duration_months'),
    currency: text('currency').notNull(),
    description: text('description'),
    provider: text('provider'),
    couponId: text('coupon_id'),
    couponTestId: text('coupon_test_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    archivedAt: timeColumn('archived_at'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    uniqueIndex('discounts_of_group')
      .on(t.workspaceId, t.groupId)
      .where(sql`${t.archivedAt} is null and ${t.groupId} is not null`),
    uniqueIndex('discounts_of_enrollment')
      .on(t.workspaceId, t.enrollmentId)
      .where(sql`${t.archivedAt} is null and ${t.enrollmentId} is not null`),
    foreignKey({
      name: 'discounts_program_fk',
      columns: [t.workspaceId, t.programId],
      foreignColumns: [programs.workspaceId, programs.id],
    }),
  ],
)

/** A code that a customer types. A code is never given to somebody else, not even after it was removed. */
export const discountCodes = pgTable(
  'discount_codes',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    programId: idColumn('program_id').notNull(),
    discountId: idColumn('discount_id'),
    enrollmentId: idColumn('enrollment_id').notNull(),
    partnerId: idColumn('partner_id').notNull(),
    linkId: idColumn('link_id').notNull(),
    code: text('code').notNull(),
    /** Upper case. */
    codeLookup: text('code_lookup').notNull(),
    createdAt: createdAt(),
    disabledAt: timeColumn('disabled_at'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    uniqueIndex('discount_codes_code').on(t.workspaceId, t.codeLookup),
    uniqueIndex('discount_codes_link')
      .on(t.workspaceId, t.linkId)
      .where(sql`${t.disabledAt} is null`),
    index('discount_codes_partner').on(t.workspaceId, t.partnerId),
    foreignKey({
      name: 'discount_codes_partner_fk',
      columns: [t.workspaceId, t.partnerId],
      foreignColumns: [partners.workspaceId, partners.id],
    }),
  ],
)
