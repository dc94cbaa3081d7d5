import { t } from 'elysia'
import { byPage, byPartner, bySecret } from '../../../http/operations/callers.ts'
import type { Incoming } from '../../../http/operations/incoming.ts'
import { operation, resource } from '../../../http/operations/operation.ts'
import { find } from '../../../http/operations/verbs.ts'
import { requestLanguage, requestLocale } from '../../../locales/locale.ts'
import { EmbedToken } from '../embed/token-schema.ts'
import { answerInvite } from './answer-invite.ts'
import { answerSignIn } from './answer-sign-in.ts'
import { getSignedIn } from './get-signed-in.ts'
import { openDashboard } from './open-dashboard.ts'
import { openSession } from './open-session.ts'
import { readInvite } from './read-invite.ts'
import { removeSession } from './remove-session.ts'
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
import { updateSignedIn } from './update-signed-in.ts'

/** With the token of a mail in the body. */
const byToken = { ...bySecret, body: TokenBody }
const gone = { responses: { 410: { $ref: '#/components/responses/Error410' } } }

export const partnerSessions = resource('partner-sessions', [
  operation(
    'POST',
    ({ deps }, { body, incoming }) => {
      incoming.admitMail()
      return answerSignIn(deps, incoming.headers, body)
    },
    {
      ...byPage,
      path: '/partners/sign-in',
      body: SignInBody,
      answer: Sent,
      id: 'signInPartner',
      summary: 'Send partner sign-in link',
      description:
        'Sends a sign-in link to a partner by email. The response is the same for every email address, so it doesn’t reveal who is a partner.',
    },
  ),
  operation(
    'POST',
    ({ deps }, { body, incoming }) => openSession(deps, body.token, describePage(incoming)),
    {
      ...byToken,
      path: '/partners/session',
      answer: PartnerSession,
      id: 'openPartnerSession',
      summary: 'Create partner session',
      description:
        'Signs a partner in with the token from the email. Returns a session token that is valid for 24 hours. A link works once.',
    },
  ),
  operation(
    'POST',
    ({ deps }, { body, incoming: { headers, origin } }) =>
      readInvite(deps, body.token, { locale: requestLocale(headers), origin }),
    {
      ...byToken,
      ...gone,
      path: '/partners/invites/read',
      answer: ShownInvite,
      id: 'readPartnerInvite',
      summary: 'Retrieve partner invitation',
      description: 'Retrieves an invitation by its token, without accepting it.',
    },
  ),
  operation(
    'POST',
    ({ deps }, { body, incoming }) =>
      answerInvite(deps, { ...body, action: 'accept', ...describePage(incoming) }),
    {
      ...byToken,
      ...gone,
      path: '/partners/invites/accept',
      answer: InviteAnswer,
      id: 'acceptPartnerInvite',
      summary: 'Accept partner invitation',
      description:
        'Accepts an invitation and signs the partner in. Returns 410 if the invitation is no longer valid.',
    },
  ),
  operation(
    'POST',
    ({ deps }, { body, incoming }) =>
      answerInvite(deps, { ...body, action: 'decline', ...describePage(incoming) }),
    {
      ...byToken,
      ...gone,
      path: '/partners/invites/decline',
      answer: InviteAnswer,
      id: 'declinePartnerInvite',
      summary: 'Decline partner invitation',
      description:
        'Declines an invitation. The partner’s links stop working, and the partner can be invited again.',
    },
  ),
  find(getSignedIn, {
    ...byPartner,
    path: '/partners/session',
    answer: SignedInPartner,
    id: 'getSignedInPartner',
    summary: 'Retrieve partner session',
    description: 'Retrieves the signed-in partner and their programs.',
  }),
  operation('PATCH', (ctx, { body }) => updateSignedIn(ctx, body), {
    ...byPartner,
    plan: 'partnerProgram',
    path: '/partners/session',
    body: SignedInPatch,
    answer: SignedInPartner,
    id: 'updateSignedInPartner',
    summary: 'Update partner address',
    description: 'Updates the signed-in partner’s postal address.',
  }),
  operation('POST', (ctx, { body, incoming }) => openDashboard(ctx, body, incoming.request), {
    ...byPartner,
    plan: 'partnerProgram',
    path: '/partners/session/dashboard',
    body: DashboardBody,
    answer: EmbedToken,
    id: 'openPartnerDashboard',
    summary: 'Create dashboard token',
    description: 'Creates an embed token for the dashboard of one of the partner’s programs.',
  }),
  operation('DELETE', (ctx) => removeSession(ctx), {
    ...byPartner,
    path: '/partners/session',
    answer: t.Object({ signedOut: t.Boolean() }),
    id: 'closePartnerSession',
    summary: 'Delete partner session',
    description: 'Signs the partner out.',
  }),
])

/** Notes of the page that answers by a token. */
function describePage({ headers, origin }: Incoming) {
  return { language: requestLanguage(headers), origin }
}
