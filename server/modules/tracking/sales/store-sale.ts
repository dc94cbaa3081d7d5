import type { Counted } from '../../../db/rollups.ts'
import { invoiceKeys, sales, waitingSales } from '../../../db/schema/events.ts'
import type { Unearned } from '../../../db/schema/unearned.ts'
import { insertInto, type Write } from '../../../db/writes.ts'
import type { EvidenceLevel } from '../../../domain/evidence-level.ts'
import type { Attribution } from '../../../domain/attribution.ts'
import type { Source } from '../../../db/source.ts'
import type { SaleInput } from './sale-input.ts'

/** A sale about to be stored; without a source it counts nowhere. */
export interface NewSale extends SaleInput {
  id: string
  customerId: string | null
  leadId: string | null
  late: boolean
  source: Source | null
  verdict: Attribution
  evidence: EvidenceLevel
  /** A later lead may claim it. */
  waits: boolean
  /** Why it earned no commission, when it came through a partner's link. */
  unearned?: Unearned | null
}

/** Lists the writes for a sale. */
export function storeSale(sale: NewSale): Write[] {
  const { id, source, verdict, invoiceId, bodyHash, parts } = sale
  const { externalId: customerExternalId } = sale
  const clientSide = sale.reporter === 'browser'
  const row = insertInto(sales, {
    id,
    customerExternalId,
    customerId: sale.customerId,
    leadId: source && sale.leadId,
    eventName: sale.eventName,
    amount: sale.amountMinor,
    tax: BigInt(parts.taxMinor),
    shipping: BigInt(parts.shippingMinor),
    fee: BigInt(parts.feeMinor),
    lineItems: parts.lineItems.length > 0 ? parts.lineItems : null,
    currency: sale.currency,
    paymentProcessor: sale.paymentProcessor,
    invoiceId,
    metadata: sale.metadata,
    createdAt: sale.at,
    clientSide,
    evidence: sale.evidence,
    reason: verdict.reason,
    steps: verdict.steps,
    unearned: sale.unearned ?? null,
    clickId: source ? source.clickId : sale.clickId,
    ...(source && { ...source.origin, linkNum: source.linkNum, rolled: sale.late }),
  })
  return [
    row,
    ...(sale.waits
      ? [insertInto(waitingSales, { customerExternalId, saleId: id, clientSide })]
      : []),
    ...(invoiceId ? [insertInto(invoiceKeys, { invoiceId, saleId: id, bodyHash })] : []),
  ]
}

/** Returns what the sale adds to the totals; `first` when it is the customer's first through the link. */
export function countedSale(sale: NewSale, first: boolean): Counted[] {
  const { at, late, source, amountMinor, currency } = sale
  if (!source) return []
  const { linkNum, origin } = source
  const conversions = first ? 1 : 0
  return [
    { at, late, linkNum, origin, sales: 1, conversions, saleAmountMinor: amountMinor, currency },
  ]
}
