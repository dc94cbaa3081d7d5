import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Message } from '../../domain/message/message.ts'
import {
  createdAt,
  idColumn,
  localizableColumn,
  moneyColumn,
  numberColumn,
  timeColumn,
  updatedAt,
  workspaceId,
} from './columns.ts'
import { enrollments } from './programs.ts'

/** How an amount came about, one message a step: what `GET /commissions/:id` says in English. */
export interface Explanation {
  event: { type: string; id: string | null; at: string } | null
  reward: { id: string; version: number; modifier: number | null; tier: number | null } | null
  conversion: {
    amountMinor: number
    currency: string
    rate: string
    source: string
    day: string
  } | null
  steps: Message[]
}

export const commissions = pgTable(
  'commissions',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    programId: idColumn('program_id').notNull(),
    enrollmentId: idColumn('enrollment_id').notNull(),
    partnerId: idColumn('partner_id').notNull(),
    /** `sale:evt_…`, `referral:cm_…`, `custom:<key>`: one source pays once. */
    sourceKey: text('source_key').notNull(),
    /** Of a manual one with an id of the caller's: the request, so that only the same repeats it. */
    requestHash: text('request_hash'),
    type: text('type').notNull(),
    status: text('status').notNull(),
    holdReason: text('hold_reason'),
    cancelReason: text('cancel_reason'),
    eventId: idColumn('event_id'),
    customerId: idColumn('customer_id'),
    linkNum: numberColumn('link_num'),
    invoiceId: text('invoice_id'),
    rewardId: idColumn('reward_id'),
    rewardVersion: integer('reward_version'),
    /** The sale, in the program's currency; 0 for a click or lead. */
    amount: moneyColumn('amount').notNull(),
    quantity: integer('quantity').notNull().default(1),
    /** The amount before refunds, and what remains. */
    earned: moneyColumn('earned').notNull(),
    earnings: moneyColumn('earnings').notNull(),
    /** What refunds took of `amount`, whether or not the commission was paid by then. */
    amountRefunded: moneyColumn('amount_refunded')
      .notNull()
      .default(sql`0`),
    /** What its claw-backs come to: `earnings` less this is its net. */
    clawedBack: moneyColumn('clawed_back')
      .notNull()
      .default(sql`0`),
    /** Its sale was wholly refunded: it counts in no limit, duration, tier or total. */
    whollyRefunded: boolean('wholly_refunded').notNull().default(false),
    /** For a referral share whose amount a person set: that amount, before refunds. */
    earnedByHand: moneyColumn('earned_by_hand'),
    currency: text('currency').notNull(),
    /** One unit of the sale's currency in the program's, with its source and day. */
    rate: numeric('rate'),
    rateSource: text('rate_source'),
    rateDay: text('rate_day'),
    description: localizableColumn('description'),
    metadata: jsonb('metadata').$type<Record<string, unknown>>(),
    explanation: jsonb('explanation').$type<Explanation>().notNull(),
    /** For a claw-back: the commission that was paid already. */
    reversesId: idColumn('reverses_id'),
    /** For a referral: the commission that it is a share of. */
    sourceId: idColumn('source_id'),
    /** For the bonus of a milestone. */
    milestoneId: idColumn('milestone_id'),
    payoutId: idColumn('payout_id'),
    /** When the holding period ends. */
    maturesAt: timeColumn('matures_at').notNull(),
    /** When it was earned: the event's time. */
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    paidAt: timeColumn('paid_at'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    unique('commissions_source').on(t.workspaceId, t.programId, t.sourceKey),
    index('commissions_enrollment').on(t.workspaceId, t.enrollmentId, t.status, t.id),
    index('commissions_customer').on(t.workspaceId, t.customerId, t.type, t.id),
    /** What links brought. */
    index('commissions_link')
      .on(t.workspaceId, t.linkNum)
      .where(sql`${t.type} = 'sale' and ${t.linkNum} is not null`),
    index('commissions_time').using('brin', t.createdAt),
    index('commissions_event').on(t.workspaceId, t.eventId),
    index('commissions_payout')
      .on(t.workspaceId, t.payoutId)
      .where(sql`${t.payoutId} is not null`),
    index('commissions_invoice')
      .on(t.workspaceId, t.invoiceId)
      .where(sql`${t.invoiceId} is not null`),
    index('commissions_reverses')
      .on(t.workspaceId, t.reversesId)
      .where(sql`${t.reversesId} is not null`),
    index('commissions_partner').on(t.workspaceId, t.partnerId, t.id),
    index('commissions_milestone')
      .on(t.workspaceId, t.enrollmentId, t.milestoneId)
      .where(sql`${t.milestoneId} is not null`),
    /** Of several bonuses of an enrollment for one milestone, one stands. */
    uniqueIndex('commissions_bonus')
      .on(t.workspaceId, t.enrollmentId, t.milestoneId)
      .where(
        sql`${t.milestoneId} is not null and ${t.status} <> 'canceled' and not ${t.whollyRefunded}`,
      ),
    /** Those that wait for an exchange rate. */
    index('commissions_unpriced')
      .on(t.workspaceId, t.id)
      .where(sql`${t.status} = 'held' and ${t.holdReason} = 'rate_missing'`),
    index('commissions_maturing')
      .on(t.maturesAt)
      .where(sql`${t.status} = 'pending'`),
    foreignKey({
      name: 'commissions_enrollment_fk',
      columns: [t.workspaceId, t.enrollmentId],
      foreignColumns: [enrollments.workspaceId, enrollments.id],
    }),
  ],
)

