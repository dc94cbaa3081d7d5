import type { BatchCtx } from '../../../core/ctx.ts'
import { readCustomerName } from '../../../domain/customer-name.ts'
import { ApiError } from '../../../domain/errors.ts'
import type { Verb } from '../../../integrations/port.ts'
import { readLead, recordLead } from '../../tracking/leads/track-lead.ts'
import { nameBuyer } from './name-buyer.ts'
import type { InboxCase } from './inbox-case.ts'
import { withoutUnknown } from './without-unknown.ts'

type Lead = Omit<Extract<Verb, { verb: 'lead' }>, 'verb'>

/** Records a lead, now or at its time. Returns why nothing was recorded; null: it was. */
export async function applyLead(
  ctx: BatchCtx,
  event: InboxCase,
  lead: Lead & { atMs?: number | null },
): Promise<string | null> {
  const { buyer, deferred, eventName, clickId: given, atMs = null } = lead
  const workspace = (await ctx.deps.directory.workspaceById(ctx.scope.workspaceId))!
  const { name, email } = buyer
  const { externalId: customerExternalId, programId } = readCustomerName(
    await nameBuyer(ctx, event, buyer),
  )
  const about = {
    eventName,
    customerExternalId,
    programId,
    customerName: name,
    customerEmail: email,
    mode: deferred ? ('deferred' as const) : ('async' as const),
    ...(atMs !== null && { timestamp: new Date(atMs).toISOString() }),
  }
  const record = (clickId: string | null) =>
    recordLead(ctx, { workspace, input: readLead(ctx.deps, { ...about, clickId }, 'provider') })
  try {
    await withoutUnknown(given, record)
    return null
  } catch (error) {
    // The customer came through no link: there is nobody to thank for them.
    if (!(error instanceof ApiError) || !['not_found', 'bad_request'].includes(error.code))
      throw error
    return 'The customer came through no link of this workspace.'
  }
}
