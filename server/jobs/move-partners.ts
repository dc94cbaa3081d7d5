import type { Deps } from '../deps.ts'
import { applyMoveRules } from '../modules/program/groups/apply-move-rules.ts'
import { contextsOf } from './contexts-of.ts'

/** Moves partners between groups by the groups' rules. */
export async function movePartners(deps: Deps): Promise<void> {
  const { sql } = deps.db
  const withRules = sql`
    select workspace_id as id from groups where jsonb_array_length(move_rules) > 0`
  for (const ctx of await contextsOf(deps, 'move-partners', withRules)) {
    await applyMoveRules(ctx)
  }
}
