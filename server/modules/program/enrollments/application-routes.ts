import { byKey, byPage } from '../../../http/operations/callers.ts'
import { operation, resource } from '../../../http/operations/operation.ts'
import { list, send } from '../../../http/operations/verbs.ts'
import { Applied, ApplyBody } from './apply-schema.ts'
import { applyToProgram } from './apply-to-program.ts'
import { changePartner } from './change-enrollment.ts'
import { listApplications } from './list-applications.ts'
import {
  Application,
  ApplicationQuery,
  ApproveApplicationBody,
  ChangedPartner,
  RejectApplicationBody,
} from './schema.ts'

export const applications = resource('partners', [
  list(listApplications, {
    ...byKey('program.read'),
    path: '/partners/applications',
    query: ApplicationQuery,
    answer: Application,
    id: 'listPartnerApplications',
    summary: 'List applications',
    description: 'Returns pending applications, oldest first.',
  }),
  send((ctx, { groupId, ...which }) => changePartner(ctx, { action: 'approve', which, groupId }), {
    ...byKey('program.write'),
    path: '/partners/applications/approve',
    body: ApproveApplicationBody,
    answer: ChangedPartner,
    id: 'approvePartnerApplication',
    summary: 'Approve application',
    description:
      'Approves a partner’s application to a program. The partner gets links and starts earning commissions.',
  }),
  send(
    (ctx, { partnerId, programId = null, ...rejection }) => {
      const which = { partnerId, programId }
      return changePartner(ctx, { action: 'reject', which, rejection })
    },
    {
      ...byKey('program.write'),
      path: '/partners/applications/reject',
      body: RejectApplicationBody,
      answer: ChangedPartner,
      id: 'rejectPartnerApplication',
      summary: 'Reject application',
      description: 'Rejects a partner’s application to a program.',
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
      summary: 'Apply to program',
      description:
        'Submits a partner’s application to a program from the browser. The response is the same for every email address, so it doesn’t reveal who is a partner or was rejected or banned.',
    },
  ),
])
