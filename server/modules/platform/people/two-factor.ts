import { randomBytes } from 'node:crypto'
import { hashToken } from '../../../core/secrets.ts'
import { toBase32, totpUri } from '../../../core/totp.ts'
import { findPersonByEmail, type PersonSession } from '../../../db/find-person.ts'
import type { Acting, RequestOrigin } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../domain/errors.ts'
import { bySelf, nameActor } from './audit-person.ts'
import { checkCode, secretPlace } from './check-code.ts'
import { endOtherSessions } from './end-sessions.ts'
import { requireCurrent } from './update-profile.ts'

const SECRET_BYTES = 20
const RECOVERY_CODES = 10

/**
 * Makes a secret for an app. It protects nothing before it was confirmed with a code, so that nobody locks
 * themselves out. @throws ApiError `conflict` when there is one already
 */
export async function startTwoFactor(
  deps: Deps,
  { personId, email }: PersonSession,
  { password, address }: { password: string; address: string },
): Promise<{ secret: string; uri: string }> {
  await requireCurrent(deps, { email, address, password })
  const secret = toBase32(randomBytes(SECRET_BYTES))
  const sealed = deps.secrets.seal(secret, secretPlace(personId))
  const set = await deps.db.sql`
    update people set totp_secret = ${sealed.text}, totp_last_step = 0
    where id = ${personId} and totp_confirmed_at is null returning id`
  if (set.length === 0) throw new ApiError('conflict', 'Two-factor authentication is already on.')
  const issuer = new URL(deps.config.origin).host
  return { secret, uri: totpUri(secret, { issuer, account: email }) }
}

/** Turns two-factor sign-in on with a code of the app. All other sessions end. Shows the recovery codes once. */
export async function confirmTwoFactor(
  deps: Deps,
  session: PersonSession,
  { code, origin }: { code: string; origin: RequestOrigin },
): Promise<{ recoveryCodes: string[] }> {
  const { personId, email } = session
  const person = await findPersonByEmail(deps.db, email)
  if (person?.twoFactor) throw new ApiError('conflict', 'Two-factor authentication is already on.')
  await checkCode(deps, personId, { code, origin })
  const codes = Array.from({ length: RECOVERY_CODES }, () => toBase32(randomBytes(10)))
  const now = new Date(deps.clock.now())
  const hashes = codes.map((one) => hashToken(one))
  const set = await deps.db.sql.begin(async (tx) => {
    await nameActor(tx, bySelf(personId, origin))
    return tx`
      update people set totp_confirmed_at = ${now}, recovery_hashes = ${hashes}
      where id = ${personId} and totp_confirmed_at is null and totp_secret is not null returning id`
  })
  if (set.length === 0) throw new ApiError('conflict', 'Two-factor authentication is already on.')
  await endOtherSessions(deps, session)
  return { recoveryCodes: codes.map((one) => one.match(/.{4}/g)!.join('-')) }
}

/** Turns two-factor sign-in off, with a code. */
export async function endTwoFactor(
  deps: Deps,
  { personId }: PersonSession,
  { code, origin }: { code: string; origin: RequestOrigin },
): Promise<{ twoFactor: boolean }> {
  await checkCode(deps, personId, { code, origin })
  await clearTwoFactor(deps, personId, bySelf(personId, origin))
  return { twoFactor: false }
}

/** Forgets the second factor of somebody; each workspace of theirs has it in its audit log. */
export async function clearTwoFactor(
  { db }: Deps,
  personId: string,
  by: Pick<Acting, 'actor' | 'request'>,
): Promise<void> {
  await db.sql.begin(async (tx) => {
    await nameActor(tx, by)
    await tx`
      update people set totp_secret = null, totp_confirmed_at = null, totp_last_step = 0, recovery_hashes = '{}'
      where id = ${personId}`
  })
}
