import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { int, row } from '../../../db/row.ts'
import { allows, limitsOf } from '../../../domain/plan.ts'
import type { PlanUse } from './schema.ts'

const Used = row({
  links: int,
  domains: int,
  keys: int,
  hostnames: int,
  tags: int,
  folders: int,
  programs: int,
  groups: int,
  partners: int,
  partnerTags: int,
})

/** Reads what the plan of the workspace includes, and how much of each limit is used: what is deleted or archived is not. */
export async function readPlan({ tx, scope }: Ctx): Promise<PlanUse> {
  const { plan } = scope
  const [used] = await tx.rows(
    scope,
    Used,
    (ws) => sql`
      select (select count(*)::int from links where workspace_id = ${ws} and deleted_at is null) as links,
        (select count(*)::int from domains where workspace_id = ${ws}) as domains,
        (select count(*)::int from api_keys
          where workspace_id = ${ws} and revoked_at is null) as keys,
        cardinality(w.allowed_hostnames) as hostnames,
        (select count(*)::int from tags where workspace_id = ${ws}) as tags,
        (select count(*)::int from folders where workspace_id = ${ws}) as folders,
        (select count(*)::int from programs
          where workspace_id = ${ws} and archived_at is null) as programs,
        (select count(*)::int from groups g join programs p on p.workspace_id = ${ws}
            and p.id = g.program_id and p.archived_at is null
          where g.workspace_id = ${ws}) as groups,
        (select count(*)::int from partners
          where workspace_id = ${ws} and merged_into_id is null) as partners,
        (select count(*)::int from partner_tags where workspace_id = ${ws}) as "partnerTags"
      from workspaces w where w.id = ${ws}`,
  )
  return {
    plan,
    conversionTracking: allows(plan, 'conversionTracking'),
    partnerProgram: allows(plan, 'partnerProgram'),
    used: used!,
    limits: limitsOf(plan),
  }
}
