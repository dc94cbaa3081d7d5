import { matchStep } from '../../../core/totp.ts'
import { hashToken } from '../../../core/secrets.ts'
import { decode, int, nullable, row, type RowOf } from '../../../db/row.ts'
import { people } from '../../../db/schema/people.ts'
import { placeOf, sealed } from '../../../db/sealed.ts'
import type { RequestOrigin } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../domain/errors.ts'
import { bySelf, nameActor } from './audit-person.ts'

/** Wrong codes of somebody, in all processes together, before nobody is asked for a while. */
export const CODES_AT_ONCE = 10
const PAUSE_MS = 15 * 60_000

const Attempt = row({ secret: nullable(sealed), lastStep: int })
type Attempt = RowOf<typeof Attempt>

/** Returns where the secret of somebody is encrypted to. */
export function secretPlace(personId: string) {
  return placeOf(people.totpSecret, '', personId)
}

/**
 * Checks the second factor: a code of the app, or one of the recovery codes, each once. Attempts are counted
 * before they are compared, so that many at once are no more than ten.
 * @throws ApiError `unauthorized`, `rate_limit_exceeded`
 */
export async function checkCode(
  deps: Deps,
  personId: string,
  { code, origin }: { code: string; origin: RequestOrigin },
): Promise<void> {
  const attempt = await countAttempt(deps, personId)
  const given = code.replace(/[\s-]/g, '')
  const isRight = /^\d{6}$/.test(given)
    ? await useAppCode(deps, personId, attempt, given)
    : await useRecoveryCode(deps, personId, { code: given, origin })
  if (!isRight) throw wrongCode()
}

async function countAttempt({ db, clock }: Deps, personId: string): Promise<Attempt> {
  const now = new Date(clock.now())
  const since = new Date(clock.now() - PAUSE_MS)
  const rows = await db.sql`
    update people set
      code_attempts = case when code_attempts_since > ${since} then code_attempts + 1 else 1 end,
      code_attempts_since = case when code_attempts_since > ${since} then code_attempts_since else ${now} end
    where id = ${personId}
      and (code_attempts < ${CODES_AT_ONCE} or code_attempts_since is null or code_attempts_since <= ${since})
    returning totp_secret as secret, totp_last_step as "lastStep"`
  const [attempt] = decode(Attempt, rows)
  if (attempt) return attempt
  throw new ApiError('rate_limit_exceeded', 'Too many wrong codes. Wait 15 minutes.', {
    retryAfterSeconds: PAUSE_MS / 1000,
  })
}

/** Uses a code of the app. Of two calls with the same one wins. */
async function useAppCode(
  { db, secrets, clock }: Deps,
  personId: string,
  { secret, lastStep }: Attempt,
  code: string,
): Promise<boolean> {
  if (!secret) return false
  const plain = secrets.open(secret, secretPlace(personId))
  const step = matchStep(plain, code, { nowMs: clock.now(), lastStep })
  if (step === null) return false
  const used = await db.sql`
    update people set totp_last_step = ${step}, code_attempts = 0
    where id = ${personId} and totp_last_step < ${step} returning id`
  return used.length > 0
}

async function useRecoveryCode(
  { db }: Deps,
  personId: string,
  { code, origin }: { code: string; origin: RequestOrigin },
): Promise<boolean> {
  const hash = hashToken(code.toUpperCase())
  return db.sql.begin(async (tx) => {
    await nameActor(tx, bySelf(personId, origin))
    const used = await tx`
      update people set recovery_hashes = array_remove(recovery_hashes, ${hash}), code_attempts = 0
      where id = ${personId} and ${hash} = any(recovery_hashes) returning id`
    return used.length > 0
  })
}

/** Says that the second factor is asked for, or was wrong. */
export function wrongCode(): ApiError {
  return new ApiError(
    'unauthorized',
    'The code is wrong or was already used. Enter the current code from the app.',
    {
      details: { twoFactor: true },
    },
  )
}

/**
 * Checks the second factor of who has one; `code` is what they have sent.
 * @throws ApiError `unauthorized` with `details.twoFactor`
 */
export async function requireCode(
  deps: Deps,
  person: { id: string; twoFactor: boolean },
  { code, origin }: { code: string | undefined; origin: RequestOrigin },
): Promise<void> {
  if (!person.twoFactor) return
  if (code !== undefined) return checkSignInCode(deps, person.id, { code, origin })
  throw new ApiError('unauthorized', 'Send the code from your authenticator app as well.', {
    details: { twoFactor: true },
  })
}

/** Checks the second factor of somebody who signs in; one that is wrong is in the audit log. */
export async function checkSignInCode(
  deps: Deps,
  personId: string,
  attempt: { code: string; origin: RequestOrigin },
): Promise<void> {
  try {
    await checkCode(deps, personId, attempt)
  } catch (error) {
    if (error instanceof ApiError) deps.failedSignIns.note(personId, 'code', attempt.origin)
    throw error
  }
}
