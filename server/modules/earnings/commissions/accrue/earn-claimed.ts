import { eq } from 'drizzle-orm'
import type { TxCtx } from '../../../../core/ctx.ts'
import { leads, sales } from '../../../../db/schema/events.ts'
import { type RefundKind } from '../../../../db/schema/refunds.ts'
import type { Source } from '../../../../db/source.ts'
import type { EvidenceLevel } from '../../../../domain/evidence-level.ts'
import type { Pinned } from '../../../../domain/reward/types.ts'
import { settleEvent } from '../../milestones/settle-event.ts'
import { earnCommissions } from './earn-commissions.ts'
import type { EarningEvent, SaleFacts } from './earning-event.ts'
import { giveBackCommissions } from '../adjust/give-back-commissions.ts'
import { reverseCommissions } from '../adjust/reverse-commissions.ts'
import { standingOf } from './standing.ts'
import { storeCommissions } from './store-commissions.ts'

/** A stored lead or sale that was given to a link later, with the refunds that it had by then. */
export interface ClaimedEvent {
  type: 'lead' | 'sale'
  id: string
  atMs: number
  quantity: number
  sale: SaleFacts | null
  metadata: Record<string, unknown> | null
  evidence: EvidenceLevel
  isExisting: boolean
  refunds: readonly {
    id: string
    atMs: number
    amount: string
    kind: RefundKind
  }[]
}

/** A sale among them. */
export type ClaimedSale = ClaimedEvent & { sale: SaleFacts }

/** The customer of claimed events; `pinned`: the offers that they were won under. */
type ClaimedCustomer = EarningEvent['customer'] & { pinned: Pinned | null }

/** Records what events would have earned when they happened; refunds of sales take back what they did then. */
export async function earnClaimed(
  ctx: TxCtx,
  claimed: { customer: ClaimedCustomer; source: Source; events: readonly ClaimedEvent[] },
): Promise<void> {
  const { deps, tx, scope } = ctx
  const { customer, source } = claimed
  const standing = await standingOf(ctx, source, customer.pinned)
  if (!standing) return
  for (const one of claimed.events.toSorted((a, b) => a.atMs - b.atMs)) {
    const event = {
      type: one.type,
      id: one.id,
      at: new Date(one.atMs),
      quantity: one.quantity,
      customer,
      source,
      byCode: false,
      evidence: one.evidence,
      isExisting: one.isExisting,
      metadata: one.metadata,
      sale: one.sale,
    }
    const earned = await earnCommissions(ctx, { standing, event })
    const { commissions, unearned } = earned
    await tx.write(scope, storeCommissions(deps.ids, commissions))
    const table = one.type === 'lead' ? leads : sales
    if (unearned) await tx.update(scope, table, { unearned }, [eq(table.id, one.id)])
    if (one.sale) await takeBackRefunds(ctx, { ...one, sale: one.sale })
    await settleEvent(event, earned)
  }
}

/** Takes back commissions for the refunds that a sale has by now, each at its time; undone ones give back. */
export async function takeBackRefunds(
  ctx: TxCtx,
  sale: Pick<ClaimedSale, 'id' | 'sale' | 'refunds'>,
): Promise<void> {
  let refundedMinor = 0n
  const ordered = sale.refunds.toSorted((a, b) => a.atMs - b.atMs || rank(a) - rank(b))
  for (const { id, kind, atMs, amount } of ordered) {
    refundedMinor += BigInt(amount)
    const event = { eventId: id, at: new Date(atMs), saleId: sale.id }
    const sums = { saleMinor: sale.sale.amountMinor, refundedMinor }
    if (kind === 'reversal') await giveBackCommissions(ctx, { ...event, ...sums })
    else await reverseCommissions(ctx, { ...event, ...sums, kind })
  }
}

/** Orders what happened in the same millisecond: nothing is undone before it was done. */
function rank({ kind }: ClaimedSale['refunds'][number]): number {
  return kind === 'reversal' ? 1 : 0
}
