import type { Stripe } from 'stripe'
import type { Buyer, Verb } from '../port.ts'
import { CLICK_ID, EXTERNAL_ID, firstText } from '../read-json.ts'
import { askStripe } from './client.ts'
import { codesOf, type Codes } from './buyer.ts'

type Sale = Extract<Verb, { verb: 'sale' }>

/**
 * Asks Stripe for what an event leaves out, so that it need not wait for other events: who a customer is, what a
 * payment belongs to, and which codes an invoice has.
 */
export async function enrich(stripe: Stripe, verbs: readonly Verb[]): Promise<Verb[]> {
  const all: Verb[] = []
  for (const verb of verbs) {
    if (verb.verb === 'sale') all.push(...(await enrichSale(stripe, verb)))
    else if (verb.verb === 'lead') all.push({ ...verb, ...(await nameBuyer(stripe, verb)) })
    else all.push(verb)
  }
  return all
}

async function enrichSale(stripe: Stripe, sale: Sale): Promise<Verb[]> {
  if (sale.awaits === 'payment' && (await belongsElsewhere(stripe, sale.invoiceId))) {
    const reason = 'The payment belongs to a session or an invoice, which counts instead.'
    return [{ verb: 'ignore', reason }]
  }
  const known = await nameBuyer(stripe, sale)
  const codes = await completeCodes(stripe, sale)
  const { awaits: _, ...rest } = sale
  return [{ ...rest, ...known, ...codes }]
}

/** Tells whether a payment was made in a session of Checkout, or for an invoice. */
async function belongsElsewhere(stripe: Stripe, paymentId: string): Promise<boolean> {
  const sessions = stripe.checkout.sessions.list({ payment_intent: paymentId, limit: 1 })
  if ((await askStripe(sessions)).data.length > 0) return true
  const payment = { type: 'payment_intent' as const, payment_intent: paymentId }
  return (await askStripe(stripe.invoicePayments.list({ payment, limit: 1 }))).data.length > 0
}

/** Reads the metadata of a customer whom nobody has named. One without a name is known by Stripe's id. */
async function nameBuyer(
  stripe: Stripe,
  { buyer, clickId }: { buyer: Buyer; clickId: string | null },
): Promise<{ buyer: Buyer; clickId: string | null }> {
  const { accountId, externalId } = buyer
  if (accountId === null || (externalId !== null && externalId !== accountId.toLowerCase())) {
    return { buyer, clickId }
  }
  const customer = await askStripe(stripe.customers.retrieve(accountId))
  if (customer.deleted) return { buyer, clickId }
  return {
    buyer: {
      ...buyer,
      externalId: firstText(customer.metadata, EXTERNAL_ID) ?? accountId.toLowerCase(),
      name: buyer.name ?? customer.name ?? null,
      email: buyer.email ?? customer.email,
    },
    clickId: clickId ?? firstText(customer.metadata, CLICK_ID),
  }
}

async function completeCodes(stripe: Stripe, sale: Sale): Promise<Codes | null> {
  const { discountCodes, codeIds = [] } = sale
  if (sale.awaits === 'codes') {
    const expand = ['discounts.promotion_code', 'lines.data.discounts.promotion_code']
    const invoice = await askStripe(stripe.invoices.retrieve(sale.invoiceId, { expand }))
    return codesOf(invoice.discounts, ...invoice.lines.data.map((line) => line.discounts))
  }
  const missing = codeIds.slice(discountCodes.length)
  if (missing.length === 0) return null
  const read = await Promise.all(
    missing.slice(0, 10).map((id) => askStripe(stripe.promotionCodes.retrieve(id))),
  )
  return { discountCodes: [...discountCodes, ...read.map(({ code }) => code)], codeIds }
}
