import type { Ctx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import { actorName } from '../../../db/scope.ts'
import { parseOrigin } from '../../../domain/embed.ts'
import { recordAction } from '../../platform/audit/record-action.ts'
import { findEnrolled, requirePerson } from '../../program/partners/queries.ts'
import { requireShowable, writeSession } from './create-embed-token.ts'
import { VIEW_SECONDS, type EmbedToken, type ViewAsBody } from './token-schema.ts'

/**
 * Lets somebody of the program see a partner's dashboard as the partner does. The session only reads,
 * ends after ten minutes and with the membership of who asked; the audit log says who looked at whom.
 */
export async function viewAsPartner(ctx: Ctx, body: ViewAsBody): Promise<EmbedToken> {
  const { scope } = ctx
  const { partnerId = null, tenantId = null, programId = null } = body
  const origin = body.origin ? parseOrigin(body.origin) : null
  return inTransaction(ctx, async (ctx) => {
    const enrolled = await findEnrolled(ctx, { partnerId, tenantId, programId })
    requirePerson(enrolled.partner)
    requireShowable(enrolled)
    const resourceId = enrolled.partner.id
    await recordAction(ctx, { type: 'partner', action: 'viewed_as', resourceId })
    const viewedBy = actorName(scope)
    return writeSession(ctx, { enrolled, origin, scopes: [], seconds: VIEW_SECONDS, viewedBy })
  })
}
