import { t } from 'elysia'
import { byKey } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { act, send } from '../../../http/operations/verbs.ts'
import { named } from '../partners/queries.ts'
import { Partner, PartnerId, WhichPartner } from '../partners/schema.ts'
import { changeEnrollment, changePartner } from './change-enrollment.ts'
import { checkInvitations } from './check-invitations.ts'
import { handOverLink } from './hand-over-link.ts'
import { invitePartners, inviteSomebody } from './invite-partners.ts'
import {
  AccessLink,
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
  RejectBody,
  UnbanBody,
} from './schema.ts'

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
    summary: 'Invite partner',
    description:
      'Invites a partner to a program by email. The partner’s links work and earn commissions before the invitation is accepted.',
  }),
  send(invitePartners, {
    ...writing,
    path: '/partners/invite/bulk',
    body: BulkInviteBody,
    answer: BulkInviteAnswer,
    id: 'bulkInvitePartners',
    summary: 'Invite partners in bulk',
    description:
      'Invites partners to a program by email. The response contains the result for each item.',
  }),
  send(checkInvitations, {
    ...writing,
    path: '/partners/invite/check',
    body: BulkInviteBody,
    answer: t.Array(InviteCheck),
    summary: 'Check invitations',
    description:
      'Checks up to 100 invitations and returns which of them would be sent. Nothing is sent.',
  }),
  send(
    (ctx, { reason, ...which }) => changePartner(ctx, { action: 'ban', which, ban: { reason } }),
    {
      ...writing,
      path: '/partners/ban',
      body: BanPartnerBody,
      answer: ChangedPartner,
      id: 'banPartner',
      summary: 'Ban partner by tenant ID',
      description:
        'Bans the partner with this `partnerId` or `tenantId`. Their links stop working, and unpaid commissions are canceled.',
    },
  ),
  send((ctx, which) => changePartner(ctx, { action: 'deactivate', which }), {
    ...writing,
    path: '/partners/deactivate',
    body: WhichPartner,
    answer: ChangedPartner,
    id: 'deactivatePartner',
    summary: 'Deactivate partner by tenant ID',
    description:
      'Deactivates the partner with this `partnerId` or `tenantId`. Their links stop working, and unpaid commissions are still paid.',
  }),
  act((ctx, id, body) => handOverLink(ctx, toWhich(id, body)), {
    ...single,
    path: '/partners/:id/access-link',
    body: ChangeBody,
    answer: AccessLink,
    id: 'createPartnerAccessLink',
    summary: 'Create partner access link',
    description:
      'Creates a one-time link that accepts the partner’s invitation or signs the partner in. Available only to owners in the console, and only if the server can’t send email.',
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
      summary: 'Approve partner',
      description:
        'Approves a pending or rejected partner. Their links start working and earning commissions.',
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
      summary: 'Reject partner',
      description: 'Rejects a pending partner.',
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
      summary: 'Ban partner',
      description: 'Bans a partner. Their links stop working, and unpaid commissions are canceled.',
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
      summary: 'Unban partner',
      description:
        'Lifts a partner’s ban. With `restore`, commissions that the ban canceled are restored.',
    },
  ),
  step('archive', {
    summary: 'Archive partner',
    description: 'Hides a partner from lists. Their links still work and earn commissions.',
  }),
  step('unarchive', {
    summary: 'Restore partner',
    description: 'Restores an archived partner to lists.',
  }),
  step('deactivate', {
    summary: 'Deactivate partner',
    description:
      'Ends a partner’s participation in a program. Their links stop working, and unpaid commissions are still paid.',
  }),
  step('reactivate', {
    summary: 'Reactivate partner',
    description: 'Reactivates a deactivated partner. Their links work and earn commissions again.',
  }),
])

/** Declares a step that needs no more than the partner's name. */
function step(
  action: 'archive' | 'unarchive' | 'deactivate' | 'reactivate',
  texts: { summary: string; description: string },
) {
  return act((ctx, id, body) => changeEnrollment(ctx, { action, which: toWhich(id, body) }), {
    ...single,
    path: `/partners/:id/${action}`,
    body: ChangeBody,
    id: `${action}PartnerById`,
    ...texts,
  })
}

function toWhich(id: string, body: ChangeBody) {
  return { ...named(id), programId: body?.programId ?? null }
}
