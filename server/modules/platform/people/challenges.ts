import { hashToken } from '../../../core/secrets.ts'
import { decode, row, type RowOf, text } from '../../../db/row.ts'
import type { Deps } from '../../../deps.ts'

/** What a challenge is for: one for another purpose opens nothing. */
export type ChallengePurpose = 'passkey_add' | 'passkey_sign_in' | 'oidc_sign_in' | 'oidc_code'

/** How long somebody may take between asking for a challenge and answering it. */
export const CHALLENGE_MS = 10 * 60_000

export interface NewChallenge {
  purpose: ChallengePurpose
  /** What comes back, and nobody can guess. */
  secret: string
  /** What only the same browser, or the same session, has. */
  browser: string
  personId?: string
  /** An account at the service that signs people in, which is not linked yet. */
  subject?: string
}

const Challenge = row({ personId: text, subject: text })

/** Keeps a challenge until it is answered, or too late. Only hashes of it are stored. */
export async function writeChallenge(
  { db, ids, clock }: Deps,
  { purpose, secret, browser, personId = '', subject = '' }: NewChallenge,
): Promise<void> {
  await db.sql`
    insert into person_challenges (id, purpose, secret_hash, browser_hash, person_id, subject, expires_at)
    values (${ids.make('ses')}, ${purpose}, ${hashToken(secret)}, ${hashToken(browser)}, ${personId},
      ${subject}, ${new Date(clock.now() + CHALLENGE_MS)})`
}

/**
 * Takes a challenge, once, whether or not the answer turns out to be right; null when there is none of the
 * purpose for this browser, or it is too late. Of two at once one gets it.
 */
export async function takeChallenge(
  { db, clock }: Deps,
  { purpose, secret, browser }: Pick<NewChallenge, 'purpose' | 'secret' | 'browser'>,
): Promise<RowOf<typeof Challenge> | null> {
  const rows = await db.sql`
    delete from person_challenges
    where secret_hash = ${hashToken(secret)} and browser_hash = ${hashToken(browser)}
      and purpose = ${purpose} and expires_at > ${new Date(clock.now())}
    returning person_id as "personId", subject`
  return decode(Challenge, rows)[0] ?? null
}
