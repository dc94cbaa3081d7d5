import type { Sql } from 'postgres'
import type { Deps } from '../../../deps.ts'
import { CountRow, decode, int, nullable, number, row } from '../../../db/row.ts'
import { withMaintenance } from '../../../db/maintenance.ts'
import { findOldMonths, type OldMonth } from './find-old-months.ts'
import type { RetentionItem, RetentionPolicy } from './policy.ts'
import { finishLeaving, setAside } from './set-clicks-aside.ts'

const DAY_MS = 86_400_000
const THEN = {
  drop: 'deleted',
  detach: 'detached into tables of their own',
  export: 'exported and deleted',
} as const

/**
 * Removes the clicks of old months (`CLICK_RETENTION_MONTHS`). What was counted stays: totals, rollups and
 * the clicks that led to a lead or sale, by which later sales are attributed.
 */
export const clickRetention: RetentionPolicy = {
  name: 'clicks',
  async describe({ config, clock, db }) {
    const months = config.clickRetentionMonths
    if (months === undefined) return { rule: 'Clicks are kept for ever', due: [], notes: [] }
    const untilMs = keptFrom(clock.now(), months)
    const rule = `Clicks are kept for ${months} months, then ${THEN[config.clickRetentionAction]}`
    return withMaintenance(db.directUrl, async (sql) => {
      const due = await findOldMonths(sql, untilMs)
      const items: RetentionItem[] = []
      for (const { name, rows, bytes, partition } of due) {
        const counted = partition && rows < 0 ? await countClicks(sql, partition) : rows
        items.push({ what: `clicks of ${name}`, rows: counted, bytes })
      }
      return { rule, due: items, notes: await notesOf(sql, clock.now() - untilMs) }
    })
  },
  async run(deps) {
    const { config, clock, db, log } = deps
    const months = config.clickRetentionMonths
    if (months === undefined) return
    await withMaintenance(db.directUrl, async (sql) => {
      const untilMs = Math.min(keptFrom(clock.now(), months), await rolledUntil(sql))
      for (const month of await findOldMonths(sql, untilMs)) await setOneAside(deps, sql, month)
      for (const done of await finishLeaving(deps, sql)) {
        log.info(done, `old clicks ${THEN[config.clickRetentionAction]}`)
      }
    })
  },
}

async function setOneAside({ log }: Deps, sql: Sql, month: OldMonth): Promise<void> {
  if (await setAside(sql, month)) return
  log.warn({ month: month.name }, 'old clicks are in use and stay until the next attempt')
}

/** Returns the beginning of the first month that is kept whole. */
export function keptFrom(nowMs: number, months: number): number {
  const now = new Date(nowMs)
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)
}

async function countClicks(sql: Sql, partition: string): Promise<number> {
  const found = await sql`select count(*)::int as n from ${sql(partition)}`
  return decode(CountRow, found)[0]!.n
}

const Rolled = row({ ms: number })

/** Returns how far the daily rollup has come: a click is not removed before it is in there. */
async function rolledUntil(sql: Sql): Promise<number> {
  const rows = await sql`
    select extract(epoch from rolled_until)::float8 * 1000 as ms from rollup_state`
  return decode(Rolled, rows)[0]!.ms
}

const Windows = row({ unlimited: int, longest: nullable(int) })

/** Says when programs would still attribute leads to clicks that are gone. */
async function notesOf(sql: Sql, keptMs: number): Promise<string[]> {
  const rows = await sql`
    select count(*) filter (where days is null)::int as unlimited, max(days) as longest from (
      select attribution_window_days as days from workspaces
      union all select attribution_window_days from programs) w`
  const { unlimited, longest } = decode(Windows, rows)[0]!
  const keptDays = Math.floor(keptMs / DAY_MS)
  if (unlimited === 0 && (longest ?? 0) <= keptDays) return []
  const longestText = unlimited > 0 ? 'without a limit' : `for up to ${longest} days`
  return [
    `Some workspaces or programs attribute leads ${longestText}: clicks that are gone earn nothing.`,
  ]
}
