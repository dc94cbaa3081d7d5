import { presentSaleParts } from '../../../core/sale-parts.ts'
import type { SaleParts } from '../../../domain/sale-parts.ts'
import { toPerson } from '../customers/present.ts'
import type { KnownCustomer } from '../customers/evidence.ts'
import type { TrackedSale } from './schema.ts'

export interface StoredSale {
  eventName: string
  amountMinor: bigint | number
  parts: SaleParts
  currency: string
  paymentProcessor: string
  invoiceId: string | null
  metadata: Record<string, unknown> | null
}

/** Builds the answer: nulls while the customer is unknown, though the sale is stored. */
export function answerSale(sale: StoredSale, customer: KnownCustomer | null): TrackedSale {
  const { eventName, currency, paymentProcessor, invoiceId, metadata } = sale
  if (!customer) return { eventName, customer: null, sale: null }
  const amount = Number(sale.amountMinor)
  return {
    eventName,
    customer: toPerson(customer),
    sale: {
      amount,
      ...presentSaleParts(sale.parts),
      currency,
      paymentProcessor,
      invoiceId,
      metadata,
    },
  }
}
