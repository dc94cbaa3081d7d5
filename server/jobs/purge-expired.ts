import type { Deps } from '../deps.ts'

const HOUR_MS = 3_600_000
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
  await emptyMails(deps, new Date(deps.clock.now() - MAILS_KEPT_MS))
  await deleteAnswers(deps, dayAgo)
}

/** Deletes answers an hour at a time, so that no transaction grows without bound. */
async function deleteAnswers({ db: { sql } }: Deps, until: Date): Promise<void> {
  for (;;) {
    const [row] = await sql<{ oldest: Date | null }[]>`
      select min(created_at) as oldest from idempotency_keys where created_at < ${until}`
    if (!row?.oldest) return
    await sql`delete from idempotency_keys where created_at < ${hourAfter(row.oldest, until)}`
  }
}

/** Empties old mails. The rows stay, since their keys keep mails from being written again. */
async function emptyMails({ db: { sql } }: Deps, until: Date): Promise<void> {
  for (;;) {
    const [row] = await sql<{ oldest: Date | null }[]>`
      select min(created_at) as oldest from mails where created_at < ${until} and plain <> ''`
    if (!row?.oldest) return
    await sql`
      update mails set html = '', plain = ''
      where created_at >= ${row.oldest} and created_at < ${hourAfter(row.oldest, until)}
        and plain <> ''`
  }
}

function hourAfter(time: Date, until: Date): Date {
  return new Date(Math.min(time.getTime() + HOUR_MS, until.getTime()))
}
