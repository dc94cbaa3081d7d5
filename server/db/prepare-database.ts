import type { Log } from '../log.ts'
import { findDatabase, type WaitOptions } from './find-database.ts'
import { migrateDatabase } from './migrate.ts'

/** What a server says that may not hear notifications. */
const POLLING =
  'A connection pooler is in front of the database. Everything works, but by asking again: jobs start within 2 seconds, and what another process changes, such as a revoked key, is seen within 10 seconds. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself to have both at once.'

export interface Addresses {
  url: string
  directUrl: string | undefined
}

/**
 * Waits for the database and brings its tables up to date.
 * @returns whether `url` leads to a pooler
 * @throws Error with a sentence for the operator
 */
export async function prepareDatabase(
  { url, directUrl }: Addresses,
  log: Log,
  wait: WaitOptions,
): Promise<{ isPooled: boolean }> {
  const { isPooled } = await findDatabase(url, 'DATABASE_URL', wait)
  if (directUrl) await findDatabase(directUrl, 'DATABASE_DIRECT_URL', wait)
  else if (isPooled) log.warn({}, POLLING)
  await migrateDatabase(directUrl ?? url, wait)
  wait.signal?.throwIfAborted()
  return { isPooled }
}
