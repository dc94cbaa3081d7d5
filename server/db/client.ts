import { drizzle } from 'drizzle-orm/postgres-js'
import type { Sql, TransactionSql } from 'postgres'
import { runBatch, type Outcome, type Work } from './batch.ts'
import { retrying } from './failures.ts'
import { Outage, type OutageListener } from './outage.ts'
import {
  DEADLINES_MS,
  openPool,
  shareOut,
  type Budget,
  type PoolName,
  type PoolOptions,
} from './pools.ts'
import { Reports } from './reports.ts'
import type { Acting } from './scope.ts'
import { transactOnce } from './transact-once.ts'
import { Tx, type Transaction } from './tx.ts'
import { databaseOn, inWorkspace, runInWorkspace, type Session } from './workspace-transaction.ts'

export interface DatabaseOptions {
  url: string
  /** Leads to the server itself where `url` leads to a pooler. */
  directUrl?: string | undefined
  /** A replica for analytics; the main server when absent. */
  reportsUrl?: string | undefined
  /** Connections of this process, those of the job queue included. */
  poolSize?: number
  /** Whether statements are prepared. Default: unless behind a pooler. */
  prepare?: boolean | undefined
  /** Whether `url` leads to a pooler that shares connections between transactions. */
  isPooled?: boolean | undefined
  /** Whether it may be used at once; otherwise only jobs reach it until `release`. Default: yes. */
  isPrepared?: boolean | undefined
  /** Runs every transaction of requests and jobs. */
  watch?: Watch | undefined
  /** Told of every statement that is sent. */
  onStatement?: StatementListener | undefined
  onOutage?: OutageListener | undefined
  /** Told when reports leave the replica, with the reason, or return to it (null). */
  onReplica?: ((reason: string | null) => void) | undefined
  /** Milliseconds since 1970, to tell how far the replica is behind. */
  now?: () => number
}

type Watch = <T>(run: () => Promise<T>) => Promise<T>
export type StatementListener = (text: string, parameters: readonly unknown[]) => void

export interface PoolUsage {
  name: PoolName
  size: number
  used: number
  waiting: number
}

export interface Database {
  readonly url: string
  /** For what needs a connection of its own. */
  readonly directUrl: string
  /** Whether `directUrl` is no pooler either, as far as we know, so that notifications arrive. */
  readonly canListen: boolean
  /**
   * Runs the verb's work in one transaction of its workspace; repeats it when Postgres says that nothing was
   * written.
   */
  transact<T>(scope: Acting, work: (tx: Transaction) => Promise<T>): Promise<T>
  /** One attempt at the work of many of a workspace in one transaction; see batch.ts. */
  attemptBatch<T>(scope: Acting, works: readonly Work<T>[]): Promise<Outcome<T>[]>
  /** Single statements outside a transaction. */
  readonly tx: Tx
  /**
   * The same without row-level security, for reads that are asked so often that its cost counts
   * (docs/hosting/database.md says which, and the figures).
   */
  readonly quickReads: Tx
  /** Reads a workspace's rows with plain postgres.js. */
  read<T>(scope: Acting, work: (sql: TransactionSql) => Promise<T>): Promise<T>
  /**
   * The same for analytics, all at one instant: bounded in time and never parallel, so that a report cannot
   * starve ingest.
   */
  report<T>(scope: Acting, work: (sql: TransactionSql) => Promise<T>): Promise<T>
  /** Plain postgres.js that sees the rows of all workspaces: for the system's own work alone. */
  readonly sql: Sql
  /** The same database for background jobs, whose statements may take minutes. */
  forJobs(): Database
  /** Says that a database is prepared that was not. */
  release(): void
  /** Asks the database for a sign of life. @throws an error that `isAway` knows, within two seconds */
  probe(): Promise<void>
  /** Returns for each pool its connections, how many are in use, and how many statements wait for one. */
  usage(): PoolUsage[]
  /** How many connections the job queue may open. */
  readonly queueConnections: number
  close(): Promise<void>
}

