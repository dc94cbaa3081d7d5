import { sql, type SQL } from 'drizzle-orm'
import type { Fragment, PendingQuery, Row, TransactionSql } from 'postgres'
import { decode, int, row, text } from './row.ts'
import { recordset } from './writes.ts'

/**
 * Every advisory lock, by its number: the first of the two keys that PostgreSQL takes. The second is the
 * hash of what is locked. Numbers are never used again for something else.
 */
export const LOCKS = {
  /** A server that migrates the tables. */
  migrations: 7_262_001,
  /** Held shared by everybody who writes events; the worker takes it to close a time. See `rollups.ts`. */
  eventWriters: 7_262_002,
  /** The process that rolls up. */
  rollUp: 7_262_003,
  /** The process that makes or drops partitions. */
  partitions: 7_262_004,
  /** The process that relays the outbox. */
  relay: 7_262_005,
  /** A pool of job workers, held by its connection for as long as it lives. */
  workerPool: 7_262_006,
  /** A customer by name, since a sale may come before there is a row. */
  customer: 7_262_007,
  /** An invoice by its id. */
  invoice: 7_262_008,
  /** What an enrollment has earned under limits that its customers share. */
  enrollment: 7_262_009,
  /** The clicks of a link that are paid for. */
  paidClicks: 7_262_010,
  /** All domains of a workspace. */
  domains: 7_262_011,
  /** A destination for which a link is created unless there is one. */
  destination: 7_262_012,
  /** A workspace's own settings, keys and hostnames. */
  workspace: 7_262_013,
  /** The open month of a program: shared by every posting (a trigger takes it), alone by a closing. */
  closings: 7_262_014,
  /** What a workspace may be made to mail by strangers. */
  strangerMails: 7_262_015,
  /** Which encryption keys the database knows. */
  encryptionKeys: 7_262_016,
  /** The first owner, of whom there is one. */
  firstOwner: 7_262_017,
  /** The members of a workspace, so that the last owner stays. */
  members: 7_262_018,
  /** What somebody is mailed about their account. */
  accountMails: 7_262_019,
  /** How many views, shares and notes the reports of a workspace have. */
  reports: 7_262_030,
  /** The passkeys of somebody, so that they are no more than allowed and the last way in stays. */
  passkeys: 7_262_040,
  /** How many endpoints a workspace has. */
  webhooks: 7_262_041,
  /** What imports of one source bring to a program. */
  imports: 7_262_070,
  /** Who a customer of a provider's is, which events may say at the same moment. */
  providerCustomer: 7_262_058,
  /** What a provider reports of one refund, which may be undone before it is known. */
  providerRefund: 7_262_059,
  /** A host's booking of credit by its reference, which completes one payout. */
  creditBooking: 7_262_071,
  /** The numbers of a workspace's statements. */
  statementNumbers: 7_262_072,
  /** The end of a workspace's audit log: a trigger takes it at the commit, after all other locks. */
  auditSeals: 7_262_073,
  /** Who referred the partners of a workspace, so that nobody refers themselves through others. */
  referrers: 7_262_074,
} as const
export type LockName = keyof typeof LOCKS

/** Returns an expression that takes a lock until the transaction ends. `of` says what exactly is locked. */
export function lock(name: LockName, of = ''): SQL {
  return sql`pg_advisory_xact_lock(${LOCKS[name]}::int, hashtext(${of}))`
}

/** Returns the same for a lock that is shared with others. */
export function lockShared(name: LockName, of = ''): SQL {
  return sql`pg_advisory_xact_lock_shared(${LOCKS[name]}::int, hashtext(${of}))`
}

/** Makes everything about one customer happen one after the other. */
export const lockCustomer = (workspaceId: string, externalId: string): SQL =>
  lock('customer', `${workspaceId} ${externalId}`)

/**
 * Returns a query that takes several locks, in one order: two transactions that want the same ones wait for
 * each other instead of deadlocking. Its rows are empty texts.
 */
export function lockAll(wanted: readonly { lock: LockName; of: string }[]): SQL {
  const rows = wanted.map((one) => ({ number: LOCKS[one.lock], name: one.of }))
  return sql`
    select pg_advisory_xact_lock(l.number, hashtext(l.name))::text
    from (select number, name from ${recordset(rows, 'number int, name text')}
      order by number, name collate "C" offset 0) l`
}

/** Takes a lock until the transaction of a postgres.js client ends. */
export function takeLock(
  tx: TransactionSql,
  name: LockName,
  { shared = false, of = '' } = {},
): PendingQuery<Row[]> {
  const take = shared ? tx`pg_advisory_xact_lock_shared` : tx`pg_advisory_xact_lock`
  return tx`select ${take}(${LOCKS[name]}, hashtext(${of}))`
}

const Holder = row({ pid: int, name: text, address: text, since: text })

/** Describes for operators which connections hold a lock. */
export async function holderOf(tx: TransactionSql, name: LockName): Promise<string> {
  const rows = await tx`
    select a.pid, coalesce(a.application_name, '') as name, coalesce(host(a.client_addr), '') as address,
      coalesce(a.backend_start::text, '') as since
    from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where l.locktype = 'advisory' and l.granted and l.classid = ${LOCKS[name]}::oid
      and l.objid = (hashtext('')::bigint & 4294967295)::oid
      and l.database = (select oid from pg_database where datname = current_database())`
  const words = decode(Holder, rows).map(
    ({ pid, address, since }) =>
      `process ${pid} of PostgreSQL, connected from ${address || 'its own machine'} since ${since}`,
  )
  return words.join(', ') || 'it has just ended'
}

/**
 * Returns statements for the driver of the job queue: its connection holds a lock for as long as its pool
 * lives. Behind a pooler only a transaction keeps a connection, so it stays open.
 */
export function poolAlive(pool: string, isPooled: boolean): { text: string; values: unknown[] }[] {
  const values = [LOCKS.workerPool, pool]
  if (!isPooled) return [{ text: 'select pg_advisory_lock_shared($1, hashtext($2))', values }]
  return [
    { text: 'begin', values: [] },
    { text: 'set local idle_in_transaction_session_timeout = 0', values: [] },
    { text: 'select pg_advisory_xact_lock_shared($1, hashtext($2))', values },
  ]
}

/** Returns the condition that no connection holds the lock of the pool in this column. */
export function poolIsGone(tx: TransactionSql, column: string): Fragment {
  return tx`pg_try_advisory_xact_lock(${LOCKS.workerPool}, hashtext(${tx(column)}))`
}
