import type { PendingQuery, Row } from 'postgres'
import { createCtx, type Ctx } from '../core/ctx.ts'
import type { Deps } from '../deps.ts'
import { decode, oneOf, row, text } from '../db/row.ts'
import { PLANS } from '../domain/plan.ts'

const WorkspaceRow = row({ id: text, plan: oneOf(PLANS) })

/** Lists the contexts in which a job may act: one for each workspace that the query names. */
export async function contextsOf(
  deps: Deps,
  job: string,
  workspaces: PendingQuery<Row[]>,
): Promise<Ctx[]> {
  const rows = await deps.db.sql`
    select id, plan from workspaces where id in (${workspaces}) order by id`
  return decode(WorkspaceRow, rows).map(({ id, plan }) =>
    createCtx(deps, { workspaceId: id, plan, actor: { type: 'system', name: job } }),
  )
}
