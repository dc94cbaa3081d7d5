import { sql } from 'drizzle-orm'
import {
  boolean,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, idColumn, timeColumn, updatedAt, workspaceId } from './columns.ts'

/** Small tables that find a workspace from a key, a slug or a host. A cluster keeps a copy of them on every node. */
export const workspaces = pgTable('workspaces', {
  id: idColumn('id').primaryKey(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  /** `live` or `test`. */
  mode: text('mode').notNull().default('live'),
  /** Of a test workspace: the live one that it belongs to. */
  liveId: idColumn('live_id').unique(),
  plan: text('plan').notNull(),
  currency: text('currency').notNull().default('usd'),
  timezone: text('timezone').notNull().default('UTC'),
  publishableKey: text('publishable_key').notNull().unique(),
  /** The one before, while it still works. */
  previousKey: text('previous_key').unique(),
  previousKeyUntil: timeColumn('previous_key_until'),
  allowedHostnames: text('allowed_hostnames').array().notNull().default([]),
  conversionEnabled: boolean('conversion_enabled').notNull().default(false),
  clientConversionsEnabled: boolean('client_conversions_enabled').notNull().default(false),
  honorOptOut: boolean('honor_opt_out').notNull().default(true),
  attributionModel: text('attribution_model').notNull().default('last'),
  attributionWindowDays: integer('attribution_window_days').default(90),
  /** Domain events that an endpoint is to be told of: written whenever endpoints change. */
  heardEvents: text('heard_events').array().notNull().default([]),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const apiKeys = pgTable(
  'api_keys',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    id: idColumn('id').notNull(),
    name: text('name').notNull(),
    hash: text('hash').notNull(),
    partialKey: text('partial_key').notNull(),
    scopes: text('scopes').array().notNull(),
    /** The person who created it, also by another key of theirs. */
    createdBy: idColumn('created_by'),
    /** Of a key of nobody that a key of nobody created: the first of them. They approve nothing of each other. */
    rootId: idColumn('root_id'),
    lastUsedAt: timeColumn('last_used_at'),
    expiresAt: timeColumn('expires_at'),
    revokedAt: timeColumn('revoked_at'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.id] }), unique('api_keys_hash').on(t.hash)],
)

export const domains = pgTable(
  'domains',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    id: idColumn('id').notNull(),
    slug: text('slug').notNull(),
    primary: boolean('is_primary').notNull().default(false),
    archived: boolean('archived').notNull().default(false),
    placeholder: text('placeholder'),
    expiredUrl: text('expired_url'),
    notFoundUrl: text('not_found_url'),
    logo: text('logo'),
    /** The token that a record in DNS must hold; see `server/domain/domain-proof.ts`. */
    challenge: text('challenge').notNull(),
    /** Set while the domain serves links. */
    verifiedAt: timeColumn('verified_at'),
    /** `dns` or `operator`. */
    verifiedBy: text('verified_by'),
    checkedAt: timeColumn('checked_at'),
    failingSince: timeColumn('failing_since'),
    lostAt: timeColumn('lost_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    unique('domains_slug').on(t.workspaceId, t.slug),
    // Many may claim a domain; whoever proved it has it.
    uniqueIndex('domains_verified')
      .on(t.slug)
      .where(sql`${t.verifiedAt} is not null`),
  ],
)

/** The keys that encrypted texts may have been sealed with. None of them is here, only what tells them apart. */
export const encryptionKeys = pgTable('encryption_keys', {
  id: text('id').primaryKey(),
  /** Derived from the key: a server with another key of the same id is refused. */
  proof: text('proof').notNull(),
  createdAt: createdAt(),
})
