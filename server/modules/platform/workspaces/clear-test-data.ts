import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { readWorkspace } from './queries.ts'
import type { ClearBody, Workspace } from './schema.ts'

/**
 * Deletes all data of a test workspace, its ledger and audit log too. Keys, members, domains and settings stay.
 * @throws ApiError `conflict` in a live workspace
 */
export async function clearTestData(ctx: Ctx, { confirm }: ClearBody): Promise<Workspace> {
  const cleared = await transact(ctx, async (ctx) => {
    const workspace = await readWorkspace(ctx, { lock: true })
    if (workspace.mode !== 'test') {
      throw new ApiError(
        'conflict',
        'Only test data can be deleted. Use a key of the test workspace (svc_sk_test_…).',
      )
    }
    if (confirm !== workspace.slug) {
      throw invalid('confirm', `Send the slug of the test workspace, "${workspace.slug}".`)
    }
    await ctx.tx.run(ctx.scope, (ws) => sql`select clear_test_workspace(${ws})`)
    return workspace
  })
  await ctx.deps.directory.changed()
  return cleared
}
