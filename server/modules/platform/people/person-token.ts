import type { Sql, TransactionSql } from 'postgres'
import { hashToken } from '../../../core/secrets.ts'
import { bool, decode, int, row, text, type RowOf } from '../../../db/row.ts'
import { takeLock } from '../../../db/locks.ts'
import type { Deps } from '../../../deps.ts'

export type TokenPurpose = 'sign_in' | 'reset'
const PREFIXES = { sign_in: 'svc_sl_', reset: 'svc_sr_' } as const

/** How many mails of a kind somebody gets: one a minute, ten a day. */
const PAUSE_MS = 60_000
const DAY_MS = 86_400_000
const PER_DAY = 10

export const TOKEN_MINUTES: Readonly<Record<TokenPurpose, number>> = { sign_in: 15, reset: 60 }

interface Wanted {
  purpose: TokenPurpose
  person: { id: string; email: string }
  lifeMs: number
}

/** Creates a token for a link in a mail. The secret is returned this once and stored as its hash. */
export async function writePersonToken(
  deps: Deps,
  wanted: Wanted,
): Promise<{ id: string; token: string }> {
  return insertToken(deps, deps.db.sql, wanted)
}

async function insertToken(
  { ids, clock }: Deps,
  sql: Sql | TransactionSql,
  { purpose, person, lifeMs }: Wanted,
): Promise<{ id: string; token: string }> {
  const now = clock.now()
  const token = PREFIXES[purpose] + ids.secret()
  const id = ids.make('ses')
  const values = {
    id,
    token_hash: hashToken(token),
    purpose,
    person_id: person.id,
    email: person.email,
    expires_at: new Date(now + lifeMs),
    created_at: new Date(now),
  }
  await sql`insert into person_tokens ${sql(values)}`
  return { id, token }
}

const Counted = row({ today: int, now: int })

/** Creates a token unless too many mails of the kind went to the person; of two at once one is counted first. */
export async function writeMailedToken(
  deps: Deps,
  wanted: Wanted,
): Promise<{ id: string; token: string } | null> {
  const { purpose, person } = wanted
  const now = deps.clock.now()
  return deps.db.sql.begin(async (tx) => {
    await takeLock(tx, 'accountMails', { of: person.id })
    const rows = await tx`
      select count(*)::int as today,
        (count(*) filter (where created_at > ${new Date(now - PAUSE_MS)}))::int as now
      from person_tokens
      where person_id = ${person.id} and purpose = ${purpose}
        and created_at > ${new Date(now - DAY_MS)}`
    const [counted] = decode(Counted, rows)
    const isAllowed = counted!.now === 0 && counted!.today < PER_DAY
    return isAllowed ? insertToken(deps, tx, wanted) : null
  })
}

/** Takes back a token whose mail could not be sent. */
export async function dropPersonToken({ db }: Deps, id: string): Promise<void> {
  await db.sql`delete from person_tokens where id = ${id}`
}

/** Ends every link that was mailed to a person: whoever changes the password trusts none of before. */
export async function endPersonTokens(sql: Sql | TransactionSql, personId: string): Promise<void> {
  await sql`delete from person_tokens where person_id = ${personId}`
}

const Used = row({ personId: text, email: text })

/**
 * Spends a token; null when it is unknown, was spent or has expired, or the person has another address by
 * now. Of two calls one wins. What it opens proves the address.
 */
export async function usePersonToken(
  { db, clock }: Deps,
  token: string,
  purpose: TokenPurpose,
): Promise<{ personId: string; email: string } | null> {
  const now = new Date(clock.now())
  const rows = await db.sql`
    update person_tokens t set used_at = ${now} from people p
    where t.token_hash = ${hashToken(token)} and t.purpose = ${purpose} and t.used_at is null
      and t.expires_at > ${now} and p.id = t.person_id and p.email = t.email
    returning t.person_id as "personId", t.email`
  const [used] = decode(Used, rows)
  if (!used) return null
  await db.sql`
    update people set email_verified_at = ${now} where id = ${used.personId} and email_verified_at is null`
  return used
}

const Owner = row({ id: text, email: text, twoFactor: bool })

/** Finds whose a token is that could be used now, without spending it. */
export async function findTokenOwner(
  { db, clock }: Deps,
  token: string,
  purpose: TokenPurpose,
): Promise<RowOf<typeof Owner> | null> {
  const rows = await db.sql`
    select p.id, p.email, p.totp_confirmed_at is not null as "twoFactor"
    from person_tokens t join people p on p.id = t.person_id and p.email = t.email
    where t.token_hash = ${hashToken(token)} and t.purpose = ${purpose} and t.used_at is null
      and t.expires_at > ${new Date(clock.now())}`
  return decode(Owner, rows)[0] ?? null
}