/** A refund's or chargeback's part in a commission, so that each happens once and can be explained. */
export const commissionReversals = pgTable(
  'commission_reversals',
  {
    workspaceId: workspaceId(),
    commissionId: idColumn('commission_id').notNull(),
    /** The refund's event. */
    eventId: idColumn('event_id').notNull(),
    kind: text('kind').notNull().default('refund'),
    /** Taken back, positive. */
    amount: moneyColumn('amount').notNull(),
    /** The negative commission, when the money was paid out already. */
    clawbackId: idColumn('clawback_id'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.commissionId, t.eventId] }),
    foreignKey({
      name: 'commission_reversals_commission_fk',
      columns: [t.workspaceId, t.commissionId],
      foreignColumns: [commissions.workspaceId, commissions.id],
    }),
  ],
)

/**
 * What the last ban of an enrollment canceled, so that lifting it can restore exactly that. Referral shares
 * in it belong to other enrollments.
 */
export const banCancellations = pgTable(
  'ban_cancellations',
  {
    workspaceId: workspaceId(),
    commissionId: idColumn('commission_id').notNull(),
    /** The enrollment that was banned. */
    enrollmentId: idColumn('enrollment_id').notNull(),
    /** The commission as it was. */
    status: text('status').$type<'pending' | 'held' | 'due'>().notNull(),
    holdReason: text('hold_reason'),
    earnings: moneyColumn('earnings').notNull(),
    createdAt: createdAt(),
    restoredAt: timeColumn('restored_at'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.commissionId] }),
    index('ban_cancellations_enrollment').on(t.workspaceId, t.enrollmentId),
    foreignKey({
      name: 'ban_cancellations_commission_fk',
      columns: [t.workspaceId, t.commissionId],
      foreignColumns: [commissions.workspaceId, commissions.id],
    }),
  ],
)

/** Rates that every workspace shares are stored under this name: the central bank's. */
export const SHARED_RATES = '*'
export const OPERATOR = 'operator'
export const BANK = 'ecb'

/**
 * Exchange rates in euros' terms: how many units of `currency` one euro buys, as an exact decimal. The
 * operator's own rates (`source` = `operator`) win over the central bank's.
 */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    workspaceId: workspaceId(),
    day: text('day').notNull(),
    currency: text('currency').notNull(),
    source: text('source').notNull(),
    perEuro: numeric('per_euro').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.currency, t.day, t.source] })],
)
