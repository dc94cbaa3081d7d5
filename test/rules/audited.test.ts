import { afterAll, describe, expect, test } from 'bun:test'
import { getTableName } from 'drizzle-orm'
import postgres from 'postgres'
import { COLUMNS } from '../../console/settings/audit/audit-columns.ts'
import { migrateDatabase } from '../../server/db/migrate.ts'
import { REFERENCE_TABLES } from '../../server/db/schema/reference-tables.ts'
import { SEALED_COLUMNS } from '../../server/db/sealed.ts'
import { AUDIT_TYPES, namedAsInApi } from '../../server/domain/audit.ts'
import { createDatabase } from '../kit/backend.ts'

/** Tables whose rows the audit log leaves out, and why. */
const EXEMPT: Readonly<Record<string, string>> = {
  audit_entries: 'is the audit log',
  audit_seals: 'chains the audit log',
  ban_cancellations: 'follows from a ban, which is in the log',
  balances: 'sums of the ledger',
  bonus_days: 'counts the bonuses of a day, each of which is in the log',
  click_aliases: 'second ids of clicks, which are their own history',
  clicks: 'an event, which is its own history',
  commission_reversals:
    'follows from a refund, or from a change of a commission that is in the log',
  destinations: 'numbers of words in events',
  dictionary_days: 'counts new words of a day',
  embed_sessions: 'sessions of partners; one begins with each page',
  backfills: 'what was fetched from a provider, which is its own history',
  connected_accounts: 'finds a connection, which is in the log',
  control_changes: 'asks for a change of a program, which is in the log once it is made',
  connection_requests: 'asks a provider; the connection is in the log',
  connection_aliases: 'which names a provider has for a customer or an invoice',
  import_parts: 'files of an import, which is in the log',
  import_rows: 'lines of an import, which is in the log',
  idempotency_keys: 'answers, kept for a day',
  inbox_events: 'what providers have sent, which is its own history',
  invoice_keys: 'keeps sales from being recorded twice',
  lead_keys: 'keeps leads from being recorded twice',
  merged_customers: 'written with the merge, which is in the log',
  leads: 'an event, which is its own history',
  ledger_checks: 'what the checks of a job found',
  ledger_closing_balances: 'belongs to a closing, which is in the log',
  ledger_entries: 'append-only by itself',
  ledger_postings: 'append-only by itself',
  mails: 'written by jobs, and listed by themselves',
  outbox: 'events on their way',
  page_hosts: 'what the setup checklist has seen of pages',
  partner_tokens: 'links and sessions of partners',
  payout_draft_lines: 'belongs to a draft, which is in the log with its sum',
  payout_onboardings: 'accounts on their way; what becomes a payout method is in the log',
  referrers: 'numbers of words in events',
  refunds: 'an event, which is its own history',
  rollup_day: 'sums of events',
  rollup_link: 'sums of events',
  rollup_workspace: 'sums of events',
  sales: 'an event, which is its own history',
  statement_numbers: 'belongs to a closing, which is in the log',
  transfers: 'what a provider is told of a payout, which is in the log',
  utms: 'numbers of words in events',
  visits: 'counts visitors of a day',
  webhook_deliveries: 'written by jobs, and listed by themselves',
  waiting_sales: 'sales that a later lead may claim',
}

/** Columns that say "key" or the like and open nothing. */
const NO_SECRET = new Set([
  'links.key',
  'links.key_lookup',
  'workspaces.publishable_key',
  'workspaces.previous_key',
  'workspaces.previous_key_until',
  'api_keys.partial_key',
  'commissions.source_key',
  'payout_runs.key',
  'payout_drafts.key',
  'fraud_flags.key',
])
const SECRET = /hash|token|secret|password|fingerprint|challenge|key/

/** Counters and the like, which events and jobs change: they alone write no entry. */
const COUNTED: Readonly<Record<string, readonly string[]>> = {
  api_keys: ['last_used_at'],
  domains: ['checked_at'],
  links: ['clicks', 'leads', 'conversions', 'sales', 'sale_amount', 'last_clicked'],
  enrollments: ['new_commissions', 'new_earnings', 'notified_at'],
  invitations: ['token_hash', 'sent_at'],
  payout_methods: ['details', 'fingerprint'],
  funding_accounts: ['details'],
  webhooks: ['failures', 'failing_since', 'retry_at', 'leased_until'],
  connections: ['secret', 'details', 'access_until', 'poll_at', 'poll'],
}
/** Of tables whose rows are written by the server for the most part: only these columns are decisions. */
const DECIDED: Readonly<Record<string, readonly string[]>> = {
  imports: ['status', 'name', 'group_id', 'unpaid'],
  payouts: ['status'],
  fraud_flags: ['status', 'note'],
  payout_drafts: ['confirmed_by', 'discarded_by'],
  payout_files: ['submitted_at', 'discarded_at', 'downloaded_at', 'downloaded_by'],
  rewards: ['program_id', 'group_id', 'enrollment_id', 'event', 'archived_at'],
}
const NEVER_CHANGE = [
  'root_id',
  'partial_key',
  'workspace_id',
  'id',
  'num',
  'partner_id',
  'key_lookup',
  'created_at',
  'updated_at',
]

