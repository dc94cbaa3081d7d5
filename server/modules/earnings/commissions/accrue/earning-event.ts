import type { EvidenceLevel } from '../../../../domain/evidence-level.ts'
import type { SaleParts } from '../../../../domain/sale-parts.ts'
import type { Source } from '../../../../db/source.ts'

/** A lead or sale that came through a partner's link. */
export interface EarningEvent {
  type: 'lead' | 'sale'
  id: string
  at: Date
  quantity: number
  customer: {
    id: string
    email: string | null
    country: string | null
    createdAtMs: number | null
  }
  source: Source
  /** By a discount code alone. */
  byCode: boolean
  evidence: EvidenceLevel
  /** The customer was known before the click. */
  isExisting: boolean
  metadata: Record<string, unknown> | null
  sale: SaleFacts | null
}

export interface SaleFacts {
  amountMinor: bigint
  /** What the amount consisted of when the sale was recorded. */
  parts: SaleParts
  currency: string
  invoiceId: string | null
  processor: string
  eventName: string
}
