import { byBrowser, byPerson } from '../../../http/operations/callers.ts'
import { operation, resource } from '../../../http/operations/operation.ts'
import { list, send } from '../../../http/operations/verbs.ts'
import { Deleted } from '../../../core/fields.ts'
import { openSession } from '../people/open-session.ts'
import { SignedIn } from '../people/schema.ts'
import { addPasskey, startPasskey } from './add-passkey.ts'
import { listPasskeys } from './list-passkeys.ts'
import { removePasskey } from './remove-passkey.ts'
import { renamePasskey } from './rename-passkey.ts'
import {
  AddBody,
  CreationOptions,
  EmptyBody,
  NameBody,
  Passkey,
  PasskeyId,
  RequestOptions,
  SignInBody,
} from './schema.ts'
import { checkPasskey, startPasskeySignIn } from './sign-in.ts'

/** Signing in by passkey, and a person's own passkeys. */
export const passkeys = resource('auth', [
  operation(
    'POST',
    async ({ deps, browser }, { incoming: { set } }) => {
      const { options, cookie } = await startPasskeySignIn(deps, browser.headers)
      set.headers['set-cookie'] = cookie
      set.headers['cache-control'] = 'no-store'
      return options
    },
    {
      ...byBrowser,
      path: '/auth/passkeys/sign-in/start',
      body: EmptyBody,
      answer: RequestOptions,
      id: 'startPasskeySignIn',
      summary: 'Start passkey sign-in',
      description:
        'Returns a challenge for signing in with a passkey and sets a cookie that belongs to it.',
    },
  ),
  operation(
    'POST',
    async ({ deps, browser }, { body, incoming: { set } }) => {
      const { personId, ...opening } = await checkPasskey(deps, body, browser)
      return openSession(deps, personId, { set, browser, ...opening })
    },
    {
      ...byBrowser,
      path: '/auth/passkeys/sign-in',
      body: SignInBody,
      answer: SignedIn,
      id: 'signInByPasskey',
      summary: 'Sign in with passkey',
      description: 'Signs a person in with a passkey’s response. No two-factor code is required.',
    },
  ),
  list(({ deps, person }) => listPasskeys(deps, person), {
    ...byPerson,
    path: '/auth/passkeys',
    answer: Passkey,
    id: 'listPasskeys',
    summary: 'List passkeys',
    description: 'Returns your passkeys, oldest first.',
  }),
  send(({ deps, person }) => startPasskey(deps, person), {
    ...byPerson,
    path: '/auth/passkeys/start',
    body: EmptyBody,
    answer: CreationOptions,
    id: 'startPasskey',
    summary: 'Start passkey registration',
    description:
      'Returns the options to create a passkey. You must have signed in within the last 15 minutes.',
  }),
  operation(
    'POST',
    ({ deps, person }, { body, incoming: { origin } }) =>
      addPasskey(deps, person, { body, origin }),
    {
      ...byPerson,
      path: '/auth/passkeys',
      body: AddBody,
      answer: Passkey,
      id: 'addPasskey',
      summary: 'Create passkey',
      description: 'Saves the passkey that the browser created.',
    },
  ),
  operation(
    'PATCH',
    ({ deps, person }, { params: { id }, body: { name }, incoming: { origin } }) =>
      renamePasskey(deps, person, { id, name, origin }),
    {
      ...byPerson,
      path: '/auth/passkeys/:id',
      params: PasskeyId,
      body: NameBody,
      answer: Passkey,
      id: 'renamePasskey',
      summary: 'Update passkey',
      description: 'Renames a passkey.',
    },
  ),
  operation(
    'DELETE',
    ({ deps, person }, { params: { id }, incoming: { origin } }) =>
      removePasskey(deps, person, { id, origin }),
    {
      ...byPerson,
      path: '/auth/passkeys/:id',
      params: PasskeyId,
      answer: Deleted,
      id: 'removePasskey',
      summary: 'Delete passkey',
      description:
        'Deletes a passkey and ends the other sessions that it opened. You must have signed in within the last 15 minutes. Returns 409 if it’s your last way to sign in.',
    },
  ),
])
