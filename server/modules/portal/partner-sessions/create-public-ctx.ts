import { findProgramWorkspace } from '../../../db/find-token.ts'
import { createCtx, type Ctx } from '../../../core/ctx.ts'
import type { Deps } from '../../../deps.ts'
import { invalid, notFound } from '../../../domain/errors.ts'
import { authenticateBrowser } from '../../../core/authenticate.ts'

/**
 * Finds the workspace of a public call: by the publishable key on a page of an allowed host, or by the
 * program alone, which our own pages name.
 */
export async function createPublicCtx(
  deps: Deps,
  headers: Headers,
  { publishableKey, programId }: { publishableKey?: string; programId?: string | null },
): Promise<Ctx> {
  if (publishableKey !== undefined || headers.has('authorization')) {
    return authenticateBrowser(deps, headers, publishableKey)
  }
  if (!programId) throw invalid('programId', 'Send programId or your publishable key.')
  const workspaceId = await findProgramWorkspace(deps.db, programId)
  const workspace = workspaceId ? await deps.directory.workspaceById(workspaceId) : null
  if (workspace) {
    const actor = { type: 'system', name: 'partner-pages' } as const
    return createCtx(deps, { workspaceId: workspace.id, plan: workspace.plan, actor })
  }
  throw notFound('program', programId)
}
