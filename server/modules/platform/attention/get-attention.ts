import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { emailStatus } from '../../../core/email-status.ts'
import { hasScope } from '../../../core/require-scope.ts'
import { int, row, text, type RowOf } from '../../../db/row.ts'
import type { Attention } from './schema.ts'

const DAY_MS = 86_400_000
const RECENT_DAYS = 7
const MAX_PROGRAMS = 100

const Counts = row({ failingConnections: int, failingWebhooks: int, failedJobs: int })
const ProgramCounts = row({
  programId: text,
  name: text,
  applications: int,
  fraudFlags: int,
  payoutDrafts: int,
  partnersWithoutPayoutMethod: int,
})

/** Counts what waits for a member of the workspace: decisions, confirmations, and failures. */
export async function getAttention(ctx: Ctx): Promise<Attention> {
  const [programs, counts] = await Promise.all([
    hasScope(ctx.scope, 'program.read') ? countByProgram(ctx) : null,
    countFailures(ctx),
  ])
  return { programs, email: emailStatus(ctx.deps), ...counts }
}

async function countFailures({ deps, tx, scope }: Ctx): Promise<RowOf<typeof Counts>> {
  const since = new Date(deps.clock.now() - RECENT_DAYS * DAY_MS).toISOString()
  const [counts] = await tx.rows(
    scope,
    Counts,
    (ws) => sql`
      select (
          select count(distinct i.connection_id)::int
          from inbox_events i join connections c on c.workspace_id = ${ws} and c.id = i.connection_id
          where i.workspace_id = ${ws} and i.status = 'failed'
            and i.created_at >= ${since}::timestamptz and c.removed_at is null
        ) as "failingConnections",
        (
          select count(*)::int from webhooks w
          where w.workspace_id = ${ws} and w.enrollment_id is null
            and case when w.disabled_at is null then w.failures > 0
              else w.disabled_reason = 'failing' end
        ) as "failingWebhooks",
        (
          select count(*)::int from graphile_worker._private_jobs j
          where j.payload->>'workspaceId' = ${ws}
            and j.locked_at is null and j.attempts >= j.max_attempts
        ) as "failedJobs"`,
  )
  return counts!
}

function countByProgram({ deps, tx, scope }: Ctx): Promise<RowOf<typeof ProgramCounts>[]> {
  const now = new Date(deps.clock.now()).toISOString()
  return tx.rows(
    scope,
    ProgramCounts,
    (ws) => sql`
      select p.id as "programId", p.name,
        (
          select count(*)::int from enrollments e
          where e.workspace_id = ${ws} and e.program_id = p.id and e.status = 'pending'
        ) as applications,
        (
          select count(*)::int from fraud_flags f
          where f.workspace_id = ${ws} and f.program_id = p.id and f.status = 'open'
        ) as "fraudFlags",
        (
          select count(*)::int from payout_drafts d
          where d.workspace_id = ${ws} and d.program_id = p.id and d.source <> 'preview'
            and d.confirmed_at is null and d.discarded_at is null
            and d.expires_at > ${now}::timestamptz
        ) as "payoutDrafts",
        case when p.credit_payouts in ('default', 'only') then 0 else (
          select count(*)::int from enrollments e
          where e.workspace_id = ${ws} and e.program_id = p.id and e.status = 'approved'
            and not exists (
              select from payout_methods m
              where m.workspace_id = ${ws} and m.partner_id = e.partner_id and m.removed_at is null
            )
            and exists (
              select from commissions c
              where c.workspace_id = ${ws} and c.enrollment_id = e.id
                and c.status in ('pending', 'due') and c.earnings > 0
            )
        ) end as "partnersWithoutPayoutMethod"
      from programs p
      where p.workspace_id = ${ws} and p.archived_at is null
      order by p.id limit ${MAX_PROGRAMS}`,
  )
}
