import { sql } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import { VOLUME } from '../../../db/volume.ts'
import { bigint, IdRow, int, row, type RowOf, text } from '../../../db/row.ts'
import { chooseGroup } from '../../../domain/move-rules.ts'
import { allows } from '../../../domain/plan.ts'
import { moveToGroup } from './move-enrollments.ts'
import { moveRulesOf } from './queries.ts'

/** Moves every partner of the workspace who has come to fit another group's rules. Answers how many. */
export async function applyMoveRules(ctx: Ctx): Promise<number> {
  const { tx, scope } = ctx
  if (!allows(scope.plan, 'partnerProgram')) return 0
  const programs = await tx.rows(
    scope,
    IdRow,
    (ws) => sql`
    select distinct program_id as id from groups
    where workspace_id = ${ws} and jsonb_array_length(move_rules) > 0 order by id`,
  )
  let moved = 0
  for (const { id } of programs) {
    moved += await inTransaction(ctx, (ctx) => moveWithin(ctx, id))
  }
  if (moved > 0) await ctx.deps.directory.changed()
  return moved
}

async function moveWithin(ctx: TxCtx, programId: string): Promise<number> {
  const rules = await moveRulesOf(ctx, programId)
  const moves = new Map<string, { fromGroupId: string; toGroupId: string; ids: string[] }>()
  for (const { id, groupId, ...totals } of await loadFacts(ctx, programId)) {
    const toGroupId = chooseGroup(rules, totals, { groupId, locked: false })
    if (!toGroupId) continue
    const move = { fromGroupId: groupId, toGroupId, ids: [] }
    const key = `${groupId} ${toGroupId}`
    moves.set(key, moves.get(key) ?? move)
    moves.get(key)!.ids.push(id)
  }
  let moved = 0
  for (const move of moves.values()) moved += (await moveToGroup(ctx, move)).length
  return moved
}

const FactsRow = row({
  id: text,
  groupId: text,
  totalLeads: int,
  totalSales: int,
  totalSaleAmount: bigint,
  totalCommissions: bigint,
})
type FactsRow = RowOf<typeof FactsRow>

const OF_ENROLLMENT = {
  enrollmentId: sql`e.id`,
  partnerId: sql`e.partner_id`,
  programId: sql`e.program_id`,
  currency: sql`p.currency`,
}

/**
 * Loads partners who take part and may be moved; amounts in the program's currency, as in a reward's
 * conditions.
 */
function loadFacts(ctx: TxCtx, programId: string): Promise<FactsRow[]> {
  const { tx, scope } = ctx
  return tx.rows(
    scope,
    FactsRow,
    (ws) => sql`
    select e.id, e.group_id as "groupId", ${VOLUME.leads(ws, OF_ENROLLMENT)}::int as "totalLeads",
      ${VOLUME.sales(ws, OF_ENROLLMENT)}::int as "totalSales",
      ${VOLUME.revenue(ws, OF_ENROLLMENT)} as "totalSaleAmount",
      ${VOLUME.earnings(ws, OF_ENROLLMENT)} as "totalCommissions"
    from enrollments e
    join programs p on p.workspace_id = ${ws} and p.id = e.program_id
    where e.workspace_id = ${ws} and e.program_id = ${programId} and not e.group_locked
      and e.status in ('approved', 'archived')
    order by e.id for no key update of e`,
  )
}
