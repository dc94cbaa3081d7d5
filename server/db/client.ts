import { PgDialect } from 'drizzle-orm/pg-core'
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import type { Sql } from 'postgres'
import { runBatch, type Outcome, type Work } from './batch.ts'
import { retrying } from './failures.ts'
import { Outage, type OutageListener } from './outage.ts'
import {
  DEADLINES_MS,
  openPool,
  REPORT_SETTINGS,
  shareOut,
  type Budget,
  type PoolName,
  type PoolOptions,
} from './pools.ts'
import { Transaction, Tx } from './tx.ts'

const DIALECT = new PgDialect()

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
  isPooled?: boolean
  /** Runs every transaction of requests and jobs. */
  watch?: Watch | undefined
  /** Told of every statement that is sent. */
  onStatement?: StatementListener | undefined
  onOutage?: OutageListener | undefined
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
  /** Runs the verb's work in one transaction; repeats it when Postgres says that nothing was written. */
  transact<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /** One attempt at the work of many in one transaction; see batch.ts. */
  attemptBatch<T>(works: readonly Work<T>[]): Promise<Outcome<T>[]>
  /** Single statements outside a transaction. */
  readonly tx: Tx
  /** Plain postgres.js for bulk writes and look-ups without a scope. Only `server/db` and the ingest use it. */
  readonly sql: Sql
  /** Analytics: bounded in time and never parallel, so that a report cannot starve ingest. */
  readonly reports: Sql
  /** The same database for background jobs, whose statements may take minutes. */
  forJobs(): Database
  /** Whether the database is known to be away, without asking it. */
  readonly isAway: boolean
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
  const outage = new Outage({ probe: () => pools.probe`select 1`, tell: options.onOutage })
  const common = { prepare, isPooled, onStatement, outage }
  const open = (name: PoolName, applicationName: string, more: Partial<PoolOptions> = {}) =>
    openPool(url, { name, applicationName, max: budget[name], ...common, ...more })
  const pools: Pools = {
    work: open('work', 'svc'),
    shared: open('shared', 'svc-shared'),
    jobs: open('jobs', 'svc-shared', { isPatient: true }),
    probe: open('probe', 'svc-probe', { outage: undefined, onStatement: undefined }),
    reports: openPool(options.reportsUrl ?? url, {
      name: 'reports',
      applicationName: 'svc-reports',
      max: budget.reports,
      ...common,
      ...(options.reportsUrl && { outage: undefined }),
      settings: REPORT_SETTINGS,
    }),
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
  })
}

type Pools = Readonly<Record<PoolName, Sql>>

interface Opened {
  readonly url: string
  readonly directUrl: string | undefined
  readonly prepare: boolean
  readonly isPooled: boolean
  readonly budget: Budget
  readonly pools: Pools
  readonly outage: Outage
  readonly watch: Watch
}

class PooledDatabase implements Database {
  readonly tx: Tx
  readonly sql: Sql
  readonly #opened: Opened
  readonly #db: PostgresJsDatabase
  #jobs: PooledDatabase | undefined

  constructor(opened: Opened, { isForJobs = false } = {}) {
    const { pools, prepare } = opened
    this.#opened = opened
    if (isForJobs) this.#jobs = this
    this.sql = isForJobs ? pools.jobs : pools.shared
    const deadline = isForJobs ? DEADLINES_MS.jobs : undefined
    this.#db = drizzle(withOptions(pools.work, { prepare, deadline }))
    this.tx = new Tx(this.#db)
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

  get reports(): Sql {
    return this.#opened.pools.reports
  }

  get queueConnections(): number {
    return this.#opened.budget.queue
  }

  get isAway(): boolean {
    return this.#opened.outage.isAway
  }

  transact<T>(run: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#opened.watch(() => retrying(() => transactOnce(this.#db, run)))
  }

  attemptBatch<T>(works: readonly Work<T>[]): Promise<Outcome<T>[]> {
    return this.#opened.watch(() => transactOnce(this.#db, (tx) => runBatch(tx, works)))
  }

  forJobs(): Database {
    return (this.#jobs ??= new PooledDatabase(this.#opened, { isForJobs: true }))
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
    this.#opened.outage.close()
    await Promise.all(Object.values(this.#opened.pools).map((pool) => pool.end({ timeout: 5 })))
  }
}

/**
 * Attempts a transaction once. The last statements and the commit are on the wire together, without a round
 * trip between them; if one of them fails, Postgres has turned the commit into a rollback, and so it is
 * reported.
 */
async function transactOnce<T>(
  db: PostgresJsDatabase,
  run: (tx: Transaction) => Promise<T>,
): Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  const result = await db.transaction(async (transaction) => {
    // It can all that `Transaction` asks of a database, which its type does not say.
    const inner = transaction as unknown as PostgresJsDatabase
    const tx = new Transaction(inner)
    const result = await run(tx)
    // The transaction's own connection: drizzle has it, but not in its types.
    const { client } = (inner as unknown as { session: { client: Sql } }).session
    last = Promise.all(
      tx.commitStatements().map((statement) => {
        const { sql: text, params } = DIALECT.sqlToQuery(statement)
        // Drizzle has made values of the driver of them.
        return client.unsafe(text, params as never[]).execute()
      }),
    )
    last.catch(() => {})
    return result
  })
  await last
  return result
}

/**
 * Names all statements of drizzle, which sends them unnamed, so that Postgres would parse and plan each
 * anew; and gives them a deadline of their own.
 */
function withOptions(
  client: Sql,
  options: { prepare: boolean; deadline?: number | undefined },
): Sql {
  return new Proxy(client, {
    get(target, property) {
      if (property === 'unsafe') {
        return (query: string, params: never[]) => {
          const pending = target.unsafe(query, params, { prepare: options.prepare })
          // The driver reads it (patches/), its types do not know it.
          return options.deadline ? Object.assign(pending, { deadline: options.deadline }) : pending
        }
      }
      if (property === 'begin' || property === 'savepoint') {
        const start = Reflect.get(target, property) as (run: (tx: Sql) => unknown) => unknown
        return (run: (tx: Sql) => unknown) => start((tx: Sql) => run(withOptions(tx, options)))
      }
      return Reflect.get(target, property) as unknown
    },
  })
}
