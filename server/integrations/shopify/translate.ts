import type { Buyer, ProviderEvent, Verb } from '../port.ts'
import { fieldsOf, textOf, type Fields } from '../read-json.ts'
import { guestOf, translateOrder } from './orders.ts'
import { refundsOf, translateDispute } from './refunds.ts'

export const EVENTS = {
  'orders/paid':
    'Records a sale of the paid amount, including guests, drafts, and point-of-sale orders, attributed by the click or the partner’s discount code. Test orders don’t count',
  'orders/updated':
    'Records the order’s current state: a missed sale, a sale of paid additions, and refunds',
  'orders/edited': 'Ignored. `orders/updated` contains the new total after payment',
  'orders/cancelled': 'Records the order’s refunds',
  'refunds/create': 'Refunds the returned amount of each transaction, fully or partially',
  'disputes/create': 'Records a chargeback. Inquiries are ignored',
  'disputes/update': 'Records the chargeback, or undoes it if you won the dispute',
  'customers/data_request':
    'Shows in the inbox which customer’s data the store must provide, and where to export it',
  'customers/redact': 'Erases the customer and the guests of the listed orders',
  'shop/redact': 'Erases all customers of the store and the access to it',
  'app/uninstalled': 'Deletes the access to the store. Recorded data remains',
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
