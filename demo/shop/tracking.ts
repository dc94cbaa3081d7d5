import type { Api } from '../kit/api.ts'
import { takePayment } from '../processor/processor.ts'

export interface Shopper {
  id: string
  name: string
  email: string
  invitation: Invitation | null
}

/** The partner whose friend a shopper is, and their discount. */
export interface Invitation {
  by: string
  rateBps: number
}

interface Offer {
  partner?: { name: string }
  discount?: { type: 'percentage' | 'flat'; amount: number }
}

/**
 * Reads who invited the visitor of a click, and their offer; null when nobody did, or the API does not
 * answer.
 */
export async function readInvitation(
  { url }: Api,
  { clickId, publishableKey, origin }: { clickId: string; publishableKey: string; origin: string },
): Promise<Invitation | null> {
  const query = new URLSearchParams({ publishableKey }).toString()
  const path = `/track/click/${encodeURIComponent(clickId)}?${query}`
  const answer = await fetch(url + path, { headers: { origin } }).catch(() => null)
  const { partner, discount } = (answer?.ok ? await answer.json() : {}) as Offer
  if (!partner || discount?.type !== 'percentage') return null
  return { by: partner.name, rateBps: discount.amount * 100 }
}

/** Tells the API that a visitor became a customer. Nothing to tell when they came through no link. */
export async function reportSignUp(api: Api, shopper: Shopper, clickId: string | undefined) {
  if (!clickId) return
  await post(api, '/track/lead', {
    clickId,
    eventName: 'Sign up',
    customerExternalId: shopper.id,
    customerName: shopper.name,
    customerEmail: shopper.email,
  })
}

/**
 * Takes the money of an order. The payment processor tells the API of it by its own signed webhooks, so that the shop
 * reports no sale itself; whom the customer came through is known from their sign-up.
 */
export async function payOrder(
  { url }: Api,
  shopper: Shopper,
  order: { id: string; coffeeId: string; bags: number; amountMinor: number },
) {
  const { coffeeId, bags, amountMinor } = order
  await takePayment(`${url}/integrations/stripe/webhook/demo-stripe`, {
    orderId: order.id,
    customerId: shopper.id,
    name: shopper.name,
    email: shopper.email,
    currency: 'usd',
    lines: [{ productId: coffeeId, description: coffeeId, quantity: bags, amountMinor }],
  }).catch((error: unknown) => console.error(`Shop: couldn’t report a payment: ${String(error)}`))
}

/**
 * Reports to the API. A shop goes on selling when its statistics do not answer, so a failure is only
 * logged.
 */
async function post({ url, secretKey }: Api, path: string, body: object): Promise<void> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch((error: unknown) => Response.json(String(error), { status: 503 }))
  if (!answer.ok) console.error(`Shop: ${path} answered ${answer.status}: ${await answer.text()}`)
}
