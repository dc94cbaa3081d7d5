import { decode, nullable, number, row } from '../../../db/row.ts'
import type { Range } from '../../../domain/time.ts'
import { refuseRemoved } from '../reports/refuse-removed.ts'
import type { Sql } from './event-rows.ts'

const Kept = row({ clicksSinceMs: number, firstMs: nullable(number) })

/**
 * Requires that the clicks of a time that was asked for are still there; a list without a time has those
 * that are.
 * @throws ClicksRemoved
 */
export async function requireClicks(sql: Sql, workspaceId: string, range: Range): Promise<void> {
  if (range.startMs === 0) return
  const rows = await sql`
    select extract(epoch from clicks_since)::float8 * 1000 as "clicksSinceMs",
      (select extract(epoch from min(quarter))::float8 * 1000 from rollup_workspace
        where workspace_id = ${workspaceId}) as "firstMs" from rollup_state`
  refuseRemoved(decode(Kept, rows)[0]!, [range], 'Ask for a time since then, or for all.')
}
