import { setTimeout as delay } from 'node:timers/promises'
import { Pool } from 'pg'
import { hostsOf, writableHost } from './hosts.ts'

/** A connection that was never given back does not keep a server from stopping. */
const TIMEOUT_MS = 2_000
/** Between two looks for the host that takes writes, while none does. */
const SEARCH_MS = 500

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
  const stopped = new AbortController()
  const lost = hostsOf(url).length > 1 ? followHost(url, pool, stopped.signal) : () => {}
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  try {
    return await work(pool)
  } finally {
    stopped.abort()
    await Promise.race([pool.end(), delay(TIMEOUT_MS, undefined, { ref: false })])
  }
}

/** Returns what to call when a connection is lost: it leads the next ones to the host that takes writes then. */
function followHost(url: string, pool: Pool, signal: AbortSignal): () => void {
  let isSearching = false
  const search = async () => {
    while (!signal.aborted) {
      try {
        pool.options.connectionString = await writableHost(url)
        return
      } catch {
        await delay(SEARCH_MS, undefined, { signal, ref: false }).catch(() => {})
      }
    }
  }
  return () => {
    if (isSearching) return
    isSearching = true
    void search().finally(() => (isSearching = false))
  }
}
