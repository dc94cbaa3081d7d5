import { fromStripe } from '../../domain/stripe-units.ts'
import type { Details, ProviderEvent, Verb } from '../port.ts'
import { toMinorUnits } from '../provider-units.ts'
import {
  CLICK_ID,
  EXTERNAL_ID,
  fieldsOf,
  firstText,
  idOf,
  textOf,
  type Fields,
} from '../read-json.ts'
import { buyerOf } from './buyer.ts'
import { EVENTS, type StripeEventType } from './events.ts'
import { translateInvoice, translatePayment } from './invoices.ts'
import { intentMoney } from './money.ts'
import {
  translateCharge,
  translateCreditNote,
  translateDispute,
  translateRefund,
  translateVoidedNote,
} from './refunds.ts'
import { translateSession } from './sessions.ts'

/** The connection's fields, and the id of the operator's platform. */
interface Connected {
  details?: Details
  clientId?: string
}
type Translate = (object: Fields, about: { atMs: number | null } & Required<Connected>) => Verb[]

const TRANSLATIONS: Readonly<Record<StripeEventType, Translate>> = {
  'checkout.session.completed': (session, { atMs }) => translateSession(session, atMs),
  'checkout.session.async_payment_succeeded': (session, { atMs }) =>
    translateSession(session, atMs),
  'invoice.paid': (invoice, { atMs }) => translateInvoice(invoice, atMs),
  'invoice_payment.paid': translatePayment,
  'payment_intent.succeeded': (intent, { atMs }) => translateIntent(intent, atMs),
  'customer.created': translateCustomer,
  'customer.updated': translateCustomer,
  'customer.subscription.created': (one, { details }) => translateSubscription(one, details),
  'customer.subscription.updated': (one) => translateSubscription(one, {}),
  'customer.subscription.deleted': (one) => translateSubscription(one, {}),
  'refund.created': translateRefund,
  'refund.updated': translateRefund,
  'refund.failed': translateRefund,
  'charge.refund.updated': translateRefund,
  'charge.refunded': (charge, { atMs }) => translateCharge(charge, atMs),
  'credit_note.created': translateCreditNote,
  'credit_note.voided': translateVoidedNote,
  'charge.dispute.created': (dispute) => translateDispute(dispute, 'taken'),
  'charge.dispute.funds_withdrawn': (dispute) =>
    translateDispute({ ...dispute, status: null }, 'taken'),
  'charge.dispute.funds_reinstated': (dispute) =>
    translateDispute({ ...dispute, status: null }, 'back'),
  'charge.dispute.closed': (dispute) => translateDispute(dispute, 'closed'),
  'promotion_code.created': translateCode,
  'promotion_code.updated': translateCode,
  // An account's own webhook tells of every application that it lets go.
  'account.application.deauthorized': ({ id }, { clientId }) =>
    clientId !== '' && id === clientId ? [{ verb: 'disconnect' }] : [],
}

/** Says what an event of Stripe means, in old and new shapes of its API. */
export function translateStripe(
  { type, body }: Pick<ProviderEvent, 'type' | 'body'>,
  { details = {}, clientId = '' }: Connected = {},
): Verb[] {
  // What is no key of the table is ignored, `constructor` too.
  if (!Object.hasOwn(EVENTS, type)) return []
  const event = fieldsOf(body)
  const atMs = typeof event.created === 'number' ? event.created * 1000 : null
  const object = fieldsOf(fieldsOf(event.data).object)
  return TRANSLATIONS[type as StripeEventType](object, { atMs, details, clientId }).map((one) =>
    toMinorUnits(one, fromStripe),
  )
}

function translateCustomer(customer: Fields): Verb[] {
  const { id, name, email } = customer
  return nameIn(fieldsOf(customer.metadata), { customer: id, name, email })
}

/** Names a customer by what is written beside them; with a click, they signed up. */
function nameIn(metadata: Fields, who: { customer: unknown; name?: unknown; email?: unknown }) {
  const clickId = firstText(metadata, CLICK_ID)
  const buyer = buyerOf({ ...who, metadata, click: clickId })
  if (buyer.accountId === null || buyer.externalId === null) return []
  if (clickId === null) return [{ verb: 'identify' as const, buyer }]
  return [{ verb: 'lead' as const, buyer, eventName: 'Sign up', clickId }]
}

/** Reads a subscription: a trial is a lead of its own when the connection counts trials. */
function translateSubscription(subscription: Fields, { trials }: Details): Verb[] {
  const metadata = fieldsOf(subscription.metadata)
  const { customer } = subscription
  const named = nameIn(metadata, { customer })
  if (trials !== 'lead' || subscription.status !== 'trialing') return named
  const clickId = firstText(metadata, CLICK_ID)
  const buyer = buyerOf({ customer, metadata, click: clickId })
  if (buyer.accountId === null) return named
  return [...named, { verb: 'lead', buyer, eventName: 'Started trial', clickId }]
}

/**
 * Reads a payment of its own. Newer versions of the API do not say that it belongs to an invoice or a session, so
 * that their events are waited for. One without a name or a click is nobody's.
 */
function translateIntent(intent: Fields, atMs: number | null): Verb[] {
  const metadata = fieldsOf(intent.metadata)
  const id = textOf(intent.id)
  const clickId = firstText(metadata, CLICK_ID)
  const isNamed = clickId !== null || firstText(metadata, EXTERNAL_ID) !== null
  const { amount: amountMinor, received, parts } = intentMoney(intent)
  const currency = textOf(intent.currency) ?? ''
  if (id === null || idOf(intent.invoice) !== null || !isNamed || amountMinor <= 0) return []
  return [
    {
      verb: 'sale',
      buyer: buyerOf({
        customer: intent.customer,
        metadata,
        click: clickId,
        email: intent.receipt_email,
      }),
      invoiceId: id,
      paymentIds: [id],
      eventName: 'Purchase',
      amountMinor,
      currency,
      parts,
      ...(received !== amountMinor && { charged: { amountMinor: received, currency } }),
      clickId,
      leadName: 'Sign up',
      discountCodes: [],
      atMs,
      awaits: 'payment',
    },
  ]
}

function translateCode(promotion: Fields): Verb[] {
  const [providerId, code] = [textOf(promotion.id), textOf(promotion.code)]
  return providerId && code ? [{ verb: 'code', providerId, code }] : []
}
