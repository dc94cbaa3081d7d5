import type { Ctx } from '../../../core/ctx.ts'
import { reportedPerson } from '../customers/reported-person-schema.ts'
import type { ReportedLead, TrackLeadBody } from './schema.ts'
import { trackLead } from './track-lead.ts'

/** Records the lead that a browser reports, and answers what it sent: anybody can ask, about anybody. */
export async function reportLead(ctx: Ctx, body: TrackLeadBody): Promise<ReportedLead> {
  await trackLead(ctx, body, { reporter: 'browser' })
  return { click: { id: body.clickId ?? '' }, customer: reportedPerson(body) }
}
