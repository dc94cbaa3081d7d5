import { t } from 'elysia'
import { byKey } from '../../../http/operations/callers.ts'
import { operation, resource } from '../../../http/operations/operation.ts'
import { PartnerId } from '../../program/partners/schema.ts'
import { listActivity } from './list-activity.ts'
import { ActivityQuery, PartnerActivity } from './schema.ts'

export const partnerActivity = resource('partners', [
  operation('GET', (ctx, { params, query }) => listActivity(ctx, params.id, query), {
    ...byKey('program.read'),
    path: '/partners/:id/activity',
    params: PartnerId,
    query: ActivityQuery,
    answer: t.Array(PartnerActivity),
    id: 'listPartnerActivity',
    summary: 'List partner activity',
    description:
      'Returns what happened to a partner in all programs, newest first: applications, changes, links, first events, payouts, emails, and notes. Emails also require `mails.read`.',
  }),
])
