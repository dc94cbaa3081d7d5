import { findPersonByEmail, findPersonByOidc, type Person } from '../../../db/find-person.ts'
import { sqlState } from '../../../db/failures.ts'
import type { OidcSettings } from '../../../config.ts'
import type { Deps } from '../../../deps.ts'
import { parseEmail } from '../../../domain/email.ts'
import { ApiError } from '../../../domain/errors.ts'

const UNIQUE_VIOLATION = '23505'

/** What the service says of whoever has signed in there. */
export interface Account {
  subject: string
  /** Null: it names none that it has verified. */
  email: string | null
}

/**
 * Finds whose account it is: of whom it has signed in before, else of whom it has the address of. An address
 * decides once alone, since services give it to somebody else when a colleague has left.
 * @throws ApiError `unauthorized`
 */
export async function findOwner(
  { db }: Deps,
  { issuer, name }: OidcSettings,
  { subject, email }: Account,
): Promise<{ person: Person; isLinked: boolean }> {
  const known = await findPersonByOidc(db, { issuer, subject })
  if (known) return { person: known, isLinked: true }
  if (email === null) {
    throw new ApiError(
      'unauthorized',
      `${name} has no verified email address for you. Sign in another way.`,
    )
  }
  const person = await findPersonByEmail(db, parseEmail(email))
  if (person) return { person, isLinked: false }
  throw new ApiError(
    'unauthorized',
    `No account has the address ${parseEmail(email)}. Ask a colleague for an invitation, then try again.`,
  )
}

/**
 * Notes that an account signs somebody in from now on.
 * @throws ApiError `unauthorized` when another account of the service does already
 */
export async function linkAccount(
  { db }: Deps,
  { issuer, name }: OidcSettings,
  { personId, subject }: { personId: string; subject: string },
): Promise<void> {
  const rows = await db.sql`
    update people set oidc_issuer = ${issuer}, oidc_subject = ${subject}
    where id = ${personId} and (oidc_issuer is distinct from ${issuer} or oidc_subject = ${subject})
    returning id`.catch((error: unknown) => {
    // Two sign-ins at once, of which the other was first.
    if (sqlState(error) === UNIQUE_VIOLATION) return []
    throw error
  })
  if (rows.length > 0) return
  throw new ApiError(
    'unauthorized',
    `Another account at ${name} signs this person in. Sign in another way; resetting the password by a mail forgets that account.`,
  )
}
