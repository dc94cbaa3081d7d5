import { knowBrowser } from '../../../core/browser-cookie.ts'
import { hashToken } from '../../../core/secrets.ts'
import type { Deps } from '../../../deps.ts'
import { writeChallenge } from '../people/challenges.ts'
import { findService, loadOidcLibrary, requireOidc } from './find-service.ts'
import type { OidcStart } from './schema.ts'

/** Returns the page of the console that the service returns to. */
export function returnUrl({ config }: Pick<Deps, 'config'>): string {
  return `${config.origin}/console/sign-in/return`
}

/** Derives what only this browser can know of one sign-in, so that nothing of it needs to be stored. */
export function secretsOf(browser: string, state: string): { verifier: string; nonce: string } {
  const of = (use: string) => hashToken(`oidc ${use} ${state} ${browser}`)
  return { verifier: of('verifier'), nonce: of('nonce') }
}

/**
 * Begins to sign in through another service: returns its address, and the cookie by which the browser is
 * known again when it comes back. @throws ApiError `not_found`, `service_unavailable`
 */
export async function startOidc(
  deps: Deps,
  headers: Headers,
): Promise<{ start: OidcStart; cookie: string }> {
  const service = await findService(deps, requireOidc(deps))
  const state = deps.ids.secret()
  const { secret, cookie } = knowBrowser(deps, headers)
  const { verifier, nonce } = secretsOf(secret, state)
  await writeChallenge(deps, { purpose: 'oidc_sign_in', secret: state, browser: secret })
  const client = await loadOidcLibrary()
  const url = client.buildAuthorizationUrl(service, {
    redirect_uri: returnUrl(deps),
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  return { start: { url: url.href }, cookie }
}
