import { setTimeout as delay } from 'node:timers/promises'
import postgres from 'postgres'
import { DatabaseAway, isAway } from './failures.ts'
import { decode, int, row } from './row.ts'

const OLDEST = 150_000
const AGAIN_MS = 500

/** What a start may wait for, and how it says so. */
export interface WaitOptions {
  timeoutMs: number
  /** Told once about each thing that is waited for: a sentence for the operator. */
  tell: (sentence: string) => void
  /** Ends the start. */
  signal?: AbortSignal | undefined
}

/** So long a start asks for a database that it can do without at first. */
const SOON_MS = 1_500

const Server = row({ version: int, pid: int })

/**
 * Waits until a database answers, which may start at the same time as we do.
 * @param variable where its URL comes from
 * @returns whether a pooler is in front of it
 * @throws Error with a sentence that names the variable
 */
export async function findDatabase(
  url: string,
  variable: string,
  { timeoutMs, tell, signal }: WaitOptions,
): Promise<{ isPooled: boolean }> {
  const deadline = performance.now() + timeoutMs
  for (let tries = 0; ; tries++) {
    signal?.throwIfAborted()
    try {
      return await look(url, signal)
    } catch (error) {
      signal?.throwIfAborted()
      const reason = error instanceof Error ? error.message || String(error) : String(error)
      if (!isAway(error)) throw new Error(`${variable}: ${reason}`, { cause: error })
      if (performance.now() > deadline) {
        const seconds = Math.round(timeoutMs / 1000)
        const text = `${variable}: the database cannot be reached, and ${seconds} seconds (START_TIMEOUT) are over: ${reason}`
        throw new Error(text, { cause: error })
      }
      if (tries === 0) tell(`${variable}: the database cannot be reached yet; waiting: ${reason}`)
      await delay(AGAIN_MS, undefined, { signal })
    }
  }
}

/** Finds the same within a second or two. @throws an error that `isAway` knows, when there is no answer */
export async function findDatabaseSoon(
  url: string,
  variable: string,
  { signal }: WaitOptions,
): Promise<{ isPooled: boolean }> {
  const late = AbortSignal.timeout(SOON_MS)
  const wait = { timeoutMs: SOON_MS, tell: () => {}, signal: either(late, signal) }
  try {
    return await findDatabase(url, variable, wait)
  } catch (error) {
    signal?.throwIfAborted()
    if (!late.aborted) throw error
    throw new DatabaseAway(`${variable}: the database does not answer.`, { cause: error })
  }
}

function either(one: AbortSignal, other: AbortSignal | undefined): AbortSignal {
  return other ? AbortSignal.any([one, other]) : one
}

async function look(url: string, signal: AbortSignal | undefined): Promise<{ isPooled: boolean }> {
  const client = postgres(url, {
    max: 1,
    prepare: false,
    fetch_types: false,
    deadline: 5_000,
    connect_timeout: 5,
    onnotice: () => {},
  })
  const stop = () => void client.end({ timeout: 0 })
  signal?.addEventListener('abort', stop)
  try {
    const rows = await client`
      select current_setting('server_version_num')::int as version, pg_backend_pid() as pid`
    const { version, pid } = decode(Server, rows)[0]!
    if (version < OLDEST) throw new Error('PostgreSQL 15 or newer is needed; this server is older.')
    // A pooler gives each client a number of its own.
    return { isPooled: rows.state.pid !== pid }
  } finally {
    signal?.removeEventListener('abort', stop)
    await client.end({ timeout: 1 })
  }
}
