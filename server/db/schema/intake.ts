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
import { createdAt, idColumn, sealedColumn, timeColumn, updatedAt, workspaceId } from './columns.ts'

/** How far the events of a connection have been fetched, at a provider that is asked for them. */
export interface PollState {
  /** Where the next page begins, in the provider's words. Null: nothing was read yet. */
  cursor: string | null
  /** When the provider last answered, ISO 8601. */
  polledAt: string | null
  /** Pages in a row that had nothing new. */
  stalePages?: number
  /** Since then: how often it failed, when last, and why. */
  failures: number
  failedAt: string | null
  reason: string | null
}

/** A workspace's account at a provider that reports what its customers do; several of one provider. */
export const connections = pgTable(
  'connections',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    provider: text('provider').notNull(),
    name: text('name').notNull(),
    /** What the provider signs with. Null: deleted with the connection. */
    secret: sealedColumn('secret'),
    masked: text('masked').notNull(),
    /** The provider's own id of the account. Null: not known. */
    accountId: text('account_id'),
    /** The program that the customers of its events belong to. Null: the workspace's. */
    programId: idColumn('program_id'),
    /** Keys of the account, and what OAuth has granted, as JSON. */
    details: sealedColumn('details'),
    /** Until when the access token in them is good. Null: for ever, or there is none. */
    accessUntil: timeColumn('access_until'),
    /** When the provider is asked for events next. Null: it is not asked. */
    pollAt: timeColumn('poll_at'),
    /** Null: it never was. */
    poll: jsonb('poll').$type<PollState>(),
    createdAt: createdAt(),
    removedAt: timeColumn('removed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    index('connections_poll')
      .on(t.pollAt)
      .where(sql`poll_at is not null`),
  ],
)

/** Finds the connections of an account, whatever workspace they are of: for calls to an app of the operator's. */
export const connectedAccounts = pgTable(
  'connected_accounts',
  {
    workspaceId: workspaceId(),
    connectionId: idColumn('connection_id').notNull(),
    provider: text('provider').notNull(),
    accountId: text('account_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.provider, t.accountId, t.connectionId] }),
    index('connected_accounts_account').on(t.provider, t.accountId),
    index('connected_accounts_connection').on(t.workspaceId, t.connectionId),
  ],
)

/** Members who were sent to a provider's page to connect an account, until they come back. */
export const connectionRequests = pgTable(
  'connection_requests',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    /** Of what comes back with them, which nobody can guess. */
    stateHash: text('state_hash').notNull(),
    provider: text('provider').notNull(),
    name: text('name').notNull(),
    /** Who was sent: nobody else may come back. */
    actor: text('actor').notNull(),
    /** Which connection gets the access. Null: a new one. */
    connectionId: idColumn('connection_id'),
    /** What was entered, and the verifier of PKCE, as JSON. */
    details: sealedColumn('details').notNull(),
    expiresAt: timeColumn('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    unique('connection_requests_state').on(t.workspaceId, t.stateHash),
  ],
)

/** What an event of the inbox has come to. */
export const INBOX_STATUSES = ['received', 'retrying', 'done', 'ignored', 'failed'] as const
export type InboxStatus = (typeof INBOX_STATUSES)[number]

/** What providers have reported: stored as it came before anything is done with it. */
export const inboxEvents = pgTable(
  'inbox_events',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    connectionId: idColumn('connection_id').notNull(),
    providerEventId: text('provider_event_id').notNull(),
    type: text('type').notNull(),
    /** As it was signed. Null: deleted, once all that it says is recorded. */
    body: sealedColumn('body'),
    status: text('status').$type<InboxStatus>().notNull().default('received'),
    reason: text('reason'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    unique('inbox_events_once').on(t.workspaceId, t.connectionId, t.providerEventId),
    index('inbox_events_status').on(t.workspaceId, t.status, t.id),
    index('inbox_events_waiting')
      .on(t.workspaceId, t.connectionId, t.id)
      .where(sql`status = 'received'`),
    foreignKey({
      name: 'inbox_events_connection_fk',
      columns: [t.workspaceId, t.connectionId],
      foreignColumns: [connections.workspaceId, connections.id],
    }),
  ],
)

/**
 * What a provider's id stands for: of a customer their external id, of a payment the invoice, of a code its text;
 * of an invoice its codes, or what the buyer was charged in another currency; of a refund that it was undone.
 */
export type AliasKind = 'customer' | 'payment' | 'code' | 'codes' | 'charged' | 'undone' | 'totals'

/** What events have said about ids of a provider's. */
export const connectionAliases = pgTable(
  'connection_aliases',
  {
    workspaceId: workspaceId(),
    connectionId: idColumn('connection_id').notNull(),
    kind: text('kind').$type<AliasKind>().notNull(),
    providerId: text('provider_id').notNull(),
    value: text('value').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.connectionId, t.kind, t.providerId] }),
    index('connection_aliases_customer')
      .on(t.workspaceId, t.value)
      .where(sql`kind = 'customer'`),
    foreignKey({
      name: 'connection_aliases_connection_fk',
      columns: [t.workspaceId, t.connectionId],
      foreignColumns: [connections.workspaceId, connections.id],
    }),
  ],
)

export const BACKFILL_STATUSES = ['running', 'done', 'failed', 'canceled'] as const
export type BackfillStatus = (typeof BACKFILL_STATUSES)[number]

/** What a back-fill has found so far. Only a dry run looks at what events mean. */
export interface BackfillCounts {
  leads: number
  sales: number
  /** What the sales are worth, by currency: minor units as texts. */
  amounts: Record<string, string>
  problems: number
  /** The first problems, by the event. */
  reasons: { event: string; reason: string }[]
}

/** The fetching of what a provider had before its connection, page by page. */
export const backfills = pgTable(
  'backfills',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    connectionId: idColumn('connection_id').notNull(),
    dryRun: boolean('dry_run').notNull(),
    since: timeColumn('since').notNull(),
    status: text('status').$type<BackfillStatus>().notNull().default('running'),
    /** Where the next page begins, in the provider's words. */
    cursor: text('cursor'),
    pages: integer('pages').notNull().default(0),
    /** How many events the pages had, and how many of them were new. */
    seen: integer('seen').notNull().default(0),
    added: integer('added').notNull().default(0),
    counts: jsonb('counts').$type<BackfillCounts>().notNull(),
    reason: text('reason'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    index('backfills_connection').on(t.workspaceId, t.connectionId, t.id),
    foreignKey({
      name: 'backfills_connection_fk',
      columns: [t.workspaceId, t.connectionId],
      foreignColumns: [connections.workspaceId, connections.id],
    }),
  ],
)
