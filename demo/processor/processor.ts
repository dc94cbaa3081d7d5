import { fixture, stripeEvent } from '../../server/integrations/stripe/testing.ts'

/** What a shop asks its payment processor for. */
export interface Checkout {
  /** The shop's own ids of the order and of who buys. */
  orderId: string
  customerId: string
  name: string
  email: string
  currency: string
  lines: { productId: string; description: string; quantity: number; amountMinor: number }[]
}

/**
 * Pretends to be Stripe: takes a payment, and reports it as Stripe does, by events that are really signed. Returns
 * once they were accepted; what they say is counted in the background.
 */
export async function takePayment(webhookUrl: string, checkout: Checkout): Promise<void> {
  const nowMs = Date.now()
  for (const [type, object] of eventsOf(checkout)) {
    const { body } = stripeEvent(type, object, { id: `evt_${crypto.randomUUID()}`, nowMs })
    const signed = { secret: fixture.secret, nowMs, url: webhookUrl }
    const headers = {
      'content-type': 'application/json',
      ...(await fixture.sign({ body }, signed)),
    }
    const answer = await fetch(webhookUrl, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`The webhook answered ${answer.status}.`)
  }
}

function eventsOf(checkout: Checkout): [type: string, object: object][] {
  const { orderId, customerId, name, email, currency, lines } = checkout
  const total = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const [customer, invoice, payment] = [`cus_${customerId}`, `in_${orderId}`, `pi_${orderId}`]
  const metadata = { svcCustomerExternalId: customerId }
  return [
    [
      'checkout.session.completed',
      {
        id: `cs_${orderId}`,
        mode: 'payment',
        status: 'complete',
        payment_status: 'paid',
        customer,
        invoice,
        payment_intent: payment,
        amount_total: total,
        currency,
        customer_details: { name, email },
        metadata,
      },
    ],
    [
      'invoice.paid',
      {
        id: invoice,
        customer,
        customer_name: name,
        customer_email: email,
        amount_paid: total,
        total,
        currency,
        metadata,
        payments: { data: [{ payment: { type: 'payment_intent', payment_intent: payment } }] },
        lines: {
          data: lines.map(({ productId, description, quantity, amountMinor }) => ({
            description,
            quantity,
            amount: amountMinor,
            pricing: { price_details: { product: productId } },
          })),
        },
      },
    ],
  ]
}
