import { t } from 'elysia'
import { requirePortalPage } from '../../../core/authenticate-partner.ts'
import { toHost } from '../../../core/portal-origin.ts'
import { invalid } from '../../../domain/errors.ts'
import { byPage, byPartner, bySecret } from '../../../http/operations/callers.ts'
import type { Incoming } from '../../../http/operations/incoming.ts'
import { operation, resource } from '../../../http/operations/operation.ts'
import { find } from '../../../http/operations/verbs.ts'
import { requestLanguage, requestLocale } from '../../../locales/locale.ts'
import { EmbedToken } from '../embed/token-schema.ts'
import { answerInvite } from './answer-invite.ts'
import { answerSignIn } from './answer-sign-in.ts'
import { getSignedIn } from './get-signed-in.ts'
import { listAccounts } from './list-accounts.ts'
import { openDashboard } from './open-dashboard.ts'
import { openSession, type Proof, type Wishes } from './open-session.ts'
import { readInvite } from './read-invite.ts'
import { rememberSession } from './remember-session.ts'
import { removeSession } from './remove-session.ts'
import {
  DashboardBody,
  InviteAnswer,
  InviteBody,
  PartnerAccounts,
  PartnerSession,
  Sent,
  SessionBody,
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
      return answerSignIn(deps, incoming.request, body)
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
    async ({ deps }, { body, incoming }) => {
      if (body.remember) requirePortalPage(deps, incoming.request)
      const opening = openSession(deps, readProof(body), describePage(incoming, body))
      const session = await incoming.countStrangers(opening)
      return body.remember ? rememberSession(deps, incoming, session) : session
    },
    {
      ...bySecret,
      body: SessionBody,
      path: '/partners/session',
      answer: PartnerSession,
      id: 'openPartnerSession',
      summary: 'Create partner session',
      description:
        'Signs a partner in with the token or the code from the email. Returns a session token that is valid for 24 hours, or sets a cookie. An email works once, and a code expires after three wrong attempts.',
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
    async ({ deps }, { body, incoming }) => {
      const { token } = body
      if (body.remember) requirePortalPage(deps, incoming.request)
      const wishes = describePage(incoming, body)
      const answer = await answerInvite(deps, { token, action: 'accept', wishes })
      if (!body.remember || !answer.session) return answer
      return { ...answer, session: await rememberSession(deps, incoming, answer.session) }
    },
    {
      ...bySecret,
      body: InviteBody,
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
    ({ deps }, { body: { token }, incoming }) =>
      answerInvite(deps, { token, action: 'decline', wishes: describePage(incoming, {}) }),
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
  operation('GET', (ctx, { incoming }) => listAccounts(ctx, incoming.request), {
    ...byPartner,
    path: '/partners/accounts',
    answer: PartnerAccounts,
    id: 'listPartnerAccounts',
    summary: 'List partner accounts',
    description:
      'Lists the partners that this browser is signed in as, with their programs: one for each workspace. With a bearer token, this is one partner.',
  }),
  operation('DELETE', (ctx, { incoming }) => removeSession(ctx, incoming), {
    ...byPartner,
    path: '/partners/session',
    answer: t.Object({ signedOut: t.Boolean() }),
    id: 'closePartnerSession',
    summary: 'Delete partner session',
    description: 'Signs the partner out. With the cookie, all of its sessions end.',
  }),
])

/** Reads what proves who signs in. */
function readProof({ token, email, code }: SessionBody): Proof {
  if (token !== undefined) return { token }
  if (email !== undefined && code !== undefined) return { email, code }
  throw invalid('token', 'Send token, or email and code.')
}

/** Notes of the page that answers an email. */
function describePage(
  { request, headers, origin }: Incoming,
  { remember = false }: { remember?: boolean | undefined },
): Wishes {
  const language = requestLanguage(headers)
  return { language, origin, isRemembered: remember, host: toHost(request) }
}
