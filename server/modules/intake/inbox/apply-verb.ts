import type { BatchCtx } from '../../../core/ctx.ts'
import { exclusive } from '../../../core/transact.ts'
import type { Verb } from '../../../integrations/port.ts'
import { deleteAccess } from '../connections/delete-access.ts'
import { saveAlias } from './aliases.ts'
import { applyLead } from './apply-lead.ts'
import { applyRefund, applyReversal } from './apply-refund.ts'
import { applySale } from './apply-sale.ts'
import { applySettle } from './apply-settle.ts'
import { mergeBuyers } from './merge-buyers.ts'
import { nameBuyer } from './name-buyer.ts'
import type { InboxCase } from './inbox-case.ts'

/** Applies a verb as the API would. Returns why nothing was recorded; null: it was. */
export async function applyVerb(
  ctx: BatchCtx,
  event: InboxCase,
  one: Exclude<Verb, { verb: 'erase' | 'eraseAll' | 'export' }>,
): Promise<string | null> {
  switch (one.verb) {
    case 'identify':
      await nameBuyer(ctx, event, one.buyer)
      return null
    case 'disconnect':
      await deleteAccess(exclusive(ctx), event.connectionId)
      return null
    case 'settle': {
      const customerName = one.buyer && (await nameBuyer(ctx, event, one.buyer))
      return applySettle(exclusive(ctx), event, { ...one, customerName })
    }
    case 'merge':
      return mergeBuyers(exclusive(ctx), event, one)
    case 'lead':
      return applyLead(ctx, event, one)
    case 'sale':
      return applySale(ctx, event, one)
    case 'refund':
      return applyRefund(exclusive(ctx), event, one)
    case 'reverse':
      return applyReversal(exclusive(ctx), event, one)
    case 'payment': {
      const { paymentId: providerId, invoiceId } = one
      saveAlias({ event, kind: 'payment', providerId }, invoiceId)
      return null
    }
    case 'codes': {
      const { invoiceId: providerId, discountCodes, codeIds } = one
      const value = JSON.stringify({ discountCodes, codeIds })
      saveAlias({ event, kind: 'codes', providerId }, value)
      return null
    }
    case 'code':
      saveAlias({ event, kind: 'code', providerId: one.providerId }, one.code)
      return null
    case 'ignore':
      return one.reason
  }
}
