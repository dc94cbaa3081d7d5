import type { TransactionSql } from 'postgres'
import { knowBrowser, readBrowserSecret } from '../../../core/browser-cookie.ts'
import { sameText } from '../../../core/secrets.ts'
import type { RequestOrigin } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../domain/errors.ts'
import { CHALLENGE_MS, takeChallenge, writeChallenge } from '../people/challenges.ts'
import { handleOf } from './add-passkey.ts'
import { findPasskey, type PasskeyRow } from './queries.ts'
import type { RequestOptions, SignInBody } from './schema.ts'
import { makeChallenge, readChallenge, requireSite, verifySignIn } from './verify.ts'

/** Begins a sign-in by passkey. It names nobody: the authenticator shows whose passkeys it has. */
export async function startPasskeySignIn(
  deps: Deps,
  headers: Headers,
): Promise<{ options: RequestOptions; cookie: string }> {
  const site = requireSite(deps)
  const challenge = makeChallenge()
  const { secret, cookie } = knowBrowser(deps, headers)
  await writeChallenge(deps, { purpose: 'passkey_sign_in', secret: challenge, browser: secret })
  const options = {
    challenge,
    rpId: site.id,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  }
  return { options, cookie }
}

/** Who a passkey has signed in, and what must hold while the session is opened. */
export interface ByPasskey {
  personId: string
  means: 'passkey'
  openedWith: string
  /** @throws ApiError when the passkey was removed, or used elsewhere, meanwhile */
  confirm: (tx: TransactionSql) => Promise<void>
}

/**
 * Checks what a passkey has signed: for a challenge that this browser got, once; for this site; by the
 * passkey's owner. It takes the place of the second factor, since the authenticator checks its owner.
 * @throws ApiError `unauthorized`
 */
export async function checkPasskey(
  deps: Deps,
  body: SignInBody,
  { headers, origin }: { headers: Headers; origin: RequestOrigin },
): Promise<ByPasskey> {
  const site = requireSite(deps)
  const challenge = readChallenge(body.clientDataJSON)
  const browser = readBrowserSecret(deps, headers)
  const asked =
    challenge !== null &&
    browser !== null &&
    (await takeChallenge(deps, { purpose: 'passkey_sign_in', secret: challenge, browser }))
  if (!asked) {
    throw new ApiError('unauthorized', 'The sign-in has expired. Try again with your passkey.')
  }
  const key = await findPasskey(deps, body.id)
  if (!key || !sameText(body.userHandle, handleOf(key.personId))) throw unknown()
  const checked = await verifySignIn(site, body, { challenge, key })
  if (!checked) {
    deps.failedSignIns.note(key.personId, 'passkey', origin)
    throw refused(deps, key)
  }
  const { counter, synced } = checked
  const confirm = async (tx: TransactionSql) => {
    const used = await tx`
      update person_passkeys
      set counter = ${counter}, synced = ${synced}, last_used_at = ${new Date(deps.clock.now())}
      where id = ${key.id} and (counter < ${counter} or (counter = 0 and ${counter}::bigint = 0)) returning id`
    if (used.length === 0) throw unknown()
  }
  return { personId: key.personId, means: 'passkey', openedWith: key.id, confirm }
}

function refused({ log }: Deps, { id, personId }: PasskeyRow): ApiError {
  log.warn({ passkey: id, person: personId }, 'a sign-in by passkey was refused')
  return new ApiError(
    'unauthorized',
    'The passkey couldn’t be verified. Try again, or sign in another way.',
  )
}

function unknown(): ApiError {
  return new ApiError(
    'unauthorized',
    'This passkey is unknown or was removed. Sign in another way, and delete the passkey on your device.',
  )
}
