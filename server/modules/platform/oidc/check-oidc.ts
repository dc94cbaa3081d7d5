import { readBrowserSecret } from '../../../core/browser-cookie.ts'
import { findPeople } from '../../../db/find-person.ts'
import type { OidcSettings } from '../../../config.ts'
import type { RequestOrigin } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../domain/errors.ts'
import { takeChallenge, writeChallenge } from '../people/challenges.ts'
import { checkSignInCode } from '../people/check-code.ts'
import { findService, loadOidcLibrary, requireOidc, unavailable } from './find-service.ts'
import { findOwner, linkAccount, type Account } from './link-account.ts'
import type { CodeBody, ReturnBody } from './schema.ts'
import { returnUrl, secretsOf } from './start-oidc.ts'

/**
 * Returns whom the service has signed in: for a sign-in that this browser began, once. Nobody gets an account
 * by it. @throws ApiError `unauthorized`, with `details.ticket` where a code is needed too; `service_unavailable`
 */
export async function checkOidc(
  deps: Deps,
  body: ReturnBody,
  headers: Headers,
): Promise<{ personId: string }> {
  const settings = requireOidc(deps)
  const browser = readBrowserSecret(deps, headers)
  const { state } = body
  const began =
    browser !== null &&
    (await takeChallenge(deps, { purpose: 'oidc_sign_in', secret: state, browser }))
  if (!began) throw tooLate()
  const account = await readAccount(deps, settings, { body, browser })
  const { person, isLinked } = await findOwner(deps, settings, account)
  const personId = person.id
  const subject = isLinked ? '' : account.subject
  if (person.twoFactor) throw await askForCode(deps, { browser, personId, subject })
  if (subject !== '') await linkAccount(deps, settings, { personId, subject })
  return { personId }
}

/** Checks the code of who was signed in by the service. @throws ApiError `unauthorized` with another ticket */
export async function checkOidcCode(
  deps: Deps,
  { ticket, code }: CodeBody,
  { headers, origin }: { headers: Headers; origin: RequestOrigin },
): Promise<{ personId: string }> {
  const browser = readBrowserSecret(deps, headers)
  const waiting =
    browser !== null &&
    (await takeChallenge(deps, { purpose: 'oidc_code', secret: ticket, browser }))
  if (!waiting) throw tooLate()
  const { personId, subject } = waiting
  const [person] = await findPeople(deps.db, [personId])
  if (!person) throw tooLate()
  try {
    if (person.twoFactor) await checkSignInCode(deps, personId, { code, origin })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unauthorized') throw error
    throw await askForCode(deps, { browser, personId, subject }, error.message)
  }
  if (subject !== '') await linkAccount(deps, requireOidc(deps), { personId, subject })
  return { personId }
}

/** Keeps who it is until the code comes: what the service gave can be used once. */
async function askForCode(
  deps: Deps,
  { browser, ...who }: { browser: string; personId: string; subject: string },
  sentence = 'Send the code from your authenticator app as well.',
): Promise<ApiError> {
  const ticket = deps.ids.secret()
  await writeChallenge(deps, { purpose: 'oidc_code', secret: ticket, browser, ...who })
  return new ApiError('unauthorized', sentence, { details: { twoFactor: true, ticket } })
}

/** Asks the service whose code it is. @throws ApiError `unauthorized`, `service_unavailable` */
async function readAccount(
  deps: Deps,
  settings: OidcSettings,
  { body, browser }: { body: ReturnBody; browser: string },
): Promise<Account> {
  const service = await findService(deps, settings)
  const address = new URL(returnUrl(deps))
  for (const [name, value] of Object.entries(body)) address.searchParams.set(name, value)
  const { verifier, nonce } = secretsOf(browser, body.state)
  const { authorizationCodeGrant } = await loadOidcLibrary()
  const tokens = await authorizationCodeGrant(service, address, {
    expectedState: body.state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  }).catch((error: unknown) => {
    deps.log.warn({ issuer: settings.issuer, reason: String(error) }, 'a sign-in was refused')
    throw isAway(error) ? unavailable(settings) : refused(settings)
  })
  const claims = tokens.claims()
  if (!claims) throw refused(settings)
  const { sub: subject, email } = claims
  const isVerified = typeof email === 'string' && claims['email_verified'] === true
  return { subject, email: isVerified ? email : null }
}

/** Tells that the service could not be asked, or failed itself: what it refuses is no outage. */
function isAway(error: unknown): boolean {
  const { cause, code, status } = error as { cause?: unknown; code?: string; status?: number }
  if (status !== undefined && status >= 500) return true
  return code === 'OAUTH_TIMEOUT' || error instanceof TypeError || cause instanceof TypeError
}

function refused({ name }: OidcSettings): ApiError {
  return new ApiError(
    'unauthorized',
    `${name} did not confirm who you are. Try again, or sign in another way.`,
  )
}

function tooLate(): ApiError {
  return new ApiError(
    'unauthorized',
    'The sign-in has expired, was started in another browser, or was already completed. Sign in again.',
  )
}
