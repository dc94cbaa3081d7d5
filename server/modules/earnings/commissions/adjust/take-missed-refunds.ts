import { inArray, sql } from 'drizzle-orm'
import type { TxCtx } from '../../../../core/ctx.ts'
import { bigint, oneOf, row, text } from '../../../../db/row.ts'
import { commissionReversals, commissions } from '../../../../db/schema/commissions.ts'
import { REFUND_KINDS } from '../../../../db/schema/refunds.ts'
import { reverse } from '../../../../domain/commission.ts'
import { giveBack, reversalGap } from '../../../../domain/refund.ts'
import { writeChanges, stateOf } from '../write-changes.ts'

/** A commission that a refund of its sale has passed by. */
const Missed = row({
  id: text,
  earnedMinor: bigint,
  reversedMinor: bigint,
  saleMinor: bigint,
  refundedMinor: bigint,
  /** The last refund, or reversal of one, that changed nothing of it. */
  eventId: text,
  kind: oneOf(REFUND_KINDS),
})

/** Takes back what was refunded while commissions were canceled, less what was undone. They are locked FOR UPDATE and open. */
export async function takeMissedRefunds(
  ctx: TxCtx,
  { ids, at }: { ids: readonly string[]; at: Date },
): Promise<void> {
  const { tx, scope } = ctx
  const missed = ids.length === 0 ? [] : await tx.rows(scope, Missed, (ws) => missedBy(ws, ids))
  const taken = missed
    .map((one) => ({ ...one, amount: reversalGap(one) }))
    .filter(({ amount }) => amount !== 0n)
  if (taken.length === 0) return
  const rows = await tx.find(scope, commissions, {
    where: [
      inArray(
        commissions.id,
        taken.map(({ id }) => id),
      ),
    ],
  })
  const changed = taken.map(({ id, amount, eventId }) => {
    const row = rows.find((candidate) => candidate.id === id)!
    const state = stateOf(row)
    const isLess = amount > 0n
    return {
      row,
      change: isLess ? reverse(state, amount, eventId) : giveBack(state, -amount, eventId),
    }
  })
  await writeChanges(ctx, { changed, at, why: 'refund' })
  await tx.insert(
    scope,
    commissionReversals,
    taken.map(({ id, eventId, kind, amount }) => ({
      commissionId: id,
      eventId,
      kind: amount < 0n ? 'reversal' : kind === 'reversal' ? 'refund' : kind,
      amount,
      createdAt: at,
    })),
  )
}

const missedBy = (ws: string, ids: readonly string[]) => sql`
  select c.id, c.earned as "earnedMinor", s.amount as "saleMinor", f.amount::text as "refundedMinor",
    (select coalesce(sum(v.amount), 0) from commission_reversals v
      where v.workspace_id = ${ws} and v.commission_id = c.id)::text as "reversedMinor",
    m.id as "eventId", m.kind
  from commissions c
  join sales s on s.workspace_id = ${ws} and s.id = c.event_id
  cross join lateral (select coalesce(sum(r.amount), 0) as amount from refunds r
    where r.workspace_id = ${ws} and r.sale_id = s.id) f
  cross join lateral (select r.id, r.kind from refunds r
    where r.workspace_id = ${ws} and r.sale_id = s.id and not exists (
      select from commission_reversals v where v.workspace_id = ${ws} and v.commission_id = c.id
        and v.event_id = r.id)
    order by r.created_at desc, r.id desc limit 1) m
  where c.workspace_id = ${ws} and c.id in ${ids} and c.reverses_id is null
  order by c.id`
