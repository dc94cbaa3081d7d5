import { Elysia } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { admitBrowser } from '../../../http/admit-browser.ts'
import { openSession } from '../people/open-session.ts'
import { SignedIn } from '../people/schema.ts'
import { checkOidc, checkOidcCode } from './check-oidc.ts'
import { CodeBody, EmptyBody, OidcStart, OidcState, ReturnBody } from './schema.ts'
import { startOidc } from './start-oidc.ts'

/** Who asks is said by the service. */
const byService = { security: [{}] }

/** Registers signing in through another service by OpenID Connect, where the operator has set one up. */
export function oidcRoutes(deps: Deps) {
  return new Elysia({ name: 'oidc', prefix: '/auth/oidc', tags: ['auth'] })
    .get('', () => ({ name: deps.config.oidc?.name ?? null }), {
      response: OidcState,
      detail: {
        ...byService,
        operationId: 'getOidc',
        summary: 'Whether people may sign in through another service',
      },
    })
    .post(
      '/start',
      async (call) => {
        const { headers } = admitBrowser(deps, call)
        const { start, cookie } = await startOidc(deps, headers)
        call.set.headers['set-cookie'] = cookie
        call.set.headers['cache-control'] = 'no-store'
        return start
      },
      {
        body: EmptyBody,
        response: OidcStart,
        detail: {
          ...byService,
          operationId: 'startOidc',
          summary: 'Begin to sign in through another service; the answer sets a cookie',
        },
      },
    )
    .use(returnRoutes(deps))
}

/** Registers what the page of the console sends that the service returns to. */
function returnRoutes(deps: Deps) {
  return new Elysia({ name: 'oidc-return' })
    .post(
      '',
      async ({ body, ...call }) => {
        const browser = admitBrowser(deps, call)
        const { personId } = await checkOidc(deps, body, browser.headers)
        return openSession(deps, personId, { set: call.set, browser, means: 'oidc' })
      },
      {
        body: ReturnBody,
        response: SignedIn,
        detail: {
          ...byService,
          operationId: 'signInByOidc',
          summary: 'Sign in by what the service has returned, once',
        },
      },
    )
    .post(
      '/code',
      async ({ body, ...call }) => {
        const browser = admitBrowser(deps, call)
        const { personId } = await checkOidcCode(deps, body, browser)
        return openSession(deps, personId, { set: call.set, browser, means: 'oidc' })
      },
      {
        body: CodeBody,
        response: SignedIn,
        detail: {
          ...byService,
          operationId: 'signInByOidcCode',
          summary: 'Go on with the code of the authenticator app, where it is asked for',
        },
      },
    )
}
