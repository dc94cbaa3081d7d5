import { PLANS } from '../domain/plan.ts'
import type { Database } from './client.ts'
import { decode, oneOf, row, text, type RowOf } from './row.ts'

const Twin = row({ id: text, plan: oneOf(PLANS), mode: oneOf(['live', 'test']) })
export type Twin = RowOf<typeof Twin>

/** Finds the test workspace of a live one, or the live workspace of a test one. */
export async function findTwin({ sql }: Database, workspaceId: string): Promise<Twin | null> {
  const rows = await sql`
    select t.id, t.plan, t.mode from workspaces w
    join workspaces t on t.live_id = w.id or t.id = w.live_id
    where w.id = ${workspaceId}`
  return decode(Twin, rows)[0] ?? null
}
