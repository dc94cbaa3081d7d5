import type { Buyer, ProviderEvent, Verb } from '../port.ts'
import { fieldsOf, textOf, type Fields } from '../read-json.ts'
import { guestOf, translateOrder } from './orders.ts'
import { refundsOf, translateDispute } from './refunds.ts'

export const EVENTS = {
  'orders/paid':
    'Records a sale of what was paid: guests, drafts and points of sale too, by the click or the partner’s discount code. Test orders do not count',
  'orders/updated':
    'Records what the order says by then: a sale that was missed, a further sale of what was added and paid, refunds',
  'orders/edited': 'Nothing by itself: `orders/updated` brings the new sum once it is paid',
  'orders/cancelled': 'Records the refunds that the order has by then',
  'refunds/create':
    'Refunds the money that went back, by transaction, in proportion when it is a part',
  'disputes/create': 'Takes a chargeback back; an inquiry does nothing',
  'disputes/update': 'The same; gives back a chargeback that was won',
  'customers/data_request':
    'Says in the inbox whose data the store must hand over, and where it is exported',
  'customers/redact': 'Erases the customer, and the guests of the named orders',
  'shop/redact': 'Erases every customer whom the store has named, and its access',
  'app/uninstalled': 'Deletes the access to the store. What is recorded stays',
} as const satisfies Record<string, string>

/** Says what an event of Shopify means. Amounts are those of the store’s currency. */
export function translateShopify({ type, body }: Pick<ProviderEvent, 'type' | 'body'>): Verb[] {
  if (!Object.hasOwn(EVENTS, type)) return []
  const object = fieldsOf(body)
  switch (type as keyof typeof EVENTS) {
    case 'orders/paid':
      return translateOrder(object, true)
    case 'orders/updated':
    case 'orders/cancelled':
      return translateOrder(object)
    case 'orders/edited':
      return []
    case 'refunds/create':
      return refundsOf(object, { invoiceId: null, currency: null })
    case 'disputes/create':
    case 'disputes/update':
      return translateDispute(object)
    case 'customers/data_request':
      return namedIn(object).map((buyer) => ({ verb: 'export', buyer }))
    case 'customers/redact':
      return namedIn(object).map((buyer) => ({ verb: 'erase', buyer }))
    case 'shop/redact':
      return [{ verb: 'eraseAll' }, { verb: 'disconnect' }]
    case 'app/uninstalled':
      return [{ verb: 'disconnect' }]
  }
}

/**
 * Names everybody whom a request about somebody's data may mean: the customer, and the guests of the orders. By
 * Shopify's names alone, since a name of your own may be somebody else's.
 */
function namedIn(request: Fields): Buyer[] {
  const customer = fieldsOf(request.customer)
  const email = textOf(customer.email)
  const orders = [request.orders_to_redact, request.orders_requested].find(Array.isArray) ?? []
  const guests = orders.map(textOf).filter((id) => id !== null)
  const names = [textOf(customer.id), email?.toLowerCase() ?? null, ...guests.map(guestOf)]
  return [...new Set(names.filter((name) => name !== null))].map((accountId) => ({
    externalId: null,
    accountId,
    name: null,
    email,
  }))
}
