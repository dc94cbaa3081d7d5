import { byBrowser, bySecret } from '../../../http/operations/callers.ts'
import { operation, resource } from '../../../http/operations/operation.ts'
import { find } from '../../../http/operations/verbs.ts'
import { openSession } from '../people/open-session.ts'
import { SignedIn } from '../people/schema.ts'
import { checkOidc, checkOidcCode } from './check-oidc.ts'
import { CodeBody, EmptyBody, OidcStart, OidcState, ReturnBody } from './schema.ts'
import { startOidc } from './start-oidc.ts'

/** Signing in through another service by OpenID Connect, where the operator has set one up. */
export const oidc = resource('auth', [
  find(({ deps }) => ({ name: deps.config.oidc?.name ?? null }), {
    ...bySecret,
    path: '/auth/oidc',
    answer: OidcState,
    id: 'getOidc',
    summary: 'Retrieve SSO settings',
    description: 'Returns whether single sign-on is available.',
  }),
  operation(
    'POST',
    async ({ deps, browser }, { incoming: { set } }) => {
      const { start, cookie } = await startOidc(deps, browser.headers)
      set.headers['set-cookie'] = cookie
      set.headers['cache-control'] = 'no-store'
      return start
    },
    {
      ...byBrowser,
      path: '/auth/oidc/start',
      body: EmptyBody,
      answer: OidcStart,
      id: 'startOidc',
      summary: 'Start SSO sign-in',
      description:
        'Starts single sign-on. Returns the URL of the identity provider and sets a cookie that belongs to it.',
    },
  ),
  operation(
    'POST',
    async ({ deps, browser }, { body, incoming: { set } }) => {
      const { personId } = await checkOidc(deps, body, browser.headers)
      return openSession(deps, personId, { set, browser, means: 'oidc' })
    },
    {
      ...byBrowser,
      path: '/auth/oidc',
      body: ReturnBody,
      answer: SignedIn,
      id: 'signInByOidc',
      summary: 'Sign in with SSO',
      description:
        'Completes single sign-on with the values that the identity provider returned. The values can be used only once.',
    },
  ),
  operation(
    'POST',
    async ({ deps, browser }, { body, incoming: { set } }) => {
      const { personId } = await checkOidcCode(deps, body, browser)
      return openSession(deps, personId, { set, browser, means: 'oidc' })
    },
    {
      ...byBrowser,
      path: '/auth/oidc/code',
      body: CodeBody,
      answer: SignedIn,
      id: 'signInByOidcCode',
      summary: 'Confirm SSO sign-in',
      description:
        'Completes single sign-on with a code from the authenticator app, if one is required.',
    },
  ),
])
