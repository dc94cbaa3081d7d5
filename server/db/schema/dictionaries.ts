import { char, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { bytea, numberColumn, workspaceId } from './columns.ts'

/** MD5 of the words: an index entry of fixed size, however long the words are. */
const hash = () => bytea('hash').notNull()

/**
 * Words that repeat in every click, kept once: a click stores the number. Id 0 is "unknown".
 * Places and agents say nothing about a tenant and are shared; addresses belong to their workspace.
 */
export const locations = pgTable(
  'locations',
  {
    id: numberColumn('id').primaryKey().generatedByDefaultAsIdentity(),
    continent: char('continent', { length: 2 }).notNull(),
    country: char('country', { length: 2 }).notNull(),
    region: text('region').notNull(),
    city: text('city').notNull(),
    hash: hash(),
  },
  (t) => [unique('locations_hash').on(t.hash)],
)

export const agents = pgTable(
  'agents',
  {
    id: numberColumn('id').primaryKey().generatedByDefaultAsIdentity(),
    device: text('device').notNull(),
    browser: text('browser').notNull(),
    os: text('os').notNull(),
    hash: hash(),
  },
  (t) => [unique('agents_hash').on(t.hash)],
)

export const referrers = pgTable(
  'referrers',
  {
    workspaceId: workspaceId(),
    id: numberColumn('id').notNull().generatedByDefaultAsIdentity(),
    host: text('host').notNull(),
    path: text('path').notNull(),
    hash: hash(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    unique('referrers_hash').on(t.workspaceId, t.hash),
  ],
)

export const destinations = pgTable(
  'destinations',
  {
    workspaceId: workspaceId(),
    id: numberColumn('id').notNull().generatedByDefaultAsIdentity(),
    url: text('url').notNull(),
    hash: hash(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    unique('destinations_hash').on(t.workspaceId, t.hash),
  ],
)

export const utms = pgTable(
  'utms',
  {
    workspaceId: workspaceId(),
    id: numberColumn('id').notNull().generatedByDefaultAsIdentity(),
    source: text('source').notNull(),
    medium: text('medium').notNull(),
    campaign: text('campaign').notNull(),
    term: text('term').notNull(),
    content: text('content').notNull(),
    /** Parameters that an advertising network added, such as `gclid`; see domain/fraud/ad-networks.ts. */
    adTrace: text('ad_trace'),
    hash: hash(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    unique('utms_hash').on(t.workspaceId, t.hash),
  ],
)
