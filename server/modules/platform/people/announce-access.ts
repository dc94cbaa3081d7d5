import { findWorkspacesOf } from '../../../db/find-person.ts'
import type { Deps } from '../../../deps.ts'

/** Makes every server process judge the open streams of a person's workspaces again. */
export async function announceAccess(deps: Deps, personId: string): Promise<void> {
  const workspaces = await findWorkspacesOf(deps.db, personId)
  deps.access.announce(workspaces.flatMap(({ id, testId }) => (testId ? [id, testId] : [id])))
}
