/** Errors that say "nothing was written, try again": deadlock, serialization failure, lock time-out. */
const RETRYABLE = new Set(['40P01', '40001', '55P03'])
/** SQLSTATE classes that mean "the database cannot be reached, is stopping, or took too long". */
const UNAVAILABLE = /^(08|57|53)/
const LOST = new Set([
  'DATABASE_AWAY',
  'DEADLINE_EXCEEDED',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
])
const ATTEMPTS = 5

/** A statement that was not sent, since the database is known to be away. */
export class DatabaseAway extends Error {
  readonly code = 'DATABASE_AWAY'
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
