import { sql } from 'drizzle-orm'
import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { WebhookEvent } from '../../domain/webhook-events.ts'
import type { OutgoingFormatName } from '../../outgoing-formats/index.ts'
import { createdAt, idColumn, sealedColumn, timeColumn, updatedAt, workspaceId } from './columns.ts'
import { enrollments } from './programs.ts'

/** Addresses of servers that are told of events: a workspace's own, or a partner's. */
export const webhooks = pgTable(
  'webhooks',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    /** Whose it is, of a partner: it is told of this enrollment alone. Null: the workspace's own. */
    enrollmentId: idColumn('enrollment_id'),
    partnerId: idColumn('partner_id'),
    url: text('url').notNull(),
    description: text('description'),
    events: jsonb('events').$type<WebhookEvent[]>().notNull(),
    /** How events are written for it. */
    format: text('format').$type<OutgoingFormatName>().notNull().default('standard'),
    /** What signs, or the receiver's key; empty where the address is the secret. */
    secret: sealedColumn('secret').notNull(),
    /** Signs beside the new one until its time is over. */
    formerSecret: sealedColumn('former_secret'),
    formerUntil: timeColumn('former_until'),
    disabledAt: timeColumn('disabled_at'),
    /** The person who answers for it, of the workspace's own. */
    createdBy: idColumn('created_by'),
    /** `failing`: it was disabled because nothing arrived for three days. */
    disabledReason: text('disabled_reason').$type<'member' | 'partner' | 'failing'>(),
    /** Rounds in a row in which nothing arrived, since when, and when it is tried again. */
    failures: integer('failures').notNull().default(0),
    failingSince: timeColumn('failing_since'),
    retryAt: timeColumn('retry_at'),
    /** One job at a time sends to an endpoint: that keeps the order, and a dead one occupies no more. */
    leasedUntil: timeColumn('leased_until'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    index('webhooks_enrollment').on(t.workspaceId, t.enrollmentId),
    foreignKey({
      name: 'webhooks_enrollment_fk',
      columns: [t.workspaceId, t.enrollmentId],
      foreignColumns: [enrollments.workspaceId, enrollments.id],
    }).onDelete('cascade'),
  ],
)

/** What an endpoint is told, once each, with the last answer. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    /** In this order, among those with the same subject. */
    num: bigint('num', { mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    webhookId: idColumn('webhook_id').notNull(),
    /** The event's number in the outbox, so that it is written once; null for a test. */
    eventNum: text('event_num'),
    event: text('event').$type<WebhookEvent | 'webhook.test'>().notNull(),
    /** The id of what the event is about. */
    subject: idColumn('subject').notNull(),
    /** As it is signed and sent. */
    body: text('body').notNull(),
    status: text('status').$type<'waiting' | 'delivered' | 'failed'>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: timeColumn('next_attempt_at').notNull(),
    lastAttemptAt: timeColumn('last_attempt_at'),
    responseStatus: integer('response_status'),
    responseBody: text('response_body'),
    error: text('error'),
    durationMs: integer('duration_ms'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    unique('webhook_deliveries_event').on(t.workspaceId, t.webhookId, t.eventNum),
    index('webhook_deliveries_list').on(t.workspaceId, t.webhookId, t.id),
    index('webhook_deliveries_waiting')
      .on(t.workspaceId, t.webhookId, t.subject, t.num)
      .where(sql`status = 'waiting'`),
    // In the order of sending, so that a long queue is not sorted for each round.
    index('webhook_deliveries_next')
      .on(t.workspaceId, t.webhookId, t.num)
      .where(sql`status = 'waiting'`),
    index('webhook_deliveries_age').on(t.createdAt),
    foreignKey({
      name: 'webhook_deliveries_webhook_fk',
      columns: [t.workspaceId, t.webhookId],
      foreignColumns: [webhooks.workspaceId, webhooks.id],
    }).onDelete('cascade'),
  ],
)
