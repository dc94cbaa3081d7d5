import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { admitBrowser } from '../../../http/admit-browser.ts'
import { requestOrigin } from '../../../http/request-origin.ts'
import { securePerson } from '../../../http/secure-person.ts'
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

/** Registers signing in by passkey, and a person's own passkeys. */
export function passkeyRoutes(deps: Deps) {
  return new Elysia({ name: 'passkeys', prefix: '/auth/passkeys', tags: ['auth'] })
    .use(signInRoutes(deps))
    .use(ownRoutes(deps))
}

/** The signature says who asks. */
const bySignature = { security: [{}] }

function signInRoutes(deps: Deps) {
  return new Elysia({ name: 'passkey-sign-in', prefix: '/sign-in' })
    .post(
      '/start',
      async (call) => {
        const { headers } = admitBrowser(deps, call)
        const { options, cookie } = await startPasskeySignIn(deps, headers)
        call.set.headers['set-cookie'] = cookie
        call.set.headers['cache-control'] = 'no-store'
        return options
      },
      {
        body: EmptyBody,
        response: RequestOptions,
        detail: {
          ...bySignature,
          operationId: 'startPasskeySignIn',
          summary: 'Get a challenge for a passkey; the answer sets a cookie that belongs to it',
        },
      },
    )
    .post(
      '',
      async ({ body, ...call }) => {
        const browser = admitBrowser(deps, call)
        const { personId, ...opening } = await checkPasskey(deps, body, browser)
        return openSession(deps, personId, { set: call.set, browser, ...opening })
      },
      {
        body: SignInBody,
        response: SignedIn,
        detail: {
          ...bySignature,
          operationId: 'signInByPasskey',
          summary: 'Sign in by what a passkey has signed; no code of an app is asked for',
        },
      },
    )
}

function ownRoutes(deps: Deps) {
  return new Elysia({ name: 'own-passkeys' })
    .use(securePerson(deps))
    .get('', ({ person }) => listPasskeys(deps, person), {
      asPerson: true,
      response: t.Array(Passkey),
      detail: { operationId: 'listPasskeys', summary: 'Your passkeys' },
    })
    .post('/start', ({ person }) => startPasskey(deps, person), {
      asPerson: true,
      body: EmptyBody,
      response: CreationOptions,
      detail: {
        operationId: 'startPasskey',
        summary: 'Begin to add a passkey, within 15 minutes of signing in',
      },
    })
    .post(
      '',
      ({ person, body, ...call }) =>
        addPasskey(deps, person, { body, origin: requestOrigin(deps, call) }),
      {
        asPerson: true,
        body: AddBody,
        response: Passkey,
        detail: { operationId: 'addPasskey', summary: 'Add the passkey that was created' },
      },
    )
    .patch(
      '/:id',
      ({ person, params: { id }, body: { name }, ...call }) =>
        renamePasskey(deps, person, { id, name, origin: requestOrigin(deps, call) }),
      {
        asPerson: true,
        params: PasskeyId,
        body: NameBody,
        response: Passkey,
        detail: { operationId: 'renamePasskey', summary: 'Give a passkey another name' },
      },
    )
    .delete(
      '/:id',
      ({ person, params: { id }, ...call }) =>
        removePasskey(deps, person, { id, origin: requestOrigin(deps, call) }),
      {
        asPerson: true,
        params: PasskeyId,
        response: t.Object({ id: t.String() }),
        detail: {
          operationId: 'removePasskey',
          summary: 'Remove a passkey, within 15 minutes of signing in; what it opened ends',
        },
      },
    )
}
