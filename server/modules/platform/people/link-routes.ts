import { Elysia } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { parseEmail } from '../../../domain/email.ts'
import { admitBrowser } from '../../../http/admit-browser.ts'
import { admitMail } from '../../../http/rate-limit.ts'
import type { Call } from '../../../http/route-hooks.ts'
import { requestLanguage } from '../../../locales/locale.ts'
import { openSession } from './open-session.ts'
import { openSignInLink } from './open-sign-in-link.ts'
import type { TokenPurpose } from './person-token.ts'
import { resetPassword } from './reset-password.ts'
import { AskBody, Changed, LinkBody, ResetBody, Sent, SignedIn } from './schema.ts'
import { askForMail } from './send-account-mail.ts'

/** Who asks is said by the body. */
const byBody = { security: [{}] }

/** Registers what links in mails are for: to sign in without a password, and to choose another one. */
export function linkRoutes(deps: Deps) {
  const ask = (purpose: TokenPurpose, { request, server, set }: Call, email: string) => {
    admitMail(deps, { request, server, headers: set.headers })
    const language = requestLanguage(request.headers)
    return askForMail(deps, { purpose, email: parseEmail(email), language })
  }
  return new Elysia({ name: 'account-links', prefix: '/auth' })
    .post('/sign-in-link', ({ body, ...call }) => ask('sign_in', call, body.email), {
      body: AskBody,
      response: Sent,
      detail: { ...byBody, operationId: 'sendSignInLink', summary: 'Send a link that signs in' },
    })
    .post(
      '/sign-in-link/open',
      async ({ body, ...call }) => {
        const browser = admitBrowser(deps, call)
        const personId = await openSignInLink(deps, body, browser)
        return openSession(deps, personId, { set: call.set, browser, means: 'link' })
      },
      {
        body: LinkBody,
        response: SignedIn,
        detail: { ...byBody, operationId: 'openSignInLink', summary: 'Sign in by a link, once' },
      },
    )
    .post('/password-reset', ({ body, ...call }) => ask('reset', call, body.email), {
      body: AskBody,
      response: Sent,
      detail: {
        ...byBody,
        operationId: 'sendPasswordReset',
        summary: 'Send a link to choose another password',
      },
    })
    .post(
      '/password-reset/confirm',
      ({ body, ...call }) => {
        const { origin } = admitBrowser(deps, call)
        return resetPassword(deps, { ...body, origin })
      },
      {
        body: ResetBody,
        response: Changed,
        detail: {
          ...byBody,
          operationId: 'resetPassword',
          summary: 'Choose another password by a link, once; all sessions end',
        },
      },
    )
}
