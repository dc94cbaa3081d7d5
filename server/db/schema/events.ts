import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { EvidenceLevel } from '../../domain/evidence-level.ts'
import type { Message } from '../../domain/message/message.ts'
import type { Unearned } from './unearned.ts'
import type { LineItem } from '../../domain/sale-parts.ts'
import type { Pinned } from '../../domain/reward/types.ts'
import {
  countColumn,
  createdAt,
  idColumn,
  moneyColumn,
  numberColumn,
  sumColumn,
  timeColumn,
  updatedAt,
  workspaceId,
} from './columns.ts'

/**
 * The origin of an event, as dictionary ids. A lead or sale copies its click's origin. `rolled` says that
 * the writer itself added the event to the daily rollup (see db/rollups.ts).
 */
export const origin = () => ({
  locationId: numberColumn('location_id').notNull().default(0),
  agentId: numberColumn('agent_id').notNull().default(0),
  referrerId: numberColumn('referrer_id').notNull().default(0),
  urlId: numberColumn('url_id').notNull().default(0),
  utmId: numberColumn('utm_id').notNull().default(0),
  trigger: smallint('trigger').notNull().default(0),
  rolled: boolean('rolled').notNull().default(false),
})

/**
 * Partitioned by month through the id, which starts with the click's time. The order of columns saves
 * padding; a column that may be null, or one byte more, would cost every row eight.
 */
export const clicks = pgTable(
  'clicks',
  {
    createdAt: createdAt(),
    linkNum: numberColumn('link_num').notNull(),
    ...origin(),
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    index('clicks_link').on(t.linkNum, t.createdAt),
    index('clicks_time').using('brin', t.createdAt),
  ],
)

export const customers = pgTable(
  'customers',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    externalId: text('external_id').notNull(),
    name: text('name'),
    email: text('email'),
    avatar: text('avatar'),
    country: text('country'),
    linkNum: numberColumn('link_num'),
    clickId: idColumn('click_id'),
    clickedAt: timeColumn('clicked_at'),
    partnerId: idColumn('partner_id'),
    programId: idColumn('program_id'),
    /** The offers that their lead was won under; see domain/reward/types.ts. */
    pinned: jsonb('pinned').$type<Pinned>(),
    /** A lead or sale has fixed the link. */
    settled: boolean('settled').notNull().default(false),
    /** When the event happened that fixed it: one that happened earlier takes its place. Null: nothing does. */
    settledAt: timeColumn('settled_at'),
    /** Who vouched for the link. Without one: who reported the customer. */
    evidence: text('evidence').$type<EvidenceLevel>().notNull().default('server'),
    /** The first lead that has a link. */
    leadId: idColumn('lead_id'),
    /** Whether it has a sale that is counted as the link's conversion. */
    converted: boolean('converted').notNull().default(false),
    firstSaleAt: timeColumn('first_sale_at'),
    /** The earliest time at which anything happened, but for clicks and what they brought; null: nothing yet. */
    seenAt: timeColumn('seen_at'),
    sales: countColumn('sales').notNull().default(0),
    /** Less refunds; only what is in the workspace's own currency. */
    saleAmount: sumColumn('sale_amount'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** The person was erased on request; the row stays for the sums. */
    erasedAt: timeColumn('erased_at'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    unique('customers_external_id').on(t.workspaceId, t.externalId),
    index('customers_email').on(t.workspaceId, t.email),
    index('customers_link').on(t.linkNum, t.id),
  ],
)

/**
 * The stored attribution, enough to explain it years later. `reason` is one of ATTRIBUTION_REASONS
 * (domain/attribution.ts), `steps` are its messages in order. The click is the one that earned; without a
 * link, the one that the call named in vain.
 */
const verdict = () => ({
  clickId: idColumn('click_id'),
  reason: text('reason').notNull(),
  steps: jsonb('steps').$type<Message[]>().notNull(),
  /** Reported by a browser. */
  clientSide: boolean('client_side').notNull().default(false),
  /** The weakest word that the attribution rests on. */
  evidence: text('evidence').$type<EvidenceLevel>().notNull().default('server'),
  /** Why no commission was earned through a partner's link. */
  unearned: jsonb('unearned').$type<Unearned>(),
})

/** A lead or sale without a link waits for attribution and is counted nowhere. */
export const leads = pgTable(
  'leads',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    customerId: idColumn('customer_id').notNull(),
    linkNum: numberColumn('link_num'),
    eventName: text('event_name').notNull(),
    quantity: smallint('quantity').notNull().default(1),
    metadata: jsonb('metadata').$type<Record<string, unknown>>(),
    createdAt: createdAt(),
    ...origin(),
    ...verdict(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    index('leads_customer').on(t.workspaceId, t.customerId, t.id),
    index('leads_link').on(t.linkNum, t.id),
    index('leads_time').using('brin', t.createdAt),
    foreignKey({
      name: 'leads_customer_fk',
      columns: [t.workspaceId, t.customerId],
      foreignColumns: [customers.workspaceId, customers.id],
    }),
  ],
)

export const sales = pgTable(
  'sales',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    customerId: idColumn('customer_id'),
    customerExternalId: text('customer_external_id').notNull(),
    linkNum: numberColumn('link_num'),
    leadId: idColumn('lead_id'),
    eventName: text('event_name').notNull(),
    /** Everything that the customer paid: tax, shipping and fee are parts of it. */
    amount: moneyColumn('amount').notNull(),
    tax: sumColumn('tax'),
    shipping: sumColumn('shipping'),
    fee: sumColumn('fee'),
    lineItems: jsonb('line_items').$type<readonly LineItem[]>(),
    currency: text('currency').notNull(),
    paymentProcessor: text('payment_processor').notNull(),
    invoiceId: text('invoice_id'),
    metadata: jsonb('metadata').$type<Record<string, unknown>>(),
    createdAt: createdAt(),
    ...origin(),
    ...verdict(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    index('sales_customer').on(t.workspaceId, t.customerExternalId, t.id),
    index('sales_customer_id').on(t.workspaceId, t.customerId),
    index('sales_link').on(t.linkNum, t.id),
    /** They count for their partner's volume. */
    index('sales_unearned')
      .on(t.linkNum, t.id)
      .where(sql`${t.unearned} is not null`),
    index('sales_time').using('brin', t.createdAt),
    foreignKey({
      name: 'sales_customer_fk',
      columns: [t.workspaceId, t.customerId],
      foreignColumns: [customers.workspaceId, customers.id],
    }),
  ],
)

/** Once for ever, which a monthly partition cannot promise: one lead per customer and event name. */
export const leadKeys = pgTable(
  'lead_keys',
  {
    workspaceId: workspaceId(),
    customerId: idColumn('customer_id').notNull(),
    eventName: text('event_name').notNull(),
    leadId: idColumn('lead_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.customerId, t.eventName] })],
)

/** One sale per invoice, whichever route it came through. */
export const invoiceKeys = pgTable(
  'invoice_keys',
  {
    workspaceId: workspaceId(),
    invoiceId: text('invoice_id').notNull(),
    saleId: idColumn('sale_id').notNull(),
    bodyHash: text('body_hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.invoiceId] })],
)

/** Sales that nobody has earned yet, by the customer's external id: a later lead claims them. */
export const waitingSales = pgTable(
  'waiting_sales',
  {
    workspaceId: workspaceId(),
    customerExternalId: text('customer_external_id').notNull(),
    saleId: idColumn('sale_id').notNull(),
    /** Reported by a browser. */
    clientSide: boolean('client_side').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.customerExternalId, t.saleId] })],
)
