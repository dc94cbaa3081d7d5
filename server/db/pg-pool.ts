import { setTimeout as delay } from 'node:timers/promises'
import { Pool } from 'pg'
import { writableHost } from './hosts.ts'

/** A connection that was never given back does not keep a server from stopping. */
const TIMEOUT_MS = 2_000

export interface PgPoolOptions {
  max: number
  /** What PostgreSQL lists the connections as. Default: `svc-jobs`. */
  name?: string
  /** For the answer to a statement. */
  timeoutMs?: number
}

/**
 * Lends a pool of connections of the `pg` driver, which the job queue's library and the copying of tables
 * need. When one is lost, whoever uses it is told; the process goes on.
 */
export async function withPgPool<T>(
  url: string,
  { max, name = 'svc-jobs', timeoutMs }: PgPoolOptions,
  work: (pool: Pool) => Promise<T>,
): Promise<T> {
  const pool = new Pool({
    connectionString: await writableHost(url),
    max,
    application_name: name,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    ...(timeoutMs && { query_timeout: timeoutMs }),
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    return await work(pool)
  } finally {
    await Promise.race([pool.end(), delay(TIMEOUT_MS, undefined, { ref: false })])
  }
}
