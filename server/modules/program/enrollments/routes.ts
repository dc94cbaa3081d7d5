import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { named } from '../partners/queries.ts'
import { Partner, PartnerId, WhichPartner } from '../partners/schema.ts'
import { changeEnrollment } from './change-enrollment.ts'
import { checkInvitations } from './check-invitations.ts'
import { invitePartners, inviteSomebody } from './invite-partners.ts'
import { accessRoutes } from './access-routes.ts'
import { listApplications } from './list-applications.ts'
import {
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

const write = { needs: 'program.write' } as const

export function enrollmentRoutes(deps: Deps) {
  return new Elysia({ name: 'enrollments', prefix: '/partners', tags: ['partners'] })
    .use(secure(deps))
    .post('/invite', ({ ctx, body }) => inviteSomebody(ctx, body), {
      ...write,
      body: InviteBody,
      response: InvitedPartner,
      detail: { operationId: 'invitePartner', summary: 'Invite a partner by e-mail, or once more' },
    })
    .post('/invite/bulk', ({ ctx, body }) => invitePartners(ctx, body), {
      ...write,
      body: BulkInviteBody,
      response: BulkInviteAnswer,
      detail: { operationId: 'bulkInvitePartners', summary: 'Invite up to 100 partners by e-mail' },
    })
    .post('/invite/check', ({ ctx, body }) => checkInvitations(ctx, body), {
      ...write,
      body: BulkInviteBody,
      response: t.Array(InviteCheck),
      detail: {
        operationId: 'checkInvitations',
        summary: 'Say of up to 100 invitations whether they would go out, and send none',
      },
    })
    .post(
      '/ban',
      async ({ ctx, body: { reason, ...which } }) =>
        changed(await changeEnrollment(ctx, { action: 'ban', which, ban: { reason } })),
      {
        ...write,
        body: BanPartnerBody,
        response: ChangedPartner,
        detail: { operationId: 'banPartner', summary: 'Ban a partner, by partnerId or tenantId' },
      },
    )
    .post(
      '/deactivate',
      async ({ ctx, body: which }) =>
        changed(await changeEnrollment(ctx, { action: 'deactivate', which })),
      {
        ...write,
        body: WhichPartner,
        response: ChangedPartner,
        detail: {
          operationId: 'deactivatePartner',
          summary: 'Deactivate a partner, by partnerId or tenantId',
        },
      },
    )
    .use(applicationRoutes(deps))
    .use(accessRoutes(deps))
    .use(reviewRoutes(deps))
    .use(unbanRoutes(deps))
    .use(stepRoutes(deps))
}

function changed({ partnerId }: Partner) {
  return { partnerId }
}

function applicationRoutes(deps: Deps) {
  return new Elysia({ name: 'applications', prefix: '/applications' })
    .use(secure(deps))
    .get('', ({ ctx, query }) => listApplications(ctx, query), {
      needs: 'program.read',
      query: ApplicationQuery,
      response: t.Array(Application),
      detail: {
        operationId: 'listPartnerApplications',
        summary: 'List applications that wait for an answer',
      },
    })
    .post(
      '/approve',
      async ({ ctx, body: { groupId, ...which } }) =>
        changed(await changeEnrollment(ctx, { action: 'approve', which, groupId })),
      {
        ...write,
        body: ApproveApplicationBody,
        response: ChangedPartner,
        detail: { operationId: 'approvePartnerApplication', summary: 'Approve an application' },
      },
    )
    .post(
      '/reject',
      async ({ ctx, body }) => {
        const { partnerId, programId = null, ...rejection } = body
        const which = { partnerId, programId }
        return changed(await changeEnrollment(ctx, { action: 'reject', which, rejection }))
      },
      {
        ...write,
        body: RejectApplicationBody,
        response: ChangedPartner,
        detail: { operationId: 'rejectPartnerApplication', summary: 'Reject an application' },
      },
    )
}

function reviewRoutes(deps: Deps) {
  return new Elysia({ name: 'enrollment-reviews', prefix: '/:id' })
    .use(secure(deps))
    .post(
      '/approve',
      ({ ctx, params, body }) => {
        const { groupId, programId = null } = body ?? {}
        const which = { ...named(params.id), programId }
        return changeEnrollment(ctx, { action: 'approve', which, groupId })
      },
      {
        ...write,
        params: PartnerId,
        body: ApproveBody,
        response: Partner,
        detail: { operationId: 'approvePartner', summary: 'Approve a partner' },
      },
    )
    .post(
      '/reject',
      ({ ctx, params, body }) => {
        const which = { ...named(params.id), programId: body?.programId ?? null }
        return changeEnrollment(ctx, { action: 'reject', which, rejection: body ?? {} })
      },
      {
        ...write,
        params: PartnerId,
        body: RejectBody,
        response: Partner,
        detail: { operationId: 'rejectPartner', summary: 'Reject a partner who applied' },
      },
    )
    .post(
      '/ban',
      ({ ctx, params, body: { reason, programId = null } }) => {
        const which = { ...named(params.id), programId }
        return changeEnrollment(ctx, { action: 'ban', which, ban: { reason } })
      },
      {
        ...write,
        params: PartnerId,
        body: BanBody,
        response: Partner,
        detail: {
          operationId: 'banPartnerById',
          summary: 'Ban a partner: links stop, what is unpaid is canceled',
        },
      },
    )
}

function unbanRoutes(deps: Deps) {
  return new Elysia({ name: 'enrollment-unban', prefix: '/:id' }).use(secure(deps)).post(
    '/unban',
    ({ ctx, params, body }) => {
      const { programId = null, restore = false } = body ?? {}
      const which = { ...named(params.id), programId }
      return changeEnrollment(ctx, { action: 'unban', which, restore })
    },
    {
      ...write,
      params: PartnerId,
      body: UnbanBody,
      response: Partner,
      detail: {
        operationId: 'unbanPartnerById',
        summary: 'Lift a ban; with restore, what it canceled comes back',
      },
    },
  )
}

/** The steps that need no more than the partner's name, and what each is called. */
const STEPS = {
  archive: 'Put a partner out of sight, who goes on earning',
  unarchive: 'Bring an archived partner back',
  deactivate: 'End the part of a partner in good terms',
  reactivate: 'Let a deactivated partner take part again',
} as const

function stepRoutes(deps: Deps) {
  const app = new Elysia({ name: 'enrollment-steps', prefix: '/:id' }).use(secure(deps))
  for (const [action, summary] of Object.entries(STEPS) as [keyof typeof STEPS, string][]) {
    app.post(
      `/${action}`,
      ({ ctx, params, body }) => {
        const which = { ...named(params.id), programId: body?.programId ?? null }
        return changeEnrollment(ctx, { action, which })
      },
      {
        ...write,
        params: PartnerId,
        body: ChangeBody,
        response: Partner,
        detail: { operationId: `${action}PartnerById`, summary },
      },
    )
  }
  return app
}
