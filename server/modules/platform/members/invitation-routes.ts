import { t } from 'elysia'
import { identifyPerson } from '../../../core/authenticate-person.ts'
import { Deleted } from '../../../core/fields.ts'
import { hasSessionCookie } from '../../../core/session-cookie.ts'
import { byBrowser, byKey } from '../../../http/operations/callers.ts'
import { operation, resource } from '../../../http/operations/operation.ts'
import { act, list, remove, send } from '../../../http/operations/verbs.ts'
import { requestLanguage } from '../../../locales/locale.ts'
import { getSignedIn } from '../people/get-signed-in.ts'
import { openSession } from '../people/open-session.ts'
import { SignedIn, TokenBody } from '../people/schema.ts'
import { acceptInvitation, showInvitation } from './accept-invitation.ts'
import { handOverInvitation } from './hand-over-invitation.ts'
import { invite, listInvitations, resendInvitation, revokeInvitation } from './invitations.ts'
import {
  AcceptBody,
  HandedLink,
  Invitation,
  InviteBody,
  MemberId,
  MemberQuery,
  ShownInvitation,
} from './schema.ts'

const EmptyBody = t.MaybeEmpty(t.Object({}))
const writing = byKey('members.write')

export const invitations = resource('members', [
  list(listInvitations, {
    ...byKey('members.read'),
    path: '/invitations',
    query: MemberQuery,
    answer: Invitation,
    summary: 'List the invitations without an answer',
  }),
  operation(
    'POST',
    (ctx, { body, incoming: { headers } }) =>
      invite(ctx, { ...body, language: requestLanguage(headers) }),
    {
      ...writing,
      path: '/invitations',
      body: InviteBody,
      answer: Invitation,
      id: 'inviteMember',
      summary: 'Invite a member by email',
    },
  ),
  act(resendInvitation, {
    ...writing,
    path: '/invitations/:id/resend',
    params: MemberId,
    body: EmptyBody,
    answer: Invitation,
    summary: 'Send an invitation again',
  }),
  act(handOverInvitation, {
    ...writing,
    path: '/invitations/:id/link',
    params: MemberId,
    body: EmptyBody,
    answer: HandedLink,
    id: 'createInvitationLink',
    summary: 'Get the link of an invitation, to hand it over',
    description:
      'For an owner who is signed in to the console of a server without an SMTP server; a former link stops.',
  }),
  remove(revokeInvitation, {
    ...writing,
    path: '/invitations/:id',
    params: MemberId,
    answer: Deleted,
    summary: 'Revoke an invitation',
  }),
])

/** The token in the body says who asks. */
const byToken = {
  ...byBrowser,
  responses: { 410: { $ref: '#/components/responses/Error410' } },
}

/** What whoever got an invitation does with it. */
export const invited = resource('auth', [
  send(({ deps }, body) => showInvitation(deps, body.token), {
    ...byToken,
    path: '/auth/invitations/show',
    body: TokenBody,
    answer: ShownInvitation,
    id: 'showInvitation',
    summary: 'What an invitation is for',
  }),
  operation(
    'POST',
    async ({ deps, browser }, { body, incoming: { request, set } }) => {
      const isSignedIn = hasSessionCookie(deps.config, request.headers)
      const session = isSignedIn ? await identifyPerson(deps, request).catch(() => null) : null
      const by = { session, origin: browser.origin }
      const { personId, isNew } = await acceptInvitation(deps, body, by)
      return isNew
        ? openSession(deps, personId, { set, browser, means: 'invitation' })
        : getSignedIn(deps, session!)
    },
    {
      ...byToken,
      path: '/auth/invitations/accept',
      body: AcceptBody,
      answer: SignedIn,
      id: 'acceptInvitation',
      summary: 'Accept an invitation; who is new is signed in then',
    },
  ),
])
