import postgres, { type Sql } from 'postgres'
import { awakeMs } from './awake-clock.ts'
import { hostsOf } from './hosts.ts'
import type { StatementListener } from './client.ts'
import type { Outage } from './outage.ts'

/**
 * How long somebody waits for a connection, and again for the answer to a statement, in milliseconds. What
 * is not answered by then is cancelled, and its connection is closed: nobody else gets it. The time when
 * this process itself was held up does not count (awake-clock.ts).
 */
export const DEADLINES_MS = {
  /** Is the database there? */
  probe: 1_500,
  /** Clicks, and looking up keys and links. */
  shared: 5_000,
  /** Requests. */
  work: 15_000,
  /** A little more than PostgreSQL gives a report. */
  reports: 20_000,
  jobs: 300_000,
} as const

/** PostgreSQL ends a transaction whose client is silent for so long, so that it frees its locks. */
const SILENT_MS = 60_000
/** How PostgreSQL notices a client that vanished: seconds of silence, seconds between tries, tries. */
const KEEP_ALIVE = {
  tcp_keepalives_idle: 30,
  tcp_keepalives_interval: 10,
  tcp_keepalives_count: 3,
} as const

export type PoolName = keyof typeof DEADLINES_MS

/** Connections of one process, by what they are for. Together they are `DATABASE_POOL`. */
export interface Budget extends Readonly<Record<PoolName, number>> {
  /** Of the job queue, one of which hears of new jobs. */
  readonly queue: number
  /** Hears what other processes changed. */
  readonly listen: 1
}

/** Shares out the connections of one process; ten are the least. */
export function shareOut(total: number): Budget {
  const queue = total < 16 ? 2 : 3
  const reports = Math.min(4, Math.max(1, Math.floor(total / 8)))
  const jobs = Math.min(4, Math.max(1, Math.floor(total / 10)))
  const left = total - queue - reports - jobs - 2
  const shared = Math.max(2, Math.round(left * 0.35))
  return { work: left - shared, shared, jobs, reports, queue, listen: 1, probe: 1 }
}

export interface PoolOptions {
  name: PoolName
  /** What PostgreSQL shows in `pg_stat_activity`. */
  applicationName: string
  max: number
  prepare: boolean
  /** Behind a pooler, which hands one connection to many: it refuses settings of a session. */
  isPooled: boolean
  onStatement?: StatementListener | undefined
  /** Told of failures. While it knows that the database is away, statements are refused at once. */
  outage?: Outage | undefined
  /** Whether a server that only reads will not do. */
  writes?: boolean
  /** Tries nevertheless, and waits for answers. */
  waitsInOutage?: boolean
}

export function openPool(url: string, options: PoolOptions): Sql {
  const {
    name,
    applicationName,
    max,
    prepare,
    isPooled,
    onStatement,
    outage,
    writes = true,
  } = options
  const deadline = DEADLINES_MS[name]
  return postgres(url, {
    max,
    prepare,
    deadline,
    now: awakeMs,
    // A statement behind one that is slow would wait although other connections are free.
    pipeline: false,
    onnotice: () => {},
    connection: {
      application_name: applicationName,
      ...(!isPooled && {
        ...KEEP_ALIVE,
        idle_in_transaction_session_timeout: Math.max(SILENT_MS, deadline),
      }),
    },
    // While the database is away callers are told at once, and hardly wait when it is back.
    connect_timeout: Math.min(5_000, deadline) / 1000,
    // Of several hosts the one that takes writes.
    ...(writes && hostsOf(url).length > 1 && { target_session_attrs: 'read-write' }),
    keep_alive: 15,
    backoff: () => 0.1 + Math.random() * 0.1,
    ...(outage && { onfailure: outage.suspect }),
    ...(outage && !options.waitsInOutage && { refuse: () => outage.refusal }),
    ...(onStatement && {
      debug: (_: number, text: string, parameters: unknown[]) => onStatement(text, parameters),
    }),
  })
}
