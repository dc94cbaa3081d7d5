import type { Deps } from '../../../deps.ts'
import { requireCode } from './check-code.ts'
import type { Browser } from './start-session.ts'
import { findTokenOwner, usePersonToken } from './person-token.ts'
import { linkUsed } from './reset-password.ts'

/**
 * Spends the link of a mail and returns whom it signs in. A missing or wrong code of the second factor leaves
 * the link as it is. @throws ApiError `unauthorized`
 */
export async function openSignInLink(
  deps: Deps,
  { token, code }: { token: string; code?: string },
  { origin }: Browser,
): Promise<string> {
  const owner = await findTokenOwner(deps, token, 'sign_in')
  if (!owner) throw linkUsed()
  await requireCode(deps, owner, { code, origin })
  const used = await usePersonToken(deps, token, 'sign_in')
  if (!used) throw linkUsed()
  return used.personId
}
