import type { SessionSource } from './session.ts'
import { SessionError } from './session-error.ts'

const TIMEOUT_MS = 15_000
const FIRST_RETRY_MS = 2_000
const LAST_RETRY_MS = 60_000
/** Longer than that nobody keeps a page open for an answer. */
const LONGEST_WAIT_MS = 3_600_000

/** Why no token came, for the console, and how long the host asks to wait. */
interface Failure {
  message?: string
  waitMs?: number
}

/**
 * Returns a function that asks the host for a token. Only an explicit answer ends the session: 401, 403, or
 * a token that is null. All else is a temporary error (`SessionError`), which says when to try again: later
 * each time, and at the earliest when the host says.
 */
export function tokenRequests({ tokenProvider, tokenUrl }: SessionSource): () => Promise<string> {
  let failures = 0
  return async () => {
    try {
      // Without either the page gave one token, and that one has ended.
      const token = await (tokenProvider ? within(tokenProvider) : tokenUrl && fromHost(tokenUrl))
      if (!token) throw new SessionError('expired')
      if (typeof token !== 'string') throw failure('not a string')
      failures = 0
      return token
    } catch (error) {
      if (error instanceof SessionError) throw error
      if (!navigator.onLine) throw new SessionError('offline')
      const { message, waitMs = 0 } = (error ?? {}) as Failure
      // The first of a row says what the matter is.
      if (!failures)
        console.warn(
          `svc: no token from ${tokenProvider ? 'tokenProvider' : tokenUrl}: ${message ?? String(error)}`,
        )
      const backOffMs = Math.min(FIRST_RETRY_MS * 2 ** failures++, LAST_RETRY_MS)
      throw new SessionError('broken', { retryMs: Math.max(backOffMs, waitMs) })
    }
  }
}

/** Returns what a function of the host's answers, or throws when it takes too long. */
async function within(provider: () => unknown): Promise<unknown> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(reject, TIMEOUT_MS, new Error('timeout'))
  })
  return Promise.race([provider(), late])
}

async function fromHost(url: string): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(TIMEOUT_MS) })
  const { status } = response
  if (status === 401 || status === 403) return null
  if (!response.ok) throw failure(`status ${status}`, waitOf(response))
  const { publicToken } = (await response.json()) as { publicToken?: unknown }
  if (publicToken === undefined) throw failure('no publicToken')
  return publicToken
}

const failure = (message: string, waitMs = 0) =>
  Object.assign(new Error(message), { waitMs } satisfies Failure)

/** Returns how long `Retry-After` asks to wait, in milliseconds: seconds or a date; 0 when it says nothing. */
export function waitOf({ headers }: Response): number {
  const after = headers.get('retry-after')
  if (!after) return 0
  const ms = Number(after) * 1_000 || Date.parse(after) - Date.now()
  return ms > 0 ? Math.min(ms, LONGEST_WAIT_MS) : 0
}
