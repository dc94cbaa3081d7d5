import type { Deps } from '../deps.ts'

const BATCH = 10_000
const MAILS_KEPT_MS = 30 * 86_400_000

/**
 * Deletes answers of idempotent requests, sessions of dashboards and partners' tokens after a day, the salts
 * of past days, and after a month what mails said.
 */
export async function purgeExpired(deps: Deps): Promise<void> {
  const { sql } = deps.db
  const dayAgo = new Date(deps.clock.now() - 86_400_000)
  const twoDaysAgo = new Date(deps.clock.now() - 2 * 86_400_000).toISOString().slice(0, 10)
  await sql`delete from salts where day < ${twoDaysAgo}`
  await sql`delete from embed_sessions where expires_at < ${dayAgo}`
  await sql`delete from partner_tokens where expires_at < ${dayAgo}`
  await emptyMails(deps)
  for (;;) {
    const deleted = await sql`
      delete from idempotency_keys where ctid in (
        select ctid from idempotency_keys where created_at < ${dayAgo} limit ${BATCH})`
    if (deleted.count < BATCH) return
  }
}

/** Empties old mails. The rows stay, since their keys keep mails from being written again. */
async function emptyMails({ db, clock }: Deps): Promise<void> {
  const monthAgo = new Date(clock.now() - MAILS_KEPT_MS)
  for (;;) {
    const emptied = await db.sql`
      update mails set html = '', plain = '' where ctid = any(array(
        select ctid from mails where created_at < ${monthAgo} and plain <> '' limit ${BATCH}))`
    if (emptied.count < BATCH) return
  }
}
