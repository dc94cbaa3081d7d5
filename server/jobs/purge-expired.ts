import { IDLE_MS } from '../core/authenticate-person.ts'
import type { Deps } from '../deps.ts'
import { dropIdleQueues } from './delivery-jobs.ts'

const DRAFTS_KEPT_MS = 30 * 86_400_000
const DELIVERIES_KEPT_MS = 30 * 86_400_000
/** Of events that could not be counted: until then they can be tried again. */
const EVENTS_KEPT_MS = 90 * 86_400_000

/**
 * Deletes sessions of dashboards and of people, and tokens after a day, what is kept by the day (salts, bonus sums,
 * numbers of new words), what webhooks were told after a month,
 * the texts of provider events that could not be counted after three,
 * payout drafts that nobody confirmed a month after they expired, and queues in which nothing waits. What operators decide
 * about is in the retention policies.
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
  await sql`delete from person_tokens where expires_at < ${dayAgo}`
  await sql`delete from control_changes where expires_at < ${dayAgo}`
  await sql`delete from connection_requests where expires_at < ${dayAgo}`
  await sql`delete from person_challenges where expires_at < ${dayAgo}`
  const idleSince = new Date(deps.clock.now() - IDLE_MS)
  await sql`delete from person_sessions where expires_at < ${dayAgo} or last_used_at < ${idleSince}`
  const toldUntil = new Date(deps.clock.now() - DELIVERIES_KEPT_MS)
  await sql`delete from webhook_deliveries where created_at < ${toldUntil}`
  const triedUntil = new Date(deps.clock.now() - EVENTS_KEPT_MS)
  await sql`update inbox_events set body = null where body is not null and created_at < ${triedUntil}`
  const draftsUntil = new Date(deps.clock.now() - DRAFTS_KEPT_MS)
  await sql`delete from payout_drafts where expires_at < ${draftsUntil} and confirmed_at is null`
  await dropIdleQueues(deps)
}
