import type { PendingQuery } from 'postgres'
import { createCtx, type Ctx } from '../core/ctx.ts'
import type { Deps } from '../deps.ts'
import type { Plan } from '../domain/plan.ts'

/** Lists the contexts in which a job may act: one for each workspace that the query names. */
export async function contextsOf(
  deps: Deps,
  job: string,
  workspaces: PendingQuery<{ id: string }[]>,
): Promise<Ctx[]> {
  const rows = await deps.db.sql<{ id: string; plan: Plan }[]>`
    select id, plan from workspaces where id in (${workspaces}) order by id`
  return rows.map(({ id, plan }) =>
    createCtx(deps, { workspaceId: id, plan, actor: { type: 'system', name: job } }),
  )
}
