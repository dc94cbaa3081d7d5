import { Elysia, t } from 'elysia'
import { identifyPerson } from '../../../core/authenticate-person.ts'
import { hasSessionCookie } from '../../../core/session-cookie.ts'
import type { Deps } from '../../../deps.ts'
import { requestOrigin } from '../../../http/request-origin.ts'
import { admitBrowser } from '../../../http/admit-browser.ts'
import { secure } from '../../../http/secure.ts'
import { requestLanguage } from '../../../locales/locale.ts'
import { openSession } from '../people/open-session.ts'
import { SignedIn, TokenBody } from '../people/schema.ts'
import { getSignedIn } from '../people/get-signed-in.ts'
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

export function invitationRoutes(deps: Deps) {
  return new Elysia({ name: 'invitations', prefix: '/invitations', tags: ['members'] })
    .use(secure(deps))
    .get('', ({ ctx, query }) => listInvitations(ctx, query), {
      needs: 'members.read',
      query: MemberQuery,
      response: t.Array(Invitation),
      detail: { operationId: 'listInvitations', summary: 'List the invitations without an answer' },
    })
    .post(
      '',
      ({ ctx, body, request }) =>
        invite(ctx, { ...body, language: requestLanguage(request.headers) }),
      {
        needs: 'members.write',
        body: InviteBody,
        response: Invitation,
        detail: { operationId: 'inviteMember', summary: 'Invite somebody by e-mail' },
      },
    )
    .post('/:id/resend', ({ ctx, params }) => resendInvitation(ctx, params.id), {
      needs: 'members.write',
      params: MemberId,
      body: EmptyBody,
      response: Invitation,
      detail: { operationId: 'resendInvitation', summary: 'Send an invitation again' },
    })
    .post('/:id/link', ({ ctx, params }) => handOverInvitation(ctx, params.id), {
      needs: 'members.write',
      params: MemberId,
      body: EmptyBody,
      response: HandedLink,
      detail: {
        operationId: 'createInvitationLink',
        summary: 'Get the link of an invitation, to hand it over',
        description:
          'For an owner who is signed in to the console of a server without an SMTP server; a former link stops.',
      },
    })
    .delete('/:id', ({ ctx, params }) => revokeInvitation(ctx, params.id), {
      needs: 'members.write',
      params: MemberId,
      response: t.Object({ id: t.String() }),
      detail: { operationId: 'revokeInvitation', summary: 'Revoke an invitation' },
    })
}

/** The token in the body says who asks. */
const byToken = {
  security: [{}],
  responses: { 410: { $ref: '#/components/responses/Error410' } },
}

/** Registers what whoever got an invitation does with it. */
export function invitedRoutes(deps: Deps) {
  return new Elysia({ name: 'invited', prefix: '/auth/invitations', tags: ['auth'] })
    .post(
      '/show',
      ({ body, ...call }) => {
        admitBrowser(deps, call)
        return showInvitation(deps, body.token)
      },
      {
        body: TokenBody,
        response: ShownInvitation,
        detail: { ...byToken, operationId: 'showInvitation', summary: 'What an invitation is for' },
      },
    )
    .post(
      '/accept',
      async ({ body, ...call }) => {
        const { request, set } = call
        const browser = admitBrowser(deps, call)
        const isSignedIn = hasSessionCookie(deps.config, request.headers)
        const session = isSignedIn ? await identifyPerson(deps, request).catch(() => null) : null
        const by = { session, origin: requestOrigin(deps, call) }
        const { personId, isNew } = await acceptInvitation(deps, body, by)
        return isNew
          ? openSession(deps, personId, { set, browser, means: 'invitation' })
          : getSignedIn(deps, session!)
      },
      {
        body: AcceptBody,
        response: SignedIn,
        detail: {
          ...byToken,
          operationId: 'acceptInvitation',
          summary: 'Accept an invitation; who is new is signed in then',
        },
      },
    )
}
