import { readDevice } from '../../../core/device-cookie.ts'
import { findPersonByEmail } from '../../../db/find-person.ts'
import type { Deps } from '../../../deps.ts'
import { parseEmail } from '../../../domain/email.ts'
import { ApiError } from '../../../domain/errors.ts'
import { DEMO_OWNER_PASSWORD } from '../../../domain/password.ts'
import { requireCode } from './check-code.ts'
import type { SignInBody } from './schema.ts'
import type { Browser } from './start-session.ts'

/** Of no password: who is unknown takes as long as who is known. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$4xb1CtOi9tGZS0fPfpovC5tHZdYc2JpCzxtLbH6Bs98$cD/bXdbxqdvLgglyqmO4WE0ZKwj4QW48fIzCTrgOvzQ'

/**
 * Checks an address and its password. Who is unknown, who has no password and who mistypes it get the same
 * answer after the same work. The second factor is asked for once the password is right.
 * @throws ApiError `unauthorized`, `rate_limit_exceeded`
 */
export async function checkSignIn(
  deps: Deps,
  { email, password, code }: SignInBody,
  { address, headers, origin }: Browser,
): Promise<{ personId: string }> {
  const stored = parseEmail(email)
  const person = await findPersonByEmail(deps.db, stored)
  const passwordHash = person?.passwordHash ?? NOBODY
  const fits = await tryPassword(deps, {
    subject: `person ${stored}`,
    passwordHash,
    address,
    device: person && readDevice(deps, headers, person.id),
    password,
  })
  const isPublic = password === DEMO_OWNER_PASSWORD && deps.config.mode !== 'demo'
  if (!person || !fits || isPublic) {
    deps.failedSignIns.note(person?.id ?? null, 'password', origin)
    throw new ApiError('unauthorized', 'The email address or password is wrong.')
  }
  await requireCode(deps, person, { code, origin })
  return { personId: person.id }
}

interface Tried {
  /** Names whose password it is; attempts are counted by it. */
  subject: string
  passwordHash: string
  address: string
  /** On which its owner was signed in before. */
  device?: string | null
  password: string
}

/** Tells whether a password is right. @throws ApiError `rate_limit_exceeded` after too many attempts */
export async function tryPassword(
  deps: Deps,
  { subject, passwordHash, address, device = null, password }: Tried,
): Promise<boolean> {
  const attempt = await deps.passwords.check(
    { subject, passwordHash },
    { ip: address, device },
    password,
  )
  if (!('retryAfterSeconds' in attempt)) return attempt.fits
  const { retryAfterSeconds: seconds } = attempt
  throw new ApiError('rate_limit_exceeded', `Too many attempts. Wait ${seconds} seconds.`, {
    retryAfterSeconds: seconds,
  })
}
