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
    summary: 'List invitations',
    description: 'Returns pending invitations.',
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
      summary: 'Create invitation',
      description: 'Invites a person to the workspace by email.',
    },
  ),
  act(resendInvitation, {
    ...writing,
    path: '/invitations/:id/resend',
    params: MemberId,
    body: EmptyBody,
    answer: Invitation,
    summary: 'Resend invitation',
    description: 'Sends an invitation email again.',
  }),
  act(handOverInvitation, {
    ...writing,
    path: '/invitations/:id/link',
    params: MemberId,
    body: EmptyBody,
    answer: HandedLink,
    id: 'createInvitationLink',
    summary: 'Create invitation link',
    description:
      'Creates a link to accept an invitation, which replaces any earlier link. Available only to owners in the console, and only if the server can’t send email.',
  }),
  remove(revokeInvitation, {
    ...writing,
    path: '/invitations/:id',
    params: MemberId,
    answer: Deleted,
    summary: 'Revoke invitation',
    description: 'Revokes a pending invitation. Its link stops working.',
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
    summary: 'Retrieve invitation',
    description: 'Retrieves an invitation by its token, without accepting it.',
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
      summary: 'Accept invitation',
      description: 'Accepts an invitation to a workspace. A new user is signed in.',
    },
  ),
])
