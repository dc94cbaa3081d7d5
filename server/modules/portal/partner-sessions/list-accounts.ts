import type { PartnerCtx } from '../../../core/callers.ts'
import { createCtx } from '../../../core/ctx.ts'
import { findSessionsOf } from '../../../core/authenticate-partner.ts'
import { listPrograms } from './list-programs.ts'
import type { PartnerAccounts } from './schema.ts'

/** Lists whom the browser is signed in as, and their programs; the caller alone with a bearer token. */
export async function listAccounts(ctx: PartnerCtx, request: Request): Promise<PartnerAccounts> {
  const { deps, partnerId } = ctx
  if (request.headers.has('authorization')) {
    return { accounts: [{ partnerId, programs: await listPrograms(ctx, partnerId) }] }
  }
  const accounts: PartnerAccounts['accounts'] = []
  for (const { workspaceId, partnerId } of await findSessionsOf(deps, request)) {
    const workspace = await deps.directory.workspaceById(workspaceId)
    if (!workspace) continue
    const actor = { type: 'partner', partnerId } as const
    const own = createCtx(deps, { workspaceId, plan: workspace.plan, actor })
    accounts.push({ partnerId, programs: await listPrograms(own, partnerId) })
  }
  return { accounts }
}
