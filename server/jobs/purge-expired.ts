import type { Deps } from '../deps.ts'
import { decode, nullable, row, time } from '../db/row.ts'

const HOUR_MS = 3_600_000
const MAILS_KEPT_MS = 30 * 86_400_000
const DRAFTS_KEPT_MS = 30 * 86_400_000

/**
 * Deletes answers of idempotent requests, sessions of dashboards and partners' tokens after a day, what is
 * kept by the day (salts, bonus sums, numbers of new words), payout drafts that nobody confirmed a month
 * after they expired, and after a month what mails said.
 */
export async function purgeExpired(deps: Deps): Promise<void> {
  const { sql } = deps.db
  const dayAgo = new Date(deps.clock.now() - 86_400_000)
  const twoDaysAgo = new Date(deps.clock.now() - 2 * 86_400_000).toISOString().slice(0, 10)
  await sql`delete from salts where day < ${twoDaysAgo}`
  await sql`delete from bonus_days where day < ${twoDaysAgo}`
  await sql`delete from dictionary_days where day < ${twoDaysAgo}`
  await sql`delete from embed_sessions where expires_at < ${dayAgo}`
  await sql`delete from partner_tokens where expires_at < ${dayAgo}`
  const draftsUntil = new Date(deps.clock.now() - DRAFTS_KEPT_MS)
  await sql`delete from payout_drafts where expires_at < ${draftsUntil} and confirmed_at is null`
  await emptyMails(deps, new Date(deps.clock.now() - MAILS_KEPT_MS))
  await deleteAnswers(deps, dayAgo)
}

const Oldest = row({ oldest: nullable(time) })

/** Deletes answers an hour at a time, so that no transaction grows without bound. */
async function deleteAnswers({ db: { sql } }: Deps, until: Date): Promise<void> {
  for (;;) {
    const rows = await sql`
      select min(created_at) as oldest from idempotency_keys where created_at < ${until}`
    const oldest = decode(Oldest, rows)[0]?.oldest
    if (!oldest) return
    await sql`delete from idempotency_keys where created_at < ${hourAfter(oldest, until)}`
  }
}

/** Empties old mails. The rows stay, since their keys keep mails from being written again. */
async function emptyMails({ db: { sql } }: Deps, until: Date): Promise<void> {
  for (;;) {
    const rows = await sql`
      select min(created_at) as oldest from mails where created_at < ${until} and plain is not null`
    const oldest = decode(Oldest, rows)[0]?.oldest
    if (!oldest) return
    await sql`
      update mails set html = null, plain = null
      where created_at >= ${oldest} and created_at < ${hourAfter(oldest, until)}
        and plain is not null`
  }
}

function hourAfter(time: Date, until: Date): Date {
  return new Date(Math.min(time.getTime() + HOUR_MS, until.getTime()))
}
