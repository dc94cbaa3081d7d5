import { t } from 'elysia'
import { deviceCookie, readDevice } from '../../../core/device-cookie.ts'
import { endedCookie } from '../../../core/session-cookie.ts'
import { byAnyone, byBrowser, byPerson } from '../../../http/operations/callers.ts'
import { operation, resource } from '../../../http/operations/operation.ts'
import { find, list, remove } from '../../../http/operations/verbs.ts'
import { endOtherSessions, endSession } from './end-sessions.ts'
import { getSignedIn } from './get-signed-in.ts'
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
import { checkSignIn } from './sign-in.ts'
import { updateProfile } from './update-profile.ts'

export const people = resource('auth', [
  find(async ({ deps }) => ({ open: await isSetUpOpen(deps) }), {
    ...byAnyone,
    path: '/setup',
    answer: SetUpState,
    id: 'getSetup',
    summary: 'Whether the server waits for its owner',
  }),
  operation(
    'POST',
    async ({ deps, browser }, { body, incoming: { set } }) => {
      const { personId, workspace } = await setUp(deps, body, browser.origin)
      const { secretKey, publishableKey } = workspace
      const opened = await openSession(deps, personId, { set, browser, means: 'setup' })
      return { ...opened, secretKey, publishableKey }
    },
    {
      ...byBrowser,
      path: '/setup',
      body: SetUpBody,
      answer: SetUp,
      id: 'setUp',
      summary: 'Become the owner of a new server, with its first workspace',
    },
  ),
  operation(
    'POST',
    async ({ deps, browser }, { body, incoming: { set } }) => {
      const { personId } = await checkSignIn(deps, body, browser)
      return openSession(deps, personId, { set, browser, means: 'password' })
    },
    {
      ...byBrowser,
      path: '/auth/sign-in',
      body: SignInBody,
      answer: SignedIn,
      id: 'signIn',
      summary: 'Sign in to the console; the answer sets the cookie of the session',
    },
  ),
  operation(
    'GET',
    ({ deps, person }, { incoming: { headers, set } }) => {
      const { personId } = person
      // Passwords that are typed here later do not wait for those that others guess.
      if (readDevice(deps, headers, personId) === null) {
        set.headers['set-cookie'] = deviceCookie(deps, personId)
      }
      return getSignedIn(deps, person)
    },
    {
      ...byPerson,
      path: '/auth/session',
      answer: SignedIn,
      id: 'getSignedIn',
      summary: 'Who is signed in, and their workspaces',
    },
  ),
  operation(
    'POST',
    async ({ deps, person }, { incoming: { set } }) => {
      await endSession(deps, person.personId, person.id)
      set.headers['set-cookie'] = endedCookie(deps.config)
      return { signedOut: true }
    },
    {
      ...byPerson,
      path: '/auth/sign-out',
      body: t.MaybeEmpty(t.Object({})),
      answer: SignedOut,
      id: 'signOut',
      summary: 'End this session',
    },
  ),
  operation(
    'PATCH',
    async ({ deps, person }, { body, incoming: { origin } }) =>
      getSignedIn(deps, await updateProfile(deps, person, { body, origin })),
    {
      ...byPerson,
      path: '/auth/profile',
      body: ProfileBody,
      answer: SignedIn,
      id: 'updateProfile',
      summary: 'Change your own name or password',
    },
  ),
  list(({ deps, person }) => listSessions(deps, person), {
    ...byPerson,
    path: '/auth/sessions',
    answer: Session,
    id: 'listSessions',
    summary: 'Where you are signed in',
  }),
  operation(
    'DELETE',
    async ({ deps, person }) => ({ revoked: await endOtherSessions(deps, person) }),
    {
      ...byPerson,
      path: '/auth/sessions',
      answer: Revoked,
      id: 'revokeOtherSessions',
      summary: 'Sign out everywhere else',
    },
  ),
  remove(
    async ({ deps, person }, id) => {
      await endSession(deps, person.personId, id)
      return { revoked: 1 }
    },
    {
      ...byPerson,
      path: '/auth/sessions/:id',
      params: SessionId,
      answer: Revoked,
      id: 'revokeSession',
      summary: 'Sign out one of your browsers',
    },
  ),
])
