import { Elysia, t } from 'elysia'
import { deviceCookie, readDevice } from '../../../core/device-cookie.ts'
import type { Deps } from '../../../deps.ts'
import { endedCookie } from '../../../core/session-cookie.ts'
import { admitBrowser } from '../../../http/admit-browser.ts'
import { requestOrigin } from '../../../http/request-origin.ts'
import { securePerson } from '../../../http/secure-person.ts'
import { endOtherSessions, endSession } from './end-sessions.ts'
import { linkRoutes } from './link-routes.ts'
import { listSessions } from './list-sessions.ts'
import { openSession } from './open-session.ts'
import {
  ProfileBody,
  Revoked,
  Session,
  SessionId,
  SetUp,
  SetUpBody,
  SetUpState,
  SignedIn,
  SignedOut,
  SignInBody,
} from './schema.ts'
import { isSetUpOpen, setUp } from './set-up.ts'
import { getSignedIn } from './get-signed-in.ts'
import { checkSignIn } from './sign-in.ts'
import { twoFactorRoutes } from './two-factor-routes.ts'
import { updateProfile } from './update-profile.ts'

/** Who asks is said by the body. */
const byBody = { security: [{}] }

export function authRoutes(deps: Deps) {
  return new Elysia({ name: 'auth', tags: ['auth'] })
    .get('/setup', async () => ({ open: await isSetUpOpen(deps) }), {
      response: SetUpState,
      detail: { operationId: 'getSetup', summary: 'Whether the server waits for its owner' },
    })
    .post(
      '/setup',
      async ({ body, ...call }) => {
        const browser = admitBrowser(deps, call)
        const { personId, workspace } = await setUp(deps, body, requestOrigin(deps, call))
        const { secretKey, publishableKey } = workspace
        return {
          ...(await openSession(deps, personId, { set: call.set, browser, means: 'setup' })),
          secretKey,
          publishableKey,
        }
      },
      {
        body: SetUpBody,
        response: SetUp,
        detail: {
          ...byBody,
          operationId: 'setUp',
          summary: 'Become the owner of a new server, with its first workspace',
        },
      },
    )
    .post(
      '/auth/sign-in',
      async ({ body, ...call }) => {
        const browser = admitBrowser(deps, call)
        const { personId } = await checkSignIn(deps, body, browser)
        return openSession(deps, personId, { set: call.set, browser, means: 'password' })
      },
      {
        body: SignInBody,
        response: SignedIn,
        detail: {
          ...byBody,
          operationId: 'signIn',
          summary: 'Sign in to the console; the answer sets the cookie of the session',
        },
      },
    )
    .use(linkRoutes(deps))
    .use(ownRoutes(deps))
    .use(twoFactorRoutes(deps))
}

function ownRoutes(deps: Deps) {
  return new Elysia({ name: 'own-session', prefix: '/auth' })
    .use(securePerson(deps))
    .get(
      '/session',
      ({ person, request, set }) => {
        const { personId } = person
        // Passwords that are typed here later do not wait for those that others guess.
        if (readDevice(deps, request.headers, personId) === null) {
          set.headers['set-cookie'] = deviceCookie(deps, personId)
        }
        return getSignedIn(deps, person)
      },
      {
        asPerson: true,
        response: SignedIn,
        detail: { operationId: 'getSignedIn', summary: 'Who is signed in, and their workspaces' },
      },
    )
    .post(
      '/sign-out',
      async ({ person, set }) => {
        await endSession(deps, person.personId, person.id)
        set.headers['set-cookie'] = endedCookie(deps.config)
        return { signedOut: true }
      },
      {
        asPerson: true,
        body: t.MaybeEmpty(t.Object({})),
        response: SignedOut,
        detail: { operationId: 'signOut', summary: 'End this session' },
      },
    )
    .patch(
      '/profile',
      async ({ person, body, request, server }) => {
        const origin = requestOrigin(deps, { request, server })
        return getSignedIn(deps, await updateProfile(deps, person, { body, origin }))
      },
      {
        asPerson: true,
        body: ProfileBody,
        response: SignedIn,
        detail: { operationId: 'updateProfile', summary: 'Change your own name or password' },
      },
    )
    .use(sessionRoutes(deps))
}

function sessionRoutes(deps: Deps) {
  return new Elysia({ name: 'own-sessions' })
    .use(securePerson(deps))
    .get('/sessions', ({ person }) => listSessions(deps, person), {
      asPerson: true,
      response: t.Array(Session),
      detail: { operationId: 'listSessions', summary: 'Where you are signed in' },
    })
    .delete(
      '/sessions',
      async ({ person }) => ({ revoked: await endOtherSessions(deps, person) }),
      {
        asPerson: true,
        response: Revoked,
        detail: { operationId: 'revokeOtherSessions', summary: 'Sign out everywhere else' },
      },
    )
    .delete(
      '/sessions/:id',
      async ({ person, params }) => {
        await endSession(deps, person.personId, params.id)
        return { revoked: 1 }
      },
      {
        asPerson: true,
        params: SessionId,
        response: Revoked,
        detail: { operationId: 'revokeSession', summary: 'Sign out one of your browsers' },
      },
    )
}
