import { eq } from 'drizzle-orm'
import type { TxCtx } from '../../../../core/ctx.ts'
import { sales } from '../../../../db/schema/events.ts'
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

/** A stored sale that a late lead gave to a link, with the refunds that it had by then. */
export interface ClaimedSale {
  id: string
  atMs: number
  sale: SaleFacts
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

/** The customer of claimed sales; `pinned`: the offers that they were won under. */
type ClaimedCustomer = EarningEvent['customer'] & { pinned: Pinned | null }

/** Records what sales would have earned when they happened; their refunds take back what they did then. */
export async function earnClaimed(
  ctx: TxCtx,
  claimed: { customer: ClaimedCustomer; source: Source; sales: readonly ClaimedSale[] },
): Promise<void> {
  const { deps, tx, scope } = ctx
  const { customer, source } = claimed
  const standing = await standingOf(ctx, source, customer.pinned)
  if (!standing) return
  for (const one of claimed.sales.toSorted((a, b) => a.atMs - b.atMs)) {
    const event = {
      type: 'sale' as const,
      id: one.id,
      at: new Date(one.atMs),
      quantity: 1,
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
    if (unearned) await tx.update(scope, sales, { unearned }, [eq(sales.id, one.id)])
    await takeBackRefunds(ctx, one)
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
