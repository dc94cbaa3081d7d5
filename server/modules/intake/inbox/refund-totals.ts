import { sql } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { bigint, row } from '../../../db/row.ts'
import { readRefund, recordRefund } from '../../tracking/sales/refund-sale.ts'
import { readReversal, recordReversal } from '../../tracking/sales/reverse-refund.ts'
import { findAlias, saveAlias } from './aliases.ts'
import type { InboxCase } from './inbox-case.ts'

/** Refunds of a sale that were recorded by what they come to, before events named them. */
export interface RefundTotals {
  recorded: { refundId: string; amount: number }[]
  /** How much of that belongs to refunds that events have named since, by their ids. */
  named: Record<string, number>
}

interface OfSale {
  event: InboxCase
  invoiceId: string
}

export async function readTotals(
  ctx: TxCtx,
  { event, invoiceId: providerId }: OfSale,
): Promise<RefundTotals> {
  const found = await findAlias(ctx, { event, kind: 'totals', providerId })
  // Only `saveTotals` writes it.
  return found === null ? { recorded: [], named: {} } : (JSON.parse(found) as RefundTotals)
}

export function saveTotals({ event, invoiceId: providerId }: OfSale, totals: RefundTotals): void {
  saveAlias({ event, kind: 'totals', providerId }, JSON.stringify(totals))
}

/** Returns how much was recorded that no event has named yet. */
export function unnamedOf({ recorded, named }: RefundTotals): number {
  const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0)
  return sum(recorded.map(({ amount }) => amount)) - sum(Object.values(named))
}

const Refunded = row({ amount: bigint })

/** Returns what refunds of a sale come to that were not undone; a total of refunds has no chargebacks in it. */
export async function refundedOf({ tx, scope }: TxCtx, saleId: string): Promise<number> {
  const [found] = await tx.rows(
    scope,
    Refunded,
    (ws) => sql`
    select coalesce(sum(r.amount), 0)::text as amount from refunds r
    where r.workspace_id = ${ws} and r.sale_id = ${saleId} and r.kind = 'refund'
      and not exists (select 1 from refunds v where v.workspace_id = ${ws} and v.sale_id = r.sale_id
        and v.reverses_id = r.id)`,
  )
  return Number(found!.amount)
}

/** Undoes a refund that was recorded as part of a total: the total is recorded again without it. */
export async function undoNamed(ctx: TxCtx, of: OfSale, refundId: string): Promise<boolean> {
  const totals = await readTotals(ctx, of)
  const undone = totals.named[refundId]
  if (undone === undefined) return false
  const { invoiceId } = of
  const workspace = (await ctx.deps.directory.workspaceById(ctx.scope.workspaceId))!
  for (const { refundId } of totals.recorded) {
    await recordReversal(ctx, { workspace, input: readReversal(ctx.deps, { invoiceId, refundId }) })
  }
  const { [refundId]: _, ...named } = totals.named
  const amount = totals.recorded.reduce((sum, one) => sum + one.amount, -undone)
  const left = { refundId: `${totals.recorded[0]!.refundId} without ${refundId}`, amount }
  if (amount > 0) {
    const input = readRefund(ctx.deps, { invoiceId, kind: 'refund', ...left })
    await recordRefund(ctx, { workspace, input })
  }
  saveTotals(of, { recorded: amount > 0 ? [left] : [], named })
  return true
}
