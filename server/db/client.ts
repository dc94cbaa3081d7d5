import { PgDialect } from 'drizzle-orm/pg-core'
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres, { type Sql } from 'postgres'
import { runBatch, type Outcome, type Work } from './batch.ts'
import { Transaction, Tx } from './tx.ts'

/** Errors that say "nothing was written, try again": deadlock, serialization failure, lock time-out. */
const RETRYABLE = new Set(['40P01', '40001', '55P03'])
/** SQLSTATE classes that mean "the database cannot be reached or is stopping". */
const UNAVAILABLE = /^(08|57P|53)/
const LOST = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
])
const ATTEMPTS = 5
const DIALECT = new PgDialect()

export interface DatabaseOptions {
  url: string
  /** A replica for analytics; the main server when absent. */
  reportsUrl?: string | undefined
  poolSize?: number
  /** Off behind a transaction pooler. */
  prepare?: boolean
  /** Runs every transaction of requests and jobs. */
  watch?: (<T>(run: () => Promise<T>) => Promise<T>) | undefined
  /** Told of every statement that is sent. */
  onStatement?: StatementListener | undefined
}

export type StatementListener = (text: string, parameters: readonly unknown[]) => void

export interface Database {
  readonly url: string
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
  close(): Promise<void>
}

export function openDatabase(options: DatabaseOptions): Database {
  const { onStatement, watch = (run) => run() } = options
  const prepare = options.prepare ?? true
  const max = options.poolSize ?? 10
  const common = {
    prepare,
    onnotice: () => {},
    connection: { application_name: 'svc' },
    // While the database is away callers are told at once, and hardly wait when it is back.
    connect_timeout: 5,
    backoff: () => 0.1 + Math.random() * 0.1,
    ...(onStatement && {
      debug: (_: number, text: string, parameters: unknown[]) => onStatement(text, parameters),
    }),
  }
  const work = postgres(options.url, { ...common, max })
  const sql = postgres(options.url, {
    ...common,
    max,
    connection: { application_name: 'svc-shared' },
  })
  const reports = postgres(options.reportsUrl ?? options.url, {
    ...common,
    max: 4,
    connection: {
      application_name: 'svc-reports',
      max_parallel_workers_per_gather: 0,
      statement_timeout: 15_000,
      jit: false,
      // Known ids let the planner prune partitions and hash long lists.
      plan_cache_mode: 'force_custom_plan',
    },
  })
  const db = drizzle(prepare ? prepared(work) : work)

  return {
    url: options.url,
    tx: new Tx(db),
    sql,
    reports,
    transact: (run) => watch(() => retrying(() => transactOnce(db, run))),
    attemptBatch: (works) => watch(() => transactOnce(db, (tx) => runBatch(tx, works))),
    async close() {
      await Promise.all([work, sql, reports].map((client) => client.end({ timeout: 5 })))
    },
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

/** Repeats work that Postgres rolled back whole. */
export async function retrying<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRYABLE.has(sqlState(error) ?? '')) throw error
    }
  }
}

/** Tells whether an error is about the connection, so that nobody knows whether a commit has arrived. */
export function isAway(error: unknown): boolean {
  const state = sqlState(error)
  if (state) return UNAVAILABLE.test(state)
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  if (typeof code === 'string' && LOST.has(code)) return true
  return cause ? isAway(cause) : false
}

/** Returns the five-letter SQLSTATE of an error from the database, also when drizzle has wrapped it. */
export function sqlState(error: unknown): string | undefined {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code
  return cause ? sqlState(cause) : undefined
}

/** Returns the SQLSTATE of an error of the database, or what the driver calls the loss of its connection. */
export function causeOf(error: unknown): string | undefined {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  if (typeof code === 'string' && (LOST.has(code) || /^[0-9A-Z]{5}$/.test(code))) return code
  return cause ? causeOf(cause) : undefined
}

/**
 * Names all statements of drizzle, which sends them unnamed, so that Postgres would parse and plan each
 * anew.
 */
function prepared(client: Sql): Sql {
  return new Proxy(client, {
    get(target, property) {
      if (property === 'unsafe') {
        return (query: string, params: never[]) => target.unsafe(query, params, { prepare: true })
      }
      if (property === 'begin' || property === 'savepoint') {
        const start = Reflect.get(target, property) as (run: (tx: Sql) => unknown) => unknown
        return (run: (tx: Sql) => unknown) => start((tx: Sql) => run(prepared(tx)))
      }
      return Reflect.get(target, property) as unknown
    },
  })
}
