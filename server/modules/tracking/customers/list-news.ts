import type { DomainEvent } from '../../../domain/events.ts'

interface News {
  /** Null: the buyer is not stored. */
  customer: { id: string } | null
  /** Of those that belong to a link. */
  leadId?: string | null | undefined
  saleId?: string | null | undefined
}

/**
 * Lists what a lead or sale has to tell, in the order in which it became true. `before` is the customer as they
 * were known until then.
 */
export function listNews(before: object | null, { customer, leadId, saleId }: News): DomainEvent[] {
  if (!customer) return []
  const { id: customerId } = customer
  return [
    ...(before ? [] : [{ type: 'customer.created' as const, data: { customerId } }]),
    ...(leadId ? [{ type: 'lead.created' as const, data: { eventId: leadId, customerId } }] : []),
    ...(saleId ? [{ type: 'sale.created' as const, data: { eventId: saleId, customerId } }] : []),
  ]
}
