import type { Deps } from '../deps.ts'

const BATCH = 10_000

/** Deletes answers of idempotent requests after a day and the salts of past days. */
export async function purgeExpired(deps: Deps): Promise<void> {
  const { sql } = deps.db
  const dayAgo = new Date(deps.clock.now() - 86_400_000)
  const twoDaysAgo = new Date(deps.clock.now() - 2 * 86_400_000).toISOString().slice(0, 10)
  await sql`delete from salts where day < ${twoDaysAgo}`
  for (;;) {
    const deleted = await sql`
      delete from idempotency_keys where ctid in (
        select ctid from idempotency_keys where created_at < ${dayAgo} limit ${BATCH})`
    if (deleted.count < BATCH) return
  }
}
