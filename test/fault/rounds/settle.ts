import type { Sql } from 'postgres'
import { releaseLost } from '../../../server/jobs/release-lost.ts'
import { look, openSecondApp } from '../environment.ts'
import { until } from '../wait.ts'
import type { Checked, Finding } from './check.ts'

/** Waits until every job is done and every total is rolled up: nothing that was promised is left to do. */
export async function settle({ bench }: Checked): Promise<Finding[]> {
  const sql = look(bench.url())
  const beside = await openSecondApp(bench.url())
  const since = new Date()
  try {
    let left: string[] = []
    const isDone = async () => {
      // A minute later, as jobs of a dead server and failed ones wait. It waits for no row, since the
      // servers lock theirs in another order.
      await sql`
        update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'
        where id in (select id from graphile_worker._private_jobs
          where locked_at > now() - interval '30 seconds' for update skip locked)`
      await sql`
        update graphile_worker._private_jobs set run_at = now()
        where id in (select id from graphile_worker._private_jobs
          where run_at > now() and attempts > 0 and attempts < max_attempts for update skip locked)`
      await releaseLost(beside.deps)
      left = await leftToDo(sql, since)
      if (left.length > 0) await Bun.sleep(100)
      return left.length === 0
    }
    await until('all jobs', isDone, { moves: () => left.join() }).catch(() => {})
    return left.map((text) => ({ kind: 'lost', text }))
  } finally {
    await beside.close()
    await sql.end({ timeout: 1 })
  }
}

async function leftToDo(sql: Sql, since: Date): Promise<string[]> {
  const rows = await sql<{ text: string }[]>`
    select 'event ' || type || ' in the outbox' as text from outbox
    union all
    select 'job ' || t.identifier || ', attempt ' || j.attempts || ': ' || coalesce(j.last_error, '')
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.run_at <= now() or j.locked_at is not null
    union all
    select 'payout ' || id || ' is ' || status from payouts where status <> 'completed'
    union all
    select 'mail of payout ' || p.id from payouts p
    where p.status = 'completed' and not exists (
      select from mails m where m.workspace_id = p.workspace_id and m.key like '%:' || p.id)
    union all
    select 'new commissions of ' || e.id || ': ' || e.new_commissions || ' are counted, not ' || n.sure
    from enrollments e cross join lateral (
      select count(*) filter (where earnings > 0) as sure, count(*) as most from commissions c
      where c.workspace_id = e.workspace_id and c.enrollment_id = e.id) n
    where e.notified_at is null and e.new_commissions not between n.sure and n.most
    union all
    select 'totals until ' || rolled_until from rollup_state where rolled_until < ${since}
    limit 20`
  return rows.map(({ text }) => text)
}
