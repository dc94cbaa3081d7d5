import type { Ctx } from '../../../core/ctx.ts'
import { findTwin } from '../../../db/find-twin.ts'

/** Makes every server process judge keys and open streams again, of the workspace and its test workspace. */
export async function announceMembers({ deps, scope }: Ctx): Promise<void> {
  await deps.directory.changed()
  const twin = await findTwin(deps.db, scope.workspaceId)
  deps.access.announce([scope.workspaceId, ...(twin ? [twin.id] : [])])
}
