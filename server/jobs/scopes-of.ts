import type { PendingQuery } from 'postgres'
import type { Scope } from '../db/scope.ts'
import type { Deps } from '../deps.ts'
import type { Plan } from '../domain/plan.ts'

/** The workspaces that a query names, as scopes in which the job may act. */
export async function scopesOf(
  { db: { sql } }: Deps,
  job: string,
  workspaces: PendingQuery<{ id: string }[]>,
): Promise<Scope[]> {
  const rows = await sql<{ id: string; plan: Plan }[]>`
    select id, plan from workspaces where id in (${workspaces}) order by id`
  return rows.map(({ id, plan }) => ({
    workspaceId: id,
    plan,
    actor: { type: 'system', name: job },
  }))
}