export function openDatabase(options: DatabaseOptions): Database {
  const { url, isPooled = false, onStatement, watch = (run) => run() } = options
  const prepare = options.prepare ?? !isPooled
  const budget = shareOut(options.poolSize ?? 20)
  const outage = new Outage({
    isHeld: options.isPrepared === false,
    probe: () => pools.probe`select 1`,
    tell: options.onOutage,
  })
  const common = { prepare, isPooled, onStatement, outage }
  const open = (name: PoolName, applicationName: string, more: Partial<PoolOptions> = {}) =>
    openPool(url, { name, applicationName, max: budget[name], ...common, ...more })
  const work = open('work', 'svc')
  // It leaves times and JSON to drizzle from now on.
  drizzle(work)
  const pools: Pools = {
    work,
    shared: open('shared', 'svc-shared'),
    jobs: open('jobs', 'svc-shared', { waitsInOutage: true }),
    probe: open('probe', 'svc-probe', { outage: undefined, onStatement: undefined }),
    reports: open('reports', 'svc-reports'),
  }
  return new PooledDatabase({
    url,
    directUrl: options.directUrl,
    prepare,
    isPooled,
    budget,
    pools,
    outage,
    watch,
    ...openReports(options, pools.reports, budget.reports),
  })
}

/** Settings of a session may be refused by the replica's own pooler. */
function openReports(options: DatabaseOptions, main: Sql, max: number) {
  const { reportsUrl, onReplica: tell, now = Date.now } = options
  const replica = reportsUrl
    ? openPool(reportsUrl, {
        name: 'reports',
        applicationName: 'svc-reports',
        max,
        prepare: options.prepare ?? !options.isPooled,
        isPooled: true,
        writes: false,
        onStatement: options.onStatement,
      })
    : undefined
  return { replica, reports: new Reports({ main, replica, now, tell }) }
}

type Pools = Readonly<Record<PoolName, Sql>>

interface Opened {
  readonly url: string
  readonly directUrl: string | undefined
  readonly prepare: boolean
  readonly isPooled: boolean
  readonly budget: Budget
  readonly pools: Pools
  readonly replica: Sql | undefined
  readonly reports: Reports
  readonly outage: Outage
  readonly watch: Watch
}

class PooledDatabase implements Database {
  readonly tx: Tx
  readonly quickReads: Tx
  readonly sql: Sql
  readonly #opened: Opened
  readonly #session: Session
  #jobs: PooledDatabase | undefined

  constructor(opened: Opened, { isForJobs = false } = {}) {
    const { pools, prepare } = opened
    this.#opened = opened
    if (isForJobs) this.#jobs = this
    this.sql = isForJobs ? pools.jobs : pools.shared
    this.#session = {
      client: pools.work,
      options: { prepare, deadline: isForJobs ? DEADLINES_MS.jobs : undefined },
    }
    this.tx = new Tx((scope, statement) => runInWorkspace(this.#session, scope, statement))
    const db = databaseOn(pools.work, this.#session.options)
    this.quickReads = new Tx((_, statement) => statement(db))
  }

  get url(): string {
    return this.#opened.url
  }

  get directUrl(): string {
    return this.#opened.directUrl ?? this.url
  }

  get canListen(): boolean {
    return !this.#opened.isPooled || this.#opened.directUrl !== undefined
  }

  get queueConnections(): number {
    return this.#opened.budget.queue
  }

  transact<T>(scope: Acting, run: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#opened.watch(() => retrying(() => transactOnce(this.#session, scope, run)))
  }

  attemptBatch<T>(scope: Acting, works: readonly Work<T>[]): Promise<Outcome<T>[]> {
    const run = (tx: Transaction) => runBatch(tx, works)
    return this.#opened.watch(() => transactOnce(this.#session, scope, run))
  }

  read<T>(scope: Acting, run: (sql: TransactionSql) => Promise<T>): Promise<T> {
    return inWorkspace(this.sql, scope, run, { begin: 'read only' })
  }

  report<T>(scope: Acting, run: (sql: TransactionSql) => Promise<T>): Promise<T> {
    return this.#opened.reports.read(scope, run)
  }

  forJobs(): Database {
    return (this.#jobs ??= new PooledDatabase(this.#opened, { isForJobs: true }))
  }

  release(): void {
    this.#opened.outage.release()
  }

  probe(): Promise<void> {
    return this.#opened.outage.ask()
  }

  usage(): PoolUsage[] {
    const { pools, budget } = this.#opened
    const names = Object.keys(pools) as PoolName[]
    return names.map((name) => ({ name, size: budget[name], ...pools[name].usage() }))
  }

  async close(): Promise<void> {
    const { outage, pools, replica } = this.#opened
    outage.close()
    const all = [...Object.values(pools), ...(replica ? [replica] : [])]
    await Promise.all(all.map((pool) => pool.end({ timeout: 5 })))
  }
}
