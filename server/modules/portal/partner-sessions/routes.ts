import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { securePartner } from '../../../http/authenticate-partner.ts'
import { admitMail } from '../../../http/rate-limit.ts'
import { requestOrigin } from '../../../http/request-origin.ts'
import type { Call } from '../../../http/route-hooks.ts'
import { requestLanguage, requestLocale } from '../../../locales/locale.ts'
import { answerInvite } from './answer-invite.ts'
import { answerSignIn } from './answer-sign-in.ts'
import { getSignedIn } from './get-signed-in.ts'
import { EmbedToken } from '../embed/token-schema.ts'
import { openDashboard } from './open-dashboard.ts'
import { openSession } from './open-session.ts'
import { readInvite } from './read-invite.ts'
import { removeSession } from './remove-session.ts'
import { updateSignedIn } from './update-signed-in.ts'
import {
  DashboardBody,
  InviteAnswer,
  PartnerSession,
  Sent,
  ShownInvite,
  SignedInPartner,
  SignedInPatch,
  SignInBody,
  TokenBody,
} from './schema.ts'

/** The secret in the body says who asks. */
const bySecret = { security: [{}] }
const gone = { responses: { 410: { $ref: '#/components/responses/Error410' } } }

/** What is noted of the page that answers by a secret. */
const askedBy = (deps: Deps) => (call: Pick<Call, 'request' | 'server'>) => ({
  language: requestLanguage(call.request.headers),
  origin: requestOrigin(deps, call),
})

export function partnerSessionRoutes(deps: Deps) {
  return new Elysia({ name: 'partner-sessions', prefix: '/partners', tags: ['partner-sessions'] })
    .post(
      '/sign-in',
      ({ request, server, set, body }) => {
        admitMail(deps, { request, server, headers: set.headers })
        return answerSignIn(deps, request.headers, body)
      },
      {
        body: SignInBody,
        response: Sent,
        detail: { operationId: 'signInPartner', summary: 'Send a partner a link to sign in with' },
      },
    )
    .post('/session', ({ body, ...call }) => openSession(deps, body.token, askedBy(deps)(call)), {
      body: TokenBody,
      response: PartnerSession,
      detail: {
        ...bySecret,
        operationId: 'openPartnerSession',
        summary: 'Sign in with the link from the mail',
      },
    })
    .use(inviteRoutes(deps))
    .use(signedInRoutes(deps))
}

function signedInRoutes(deps: Deps) {
  return new Elysia({ name: 'partner-session', prefix: '/session' })
    .use(securePartner(deps))
    .get('', ({ ctx }) => getSignedIn(ctx), {
      asPartner: true,
      response: SignedInPartner,
      detail: {
        operationId: 'getSignedInPartner',
        summary: 'Who is signed in, and their programs',
      },
    })
    .patch('', ({ ctx, body }) => updateSignedIn(ctx, body), {
      asPartner: true,
      body: SignedInPatch,
      response: SignedInPartner,
      detail: {
        operationId: 'updateSignedInPartner',
        summary: 'Change the signed-in partner’s postal address',
      },
    })
    .post('/dashboard', ({ ctx, body, request }) => openDashboard(ctx, body, request), {
      asPartner: true,
      body: DashboardBody,
      response: EmbedToken,
      detail: {
        operationId: 'openPartnerDashboard',
        summary: 'Get a token for the dashboard of one of the partner’s programs',
      },
    })
    .delete('', ({ ctx }) => removeSession(ctx), {
      asPartner: true,
      response: t.Object({ signedOut: t.Boolean() }),
      detail: { operationId: 'closePartnerSession', summary: 'Sign out' },
    })
}

function inviteRoutes(deps: Deps) {
  const asked = askedBy(deps)
  return new Elysia({ name: 'partner-invites', prefix: '/invites' })
    .post(
      '/read',
      ({ body, request, server }) =>
        readInvite(deps, body.token, {
          locale: requestLocale(request.headers),
          origin: requestOrigin(deps, { request, server }),
        }),
      {
        body: TokenBody,
        response: ShownInvite,
        detail: {
          ...bySecret,
          ...gone,
          operationId: 'readPartnerInvite',
          summary: 'Read who invites to what, without answering',
        },
      },
    )
    .post(
      '/accept',
      ({ body, ...call }) => answerInvite(deps, { ...body, action: 'accept', ...asked(call) }),
      {
        body: TokenBody,
        response: InviteAnswer,
        detail: {
          ...bySecret,
          ...gone,
          operationId: 'acceptPartnerInvite',
          summary: 'Accept an invitation and sign in',
        },
      },
    )
    .post(
      '/decline',
      ({ body, ...call }) => answerInvite(deps, { ...body, action: 'decline', ...asked(call) }),
      {
        body: TokenBody,
        response: InviteAnswer,
        detail: {
          ...bySecret,
          ...gone,
          operationId: 'declinePartnerInvite',
          summary: 'Decline an invitation',
        },
      },
    )
}
