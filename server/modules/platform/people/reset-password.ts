import type { RequestOrigin } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../domain/errors.ts'
import { checkPassword } from '../../../domain/password.ts'
import { announceAccess } from './announce-access.ts'
import { bySelf, nameActor } from './audit-person.ts'
import { endPersonTokens, findTokenOwner, usePersonToken } from './person-token.ts'
import { createPasswordHash } from './create-password-hash.ts'

/**
 * Sets the password by the link of a mail, once. All sessions end, and whoever set it signs in as always: the
 * mail replaces the password and the account at a service that signed them in, nothing else that protects
 * the account.
 */
export async function resetPassword(
  deps: Deps,
  { token, password, origin }: { token: string; password: string; origin: RequestOrigin },
): Promise<{ changed: boolean }> {
  const { sql } = deps.db
  const owner = await findTokenOwner(deps, token, 'reset')
  // Hashing takes long: nobody gets it for a link that opens nothing.
  if (!owner) throw linkUsed()
  // A password that is refused does not spend the link.
  checkPassword(password, owner.email)
  const hash = await createPasswordHash(deps, password)
  const used = await usePersonToken(deps, token, 'reset')
  if (!used) throw linkUsed()
  const { personId } = used
  await sql.begin(async (tx) => {
    await nameActor(tx, bySelf(personId, origin), 'reset')
    await tx`
      update people set password_hash = ${hash}, oidc_issuer = null, oidc_subject = null
      where id = ${personId}`
    await tx`delete from person_sessions where person_id = ${personId}`
    await endPersonTokens(tx, personId)
  })
  await announceAccess(deps, personId)
  return { changed: true }
}

/** Explains that a link leads nowhere. */
export function linkUsed(): ApiError {
  return new ApiError(
    'unauthorized',
    'This link has expired or was already used. Request a new one.',
  )
}
