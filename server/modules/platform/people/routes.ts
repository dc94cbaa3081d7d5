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
    summary: 'Retrieve setup status',
    description: 'Returns whether the server still needs its first owner.',
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
      summary: 'Set up server',
      description:
        'Creates the first owner and workspace of a new server. Works once. Returns 409 if the server already has an owner.',
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
      summary: 'Sign in',
      description:
        'Signs a person in to the console with an email address and password, and sets the session cookie.',
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
      summary: 'Retrieve session',
      description: 'Retrieves the signed-in person and their workspaces.',
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
      summary: 'Sign out',
      description: 'Ends the current session.',
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
      summary: 'Update profile',
      description: 'Updates your name or password. Changing the password ends your other sessions.',
    },
  ),
  list(({ deps, person }) => listSessions(deps, person), {
    ...byPerson,
    path: '/auth/sessions',
    answer: Session,
    id: 'listSessions',
    summary: 'List sessions',
    description: 'Returns your active sessions, most recently used first.',
  }),
  operation(
    'DELETE',
    async ({ deps, person }) => ({ revoked: await endOtherSessions(deps, person) }),
    {
      ...byPerson,
      path: '/auth/sessions',
      answer: Revoked,
      id: 'revokeOtherSessions',
      summary: 'Revoke other sessions',
      description: 'Ends all of your sessions except the current one.',
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
      summary: 'Revoke session',
      description: 'Ends one of your sessions.',
    },
  ),
])
