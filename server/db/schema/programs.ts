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
  unique,
} from 'drizzle-orm/pg-core'
import type { PayoutApproval } from '../../domain/payout-approval.ts'
import { brand } from './brand-columns.ts'
import {
  countColumn,
  createdAt,
  idColumn,
  moneyColumn,
  timeColumn,
  updatedAt,
  workspaceId,
} from './columns.ts'
import type { ExistingCustomerPolicy } from '../../domain/attribution-times.ts'
import type { CreditPolicy } from '../../domain/credit.ts'
import { DEFAULT_BONUS_LIMIT } from '../../domain/bonus-limit.ts'
import type { MailTexts } from '../../domain/mail-words.ts'
import { DEFAULT_HOLD_DAYS } from '../../domain/account-hold.ts'
import { partners } from './partners.ts'
import type { AllowedDestination, MoveRule, PayoutSchedule } from './program-shapes.ts'

export { partners }

export type {
  AllowedDestination,
  FormField,
  Landing,
  LandingBlock,
  MoveRule,
  PayoutSchedule,
  Resource,
} from './program-shapes.ts'

export const programs = pgTable(
  'programs',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    description: text('description'),
    /** The link domain of its partners' links; null: the workspace's primary one. */
    domain: text('domain'),
    /** The destination of partners' links. */
    url: text('url').notNull(),
    currency: text('currency').notNull(),
    attributionModel: text('attribution_model').$type<'first' | 'last'>().notNull(),
    attributionWindowDays: integer('attribution_window_days'),
    /** What later events of customers earn whom the workspace knew before their click. */
    existingCustomers: text('existing_customers')
      .$type<ExistingCustomerPolicy>()
      .notNull()
      .default('earn'),
    holdingPeriodDays: integer('holding_period_days').notNull().default(30),
    minPayout: moneyColumn('min_payout')
      .notNull()
      .default(sql`0`),
    payoutSchedule: jsonb('payout_schedule').$type<PayoutSchedule>().notNull(),
    payoutApproval: jsonb('payout_approval')
      .$type<PayoutApproval>()
      .notNull()
      .default({ mode: 'off' }),
    /** Days after a month's end until it is closed; null: only when somebody asks. */
    closeAfterDays: integer('close_after_days'),
    creditPayouts: text('credit_payouts').$type<CreditPolicy>().notNull().default('off'),
    /** What partners read for it; null: account credit, in their language. */
    creditLabel: text('credit_label'),
    /** How long payouts wait after a partner's email address or payout method was changed; 0: they do not. */
    accountChangeHoldDays: integer('account_change_hold_days').notNull().default(DEFAULT_HOLD_DAYS),
    /** What keys without `payouts.write` may give in bonuses on one UTC day, in minor units. */
    dailyBonusLimit: moneyColumn('daily_bonus_limit')
      .notNull()
      .default(sql.raw(String(DEFAULT_BONUS_LIMIT))),
    autoApprove: boolean('auto_approve').notNull().default(false),
    termsUrl: text('terms_url'),
    helpUrl: text('help_url'),
    supportEmail: text('support_email'),
    /** Name and postal address of who pays, for statements. */
    legalAddress: text('legal_address'),
    /** What statements say besides, such as that they are invoices by self-billing. */
    statementNote: text('statement_note'),
    /** Its own words for mails, by template and language. */
    mailTexts: jsonb('mail_texts').$type<MailTexts>().notNull().default({}),
    fraudSettings: jsonb('fraud_settings').$type<Record<string, unknown>>(),
    ...brand(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deactivatedAt: timeColumn('deactivated_at'),
    /** Deactivated, too; out of lists and the limits of the plan. */
    archivedAt: timeColumn('archived_at'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    unique('programs_slug').on(t.workspaceId, t.slug),
  ],
)

export const groups = pgTable(
  'groups',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    programId: idColumn('program_id').notNull(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    color: text('color').notNull().default('gray'),
    /** Null: the program's. */
    holdingPeriodDays: integer('holding_period_days'),
    autoApprove: boolean('auto_approve'),
    linkStructure: text('link_structure').$type<'short' | 'query'>().notNull().default('short'),
    /** Made at enrollment: the destinations of the first links. Empty: the program's address. */
    defaultLinks: jsonb('default_links').$type<{ url: string }[]>().notNull().default([]),
    allowedDestinations: jsonb('allowed_destinations')
      .$type<AllowedDestination[]>()
      .notNull()
      .default([]),
    maxLinks: integer('max_links').notNull().default(10),
    moveRules: jsonb('move_rules').$type<MoveRule[]>().notNull().default([]),
    ...brand(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    unique('groups_slug').on(t.workspaceId, t.programId, t.slug),
    foreignKey({
      name: 'groups_program_fk',
      columns: [t.workspaceId, t.programId],
      foreignColumns: [programs.workspaceId, programs.id],
    }),
  ],
)

/** A decision about an application or a ban, by whom and why. */
const review = () => ({
  reviewedAt: timeColumn('reviewed_at'),
  rejectionReason: text('rejection_reason'),
  rejectionNote: text('rejection_note'),
  /** Null with a rejection: never. */
  reapplyAt: timeColumn('reapply_at'),
  bannedAt: timeColumn('banned_at'),
  banReason: text('ban_reason'),
})

export const enrollments = pgTable(
  'enrollments',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    programId: idColumn('program_id').notNull(),
    groupId: idColumn('group_id').notNull(),
    partnerId: idColumn('partner_id').notNull(),
    status: text('status').notNull(),
    /** The host application's own id of the partner. */
    tenantId: text('tenant_id'),
    /** The enrollment whose partner brought this one. */
    referredById: idColumn('referred_by_id'),
    application: jsonb('application').$type<Record<string, unknown>>(),
    /** Stays where it is, whatever the groups' rules say. */
    groupLocked: boolean('group_locked').notNull().default(false),
    /** Whether the leaderboard may show the partner’s name and earnings to others. */
    listed: boolean('listed').notNull().default(false),
    sharesCustomers: boolean('shares_customers').notNull().default(false),
    ...review(),
    appliedAt: timeColumn('applied_at'),
    invitedAt: timeColumn('invited_at'),
    approvedAt: timeColumn('approved_at'),
    /** Commissions that the partner was not told of yet, in the program's currency, and the last mail about some. */
    newCommissions: countColumn('new_commissions').notNull().default(0),
    newEarnings: moneyColumn('new_earnings')
      .notNull()
      .default(sql`0`),
    notifiedAt: timeColumn('notified_at'),
    /** Wants no mails about new commissions. */
    digestOff: boolean('digest_off').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    unique('enrollments_partner').on(t.workspaceId, t.programId, t.partnerId),
    unique('enrollments_tenant_id').on(t.workspaceId, t.programId, t.tenantId),
    index('enrollments_list').on(t.workspaceId, t.programId, t.status, t.id),
    index('enrollments_group').on(t.workspaceId, t.groupId, t.id),
    index('enrollments_of_partner').on(t.workspaceId, t.partnerId),
    foreignKey({
      name: 'enrollments_group_fk',
      columns: [t.workspaceId, t.groupId],
      foreignColumns: [groups.workspaceId, groups.id],
    }),
    foreignKey({
      name: 'enrollments_partner_fk',
      columns: [t.workspaceId, t.partnerId],
      foreignColumns: [partners.workspaceId, partners.id],
    }),
  ],
)
