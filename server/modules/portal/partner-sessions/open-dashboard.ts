import type { PartnerCtx } from '../../../core/callers.ts'
import { getPageOrigin } from '../../../core/portal-origin.ts'
import { inTransaction } from '../../../core/transact.ts'
import { callerOf, OWN_PAGE_SCOPES } from '../../../domain/embed.ts'
import { findEnrolled } from '../../program/partners/queries.ts'
import { requireShowable, writeSession } from '../embed/create-embed-token.ts'
import type { EmbedToken } from '../embed/token-schema.ts'
import type { DashboardBody } from './schema.ts'

/** How long the page needs no new token: it asks again, and who has signed out gets none. */
const SECONDS = 15 * 60

/**
 * Lets the page of a signed-in partner show the dashboard of one of their programs. It may change all that
 * a dashboard can, since the partner has proved who they are; it still neither sees nor sets where money goes.
 */
export async function openDashboard(
  ctx: PartnerCtx,
  { programId }: DashboardBody,
  request: Pick<Request, 'headers' | 'url'>,
): Promise<EmbedToken> {
  const { deps, partnerId } = ctx
  const caller = callerOf(request.headers, getPageOrigin(deps.config, request))
  const origin = caller.kind === 'page' ? caller.origin : null
  return inTransaction(ctx, async (ctx) => {
    const enrolled = await findEnrolled(ctx, { partnerId, tenantId: null, programId })
    requireShowable(enrolled)
    return writeSession(ctx, { enrolled, origin, scopes: OWN_PAGE_SCOPES, seconds: SECONDS })
  })
}
