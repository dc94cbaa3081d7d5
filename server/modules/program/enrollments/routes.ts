import { t } from 'elysia'
import { byKey, byPage } from '../../../http/operations/callers.ts'
import { operation, resource } from '../../../http/operations/operation.ts'
import { act, list, send } from '../../../http/operations/verbs.ts'
import { named } from '../partners/queries.ts'
import { Partner, PartnerId, WhichPartner } from '../partners/schema.ts'
import { Applied, ApplyBody } from './apply-schema.ts'
import { applyToProgram } from './apply-to-program.ts'
import { changeEnrollment } from './change-enrollment.ts'
import { checkInvitations } from './check-invitations.ts'
import { handOverLink } from './hand-over-link.ts'
import { invitePartners, inviteSomebody } from './invite-partners.ts'
import { listApplications } from './list-applications.ts'
import {
  AccessLink,
  Application,
  ApplicationQuery,
  ApproveApplicationBody,
  ApproveBody,
  BanBody,
  BanPartnerBody,
  BulkInviteAnswer,
  BulkInviteBody,
  ChangeBody,
  ChangedPartner,
  InviteBody,
  InviteCheck,
  InvitedPartner,
  RejectApplicationBody,
  RejectBody,
  UnbanBody,
} from './schema.ts'

const reading = byKey('program.read')
const writing = byKey('program.write')
/** Of a partner whom the path names. */
const single = { ...writing, params: PartnerId, answer: Partner }

export const enrollments = resource('partners', [
  send(inviteSomebody, {
    ...writing,
    path: '/partners/invite',
    body: InviteBody,
    answer: InvitedPartner,
    id: 'invitePartner',
    summary: 'Invite a partner by email',
  }),
  send(invitePartners, {
    ...writing,
    path: '/partners/invite/bulk',
    body: BulkInviteBody,
    answer: BulkInviteAnswer,
    id: 'bulkInvitePartners',
    summary: 'Invite partners by email',
  }),
  send(checkInvitations, {
    ...writing,
    path: '/partners/invite/check',
    body: BulkInviteBody,
    answer: t.Array(InviteCheck),
    summary: 'Say of up to 100 invitations whether they would go out, and send none',
  }),
  send(
    async (ctx, { reason, ...which }) =>
      toChanged(await changeEnrollment(ctx, { action: 'ban', which, ban: { reason } })),
    {
      ...writing,
      path: '/partners/ban',
      body: BanPartnerBody,
      answer: ChangedPartner,
      id: 'banPartner',
      summary: 'Ban a partner, by partnerId or tenantId',
    },
  ),
  send(
    async (ctx, which) => toChanged(await changeEnrollment(ctx, { action: 'deactivate', which })),
    {
      ...writing,
      path: '/partners/deactivate',
      body: WhichPartner,
      answer: ChangedPartner,
      id: 'deactivatePartner',
      summary: 'Deactivate a partner, by partnerId or tenantId',
    },
  ),
  list(listApplications, {
    ...reading,
    path: '/partners/applications',
    query: ApplicationQuery,
    answer: Application,
    id: 'listPartnerApplications',
    summary: 'List applications that wait for an answer',
  }),
  send(
    async (ctx, { groupId, ...which }) =>
      toChanged(await changeEnrollment(ctx, { action: 'approve', which, groupId })),
    {
      ...writing,
      path: '/partners/applications/approve',
      body: ApproveApplicationBody,
      answer: ChangedPartner,
      id: 'approvePartnerApplication',
      summary: 'Approve an application',
    },
  ),
  send(
    async (ctx, { partnerId, programId = null, ...rejection }) => {
      const which = { partnerId, programId }
      return toChanged(await changeEnrollment(ctx, { action: 'reject', which, rejection }))
    },
    {
      ...writing,
      path: '/partners/applications/reject',
      body: RejectApplicationBody,
      answer: ChangedPartner,
      id: 'rejectPartnerApplication',
      summary: 'Reject an application',
    },
  ),
  operation(
    'POST',
    ({ deps }, { body, incoming }) => {
      incoming.admitMail()
      return applyToProgram(deps, incoming, body)
    },
    {
      ...byPage,
      path: '/partners/apply',
      body: ApplyBody,
      answer: Applied,
      id: 'applyToProgram',
      summary: 'Apply to a program from the browser',
    },
  ),
  act((ctx, id, body) => handOverLink(ctx, toWhich(id, body)), {
    ...single,
    path: '/partners/:id/access-link',
    body: ChangeBody,
    answer: AccessLink,
    id: 'createPartnerAccessLink',
    summary: 'Get a link that lets a partner in, to hand it over',
    description:
      'To accept the invitation, else to sign in. For an owner who is signed in to the console of a server without an SMTP server.',
  }),
  act(
    (ctx, id, body) => {
      const { groupId } = body ?? {}
      return changeEnrollment(ctx, { action: 'approve', which: toWhich(id, body), groupId })
    },
    {
      ...single,
      path: '/partners/:id/approve',
      body: ApproveBody,
      id: 'approvePartner',
      summary: 'Approve a partner',
    },
  ),
  act(
    (ctx, id, body) => {
      const which = toWhich(id, body)
      return changeEnrollment(ctx, { action: 'reject', which, rejection: body ?? {} })
    },
    {
      ...single,
      path: '/partners/:id/reject',
      body: RejectBody,
      id: 'rejectPartner',
      summary: 'Reject a partner who applied',
    },
  ),
  act(
    (ctx, id, { reason, ...body }) =>
      changeEnrollment(ctx, { action: 'ban', which: toWhich(id, body), ban: { reason } }),
    {
      ...single,
      path: '/partners/:id/ban',
      body: BanBody,
      id: 'banPartnerById',
      summary: 'Ban a partner: links stop, what is unpaid is canceled',
    },
  ),
  act(
    (ctx, id, body) => {
      const { restore = false } = body ?? {}
      return changeEnrollment(ctx, { action: 'unban', which: toWhich(id, body), restore })
    },
    {
      ...single,
      path: '/partners/:id/unban',
      body: UnbanBody,
      id: 'unbanPartnerById',
      summary: 'Lift a ban; with restore, what it canceled comes back',
    },
  ),
  step('archive', 'Put a partner out of sight, who goes on earning'),
  step('unarchive', 'Bring an archived partner back'),
  step('deactivate', 'End the part of a partner in good terms'),
  step('reactivate', 'Let a deactivated partner take part again'),
])

/** Declares a step that needs no more than the partner's name. */
function step(action: 'archive' | 'unarchive' | 'deactivate' | 'reactivate', summary: string) {
  return act((ctx, id, body) => changeEnrollment(ctx, { action, which: toWhich(id, body) }), {
    ...single,
    path: `/partners/:id/${action}`,
    body: ChangeBody,
    id: `${action}PartnerById`,
    summary,
  })
}

function toWhich(id: string, body: ChangeBody) {
  return { ...named(id), programId: body?.programId ?? null }
}

function toChanged({ partnerId }: Partner) {
  return { partnerId }
}