interface Trigger {
  table: string
  args: string[]
  /** Those that an update must name; none: any. */
  columns: string[] | null
}

const database = await createDatabase()
await migrateDatabase(database.url)
const sql = postgres(database.url, { max: 1, onnotice: () => {} })
afterAll(async () => {
  await sql.end()
  await database.drop()
})

const tables = await sql<{ name: string; columns: string[] }[]>`
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  group by 1 order by 1`
const ofWorkspaces = tables.filter(
  ({ name, columns }) => name === 'workspaces' || columns.includes('workspace_id'),
)
const triggers = await sql<Trigger[]>`
  select t.tgrelid::regclass::text as table,
    array_remove(string_to_array(encode(t.tgargs, 'escape'), '\\000'), '') as args,
    (select array_agg(a.attname::text) from pg_attribute a
      where a.attrelid = t.tgrelid and a.attnum = any(t.tgattr)) as columns
  from pg_trigger t join pg_proc p on p.oid = t.tgfoid
  where p.proname in ('record_change', 'record_reward_terms') and not t.tgisinternal`
const wordsIn = (list: string | undefined) => (list ?? '{}').slice(1, -1).split(',')

test('every table of a workspace is in the audit log, or is left out for a reason', () => {
  const audited = new Set(triggers.map(({ table }) => table))
  const names = ofWorkspaces.map(({ name }) => name)
  expect(names.filter((name) => !audited.has(name) && !(name in EXEMPT))).toEqual([])
  expect(Object.keys(EXEMPT).filter((name) => audited.has(name) || !names.includes(name))).toEqual(
    [],
  )
  const others = REFERENCE_TABLES.map(getTableName).filter((name) => !names.includes(name))
  expect(others.filter((name) => audited.has(name))).toEqual([])
})

test('the API knows every type that a trigger writes, and exports', () => {
  const types = new Set(triggers.map(({ args }) => args[0] ?? 'reward'))
  expect([...types, 'export'].toSorted()).toEqual(AUDIT_TYPES.toSorted())
})

describe('no secret gets into the log', () => {
  const sealed = new Set(SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`))

  test.each(triggers.filter(({ args }) => args.length > 0))('of $table', ({ table, args }) => {
    const hidden = [...wordsIn(args[3]), ...wordsIn(args[4])]
    const { columns } = tables.find(({ name }) => name === table)!
    const shown = columns.filter((column) => !hidden.includes(column))
    const isSecret = (column: string) =>
      sealed.has(`${table}.${column}`) ||
      (SECRET.test(column) && !NO_SECRET.has(`${table}.${column}`))
    expect(shown.filter(isSecret)).toEqual([])
    const known = ['', 'updated_at', ...columns]
    expect(hidden.filter((word) => !known.includes(word))).toEqual([])
  })
})

test('a change of any column is recorded, unless events or jobs count in it', () => {
  for (const { table, columns } of triggers) {
    if (!columns) continue
    const decided = DECIDED[table]
    if (decided) {
      expect(columns.toSorted()).toEqual(decided.toSorted())
      continue
    }
    const all = tables.find(({ name }) => name === table)!.columns
    const missing = all.filter((name) => !columns.includes(name) && !NEVER_CHANGE.includes(name))
    expect(missing.filter((name) => !COUNTED[table]?.includes(name))).toEqual([])
  }
})

test('the console has a word for every column that is recorded', () => {
  const recorded = triggers.flatMap(({ table, args }) => {
    const left = ['workspace_id', ...(args.length > 0 ? wordsIn(args[4]) : ['reward_id'])]
    const { columns } = tables.find(({ name }) => name === table)!
    return columns.filter((column) => !left.includes(column))
  })
  const names = Object.keys(namedAsInApi(Object.fromEntries(recorded.map((name) => [name, 0]))))
  expect(names.filter((name) => !Object.hasOwn(COLUMNS, name))).toEqual([])
})
