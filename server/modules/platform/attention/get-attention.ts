import type { Fragment, TransactionSql } from 'postgres'
import type { Ctx } from '../../../core/ctx.ts'
import { emailStatus } from '../../../core/email-status.ts'
import { hasScope } from '../../../core/require-scope.ts'
import { decode, int, row, text, type RowOf } from '../../../db/row.ts'
import { idFloor } from '../../../domain/ids.ts'
import { allows } from '../../../domain/plan.ts'
import { MAX_COUNT, type Attention } from './schema.ts'

const DAY_MS = 86_400_000
const RECENT_DAYS = 7
const MAX_PROGRAMS = 100
/** Failed events of the inbox that are looked at, from the newest on. */
const MAX_EVENTS = 10_000

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
export async function getAttention({ deps, scope }: Ctx): Promise<Attention> {
  const nowMs = deps.clock.now()
  const seesPrograms = hasScope(scope, 'program.read') && allows(scope.plan, 'partnerProgram')
  return deps.db.report(scope, async (sql) => {
    const which = { ws: scope.workspaceId, nowMs }
    const programs = seesPrograms ? await countByProgram(sql, which) : null
    return { programs, email: emailStatus(deps), ...(await countFailures(sql, which)) }
  })
}

interface Which {
  ws: string
  nowMs: number
}

/** Counts the rows that follow `from`, which has conditions, up to the limit. */
function count(sql: TransactionSql, from: Fragment): Fragment {
  return sql`(select count(*)::int from (select ${from} limit ${MAX_COUNT}) few)`
}

async function countFailures(
  sql: TransactionSql,
  { ws, nowMs }: Which,
): Promise<RowOf<typeof Counts>> {
  const since = idFloor('ibx', nowMs - RECENT_DAYS * DAY_MS)
  const webhooks = sql`from webhooks w
    where w.workspace_id = ${ws} and w.enrollment_id is null
      and case when w.disabled_at is null then w.failures > 0
        else w.disabled_reason = 'failing' end`
  const jobs = sql`from graphile_worker._private_jobs j
    where j.payload->>'workspaceId' = ${ws}
      and j.locked_at is null and j.attempts >= j.max_attempts`
  const rows = await sql`
    select (
        select count(distinct i.connection_id)::int
        from (
          select f.connection_id from inbox_events f
          where f.workspace_id = ${ws} and f.status = 'failed' and f.id >= ${since}
          order by f.id desc limit ${MAX_EVENTS}
        ) i
        join connections c on c.workspace_id = ${ws} and c.id = i.connection_id
        where c.removed_at is null
      ) as "failingConnections",
      ${count(sql, webhooks)} as "failingWebhooks",
      ${count(sql, jobs)} as "failedJobs"`
  return decode(Counts, rows)[0]!
}

async function countByProgram(
  sql: TransactionSql,
  { ws, nowMs }: Which,
): Promise<RowOf<typeof ProgramCounts>[]> {
  const applications = sql`from enrollments e
    where e.workspace_id = ${ws} and e.program_id = p.id and e.status = 'pending'`
  const flags = sql`from fraud_flags f
    where f.workspace_id = ${ws} and f.program_id = p.id and f.status = 'open'`
  const drafts = sql`from payout_drafts d
    where d.workspace_id = ${ws} and d.program_id = p.id and d.source <> 'preview'
      and d.confirmed_at is null and d.discarded_at is null and d.expires_at > ${new Date(nowMs)}`
  const unpayable = sql`from enrollments e
    where e.workspace_id = ${ws} and e.program_id = p.id and e.status = 'approved'
      and not exists (
        select from payout_methods m
        where m.workspace_id = ${ws} and m.partner_id = e.partner_id and m.removed_at is null
      )
      and exists (
        select from commissions c
        where c.workspace_id = ${ws} and c.enrollment_id = e.id
          and c.status in ('pending', 'due') and c.earnings > 0
      )`
  const rows = await sql`
    select p.id as "programId", p.name,
      ${count(sql, applications)} as applications,
      ${count(sql, flags)} as "fraudFlags",
      ${count(sql, drafts)} as "payoutDrafts",
      case when p.credit_payouts in ('default', 'only') then 0
        else ${count(sql, unpayable)} end as "partnersWithoutPayoutMethod"
    from programs p
    where p.workspace_id = ${ws} and p.archived_at is null
    order by p.id limit ${MAX_PROGRAMS}`
  return decode(ProgramCounts, rows)
}
