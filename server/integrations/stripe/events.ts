/** What is understood, each with what happens: a table of the documentation. */
export const EVENTS = {
  'checkout.session.completed':
    'Names the customer; with a click, records the lead Sign up. Records the sale, if it is paid and has no invoice: payment links and guests too',
  'checkout.session.async_payment_succeeded':
    'The same, for payments that take days, such as bank debits',
  'invoice.paid':
    'Records a sale: one per invoice, renewals and upgrades too. An event has ten lines at most; with a restricted key the others are fetched, without one what they cost counts by the general rate, which the inbox says',
  'invoice_payment.paid': 'Says which payment paid an invoice, so that its refund is understood',
  'payment_intent.succeeded':
    'Records a sale, if its metadata names the customer (svcCustomerExternalId) or a click, and it belongs to neither a session nor an invoice; with a click, the lead Sign up',
  'customer.created': 'Names the customer; with a click in its metadata, records the lead Sign up',
  'customer.updated': 'The same',
  'customer.subscription.created':
    'Names the customer; records the lead Started trial for a trial, if the connection says so (`trials`)',
  'customer.subscription.updated':
    'Names the customer. What an upgrade or downgrade costs is said by its invoice',
  'customer.subscription.deleted': 'Names the customer. What was paid stays; renewals end',
  'refund.created': 'Refunds the sale, in proportion when it is a part',
  'refund.updated': 'The same once it has succeeded; undoes it when it failed',
  'refund.failed': 'Undoes the refund',
  'charge.refund.updated': 'The same as refund.updated, in older versions of the API',
  'charge.refunded':
    'Refunds what the charge says was refunded in all, as far as no event about a refund has said it within a minute; with a restricted key, each refund by itself',
  'credit_note.created': 'Refunds what was given back outside of Stripe',
  'credit_note.voided': 'Undoes that',
  'charge.dispute.created': 'Takes the sale back as a chargeback; a mere inquiry is ignored',
  'charge.dispute.funds_withdrawn': 'The same',
  'charge.dispute.funds_reinstated': 'Undoes the chargeback',
  'charge.dispute.closed': 'Undoes the chargeback when it was won; takes the sale back when lost',
  'promotion_code.created': 'Says which code an id means, so that a partner’s code is recognised',
  'promotion_code.updated': 'The same',
  'account.application.deauthorized':
    'Deletes the access to an account that was connected on Stripe’s page. What is recorded stays',
} as const satisfies Record<string, string>

export type StripeEventType = keyof typeof EVENTS
