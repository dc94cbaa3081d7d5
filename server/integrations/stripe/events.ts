/** What is understood, each with what happens: a table of the documentation. */
export const EVENTS = {
  'checkout.session.completed':
    'Updates the customer. With a click, records the lead Sign up. If the session is paid and has no invoice, records the sale, including payment links and guests',
  'checkout.session.async_payment_succeeded':
    'Records the lead and the sale of a delayed payment, such as a bank debit',
  'invoice.paid':
    'Records one sale per invoice, including renewals and upgrades. An event contains at most ten lines. With a restricted key, svc fetches the others. Without one, they earn the general rate, which the inbox shows',
  'invoice_payment.paid': 'Links the payment to its invoice, so that svc can match refunds',
  'payment_intent.succeeded':
    'Records a sale if its metadata contains the customer (svcCustomerExternalId) or a click, and it belongs to neither a session nor an invoice. With a click, also records the lead Sign up',
  'customer.created':
    'Updates the customer. With a click in its metadata, records the lead Sign up',
  'customer.updated':
    'Updates the customer. With a click in its metadata, records the lead Sign up',
  'customer.subscription.created':
    'Updates the customer. For a trial, records the lead Started trial if the connection has `trials` turned on',
  'customer.subscription.updated':
    'Updates the customer. The amount of an upgrade or downgrade comes with its invoice',
  'customer.subscription.deleted': 'Updates the customer. Recorded sales remain, and renewals end',
  'refund.created': 'Refunds the sale fully or partially',
  'refund.updated': 'Refunds the sale after the refund succeeds, or undoes the refund if it failed',
  'refund.failed': 'Undoes the refund',
  'charge.refund.updated':
    'Replaces refund.updated in older versions of the API, with the same effect',
  'charge.refunded':
    'Refunds the total amount that the charge lists as refunded, unless refund events report it within a minute. With a restricted key, records each refund separately',
  'credit_note.created': 'Refunds the amount that was refunded outside Stripe',
  'credit_note.voided': 'Undoes the credit note',
  'charge.dispute.created': 'Records a chargeback. Inquiries are ignored',
  'charge.dispute.funds_withdrawn': 'Records a chargeback',
  'charge.dispute.funds_reinstated': 'Undoes the chargeback',
  'charge.dispute.closed':
    'Undoes the chargeback if you won the dispute, and records it if you lost',
  'promotion_code.created': 'Stores the ID of the code, so that svc can match a partner’s code',
  'promotion_code.updated': 'Stores the ID of the code, so that svc can match a partner’s code',
  'account.application.deauthorized':
    'Deletes the access to an account that was connected on Stripe’s page. Recorded data remains',
} as const satisfies Record<string, string>

export type StripeEventType = keyof typeof EVENTS
