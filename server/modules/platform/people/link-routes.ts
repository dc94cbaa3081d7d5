import type { Deps } from '../../../deps.ts'
import { parseEmail } from '../../../domain/email.ts'
import { byBrowser, bySecret } from '../../../http/operations/callers.ts'
import type { Incoming } from '../../../http/operations/incoming.ts'
import { operation, resource } from '../../../http/operations/operation.ts'
import { send } from '../../../http/operations/verbs.ts'
import { requestLanguage } from '../../../locales/locale.ts'
import { openSession } from './open-session.ts'
import { openSignInLink } from './open-sign-in-link.ts'
import type { TokenPurpose } from './person-token.ts'
import { resetPassword } from './reset-password.ts'
import { AskBody, Changed, LinkBody, ResetBody, Sent, SignedIn } from './schema.ts'
import { askForMail } from './send-account-mail.ts'

/** What links in mails are for: to sign in without a password, and to choose another one. */
export const accountLinks = resource('auth', [
  operation(
    'POST',
    ({ deps }, { body, incoming }) => ask(deps, incoming, { ...body, purpose: 'sign_in' }),
    {
      ...bySecret,
      path: '/auth/sign-in-link',
      body: AskBody,
      answer: Sent,
      id: 'sendSignInLink',
      summary: 'Send sign-in link',
      description:
        'Sends a sign-in link by email. The response is the same for every email address, so it doesn’t reveal who has an account.',
    },
  ),
  operation(
    'POST',
    async ({ deps, browser }, { body, incoming: { set } }) => {
      const personId = await openSignInLink(deps, body, browser)
      return openSession(deps, personId, { set, browser, means: 'link' })
    },
    {
      ...byBrowser,
      path: '/auth/sign-in-link/open',
      body: LinkBody,
      answer: SignedIn,
      id: 'openSignInLink',
      summary: 'Sign in with link',
      description: 'Signs a person in with the token of a sign-in link. A link works once.',
    },
  ),
  operation(
    'POST',
    ({ deps }, { body, incoming }) => ask(deps, incoming, { ...body, purpose: 'reset' }),
    {
      ...bySecret,
      path: '/auth/password-reset',
      body: AskBody,
      answer: Sent,
      id: 'sendPasswordReset',
      summary: 'Send password reset link',
      description:
        'Sends a link to reset the password by email. The response is the same for every email address, so it doesn’t reveal who has an account.',
    },
  ),
  send(({ deps, browser: { origin } }, body) => resetPassword(deps, { ...body, origin }), {
    ...byBrowser,
    path: '/auth/password-reset/confirm',
    body: ResetBody,
    answer: Changed,
    id: 'resetPassword',
    summary: 'Reset password',
    description:
      'Sets a new password with the token of a reset link. A link works once, and all sessions end.',
  }),
])

function ask(
  deps: Deps,
  incoming: Incoming,
  { email, purpose }: { email: string; purpose: TokenPurpose },
) {
  incoming.admitMail()
  const language = requestLanguage(incoming.headers)
  return askForMail(deps, { purpose, email: parseEmail(email), language })
}
