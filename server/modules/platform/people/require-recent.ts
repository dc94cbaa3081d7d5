import type { PersonSession } from '../../../db/find-person.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../domain/errors.ts'

export const RECENT_MS = 15 * 60_000

/**
 * Checks that the session was opened just now, before a way to sign in is added or removed: an unattended
 * browser must not take over the account.
 * @throws ApiError `forbidden` with `details.recentSignIn`
 */
export function requireRecent({ clock }: Deps, { createdAt }: PersonSession): void {
  if (createdAt.getTime() + RECENT_MS > clock.now()) return
  throw new ApiError(
    'forbidden',
    'Sign in again first. You can change how you sign in within 15 minutes of signing in.',
    { details: { recentSignIn: true } },
  )
}
