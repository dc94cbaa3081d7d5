import type { Api } from '../kit/api.ts'

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

/** Tells the API that a customer paid. Whom they came through is known from their sign-up. */
export async function reportSale(
  api: Api,
  shopper: Shopper,
  order: { id: string; coffeeId: string; bags: number; amountMinor: number },
) {
  await post(api, '/track/sale', {
    customerExternalId: shopper.id,
    amount: order.amountMinor,
    lineItems: [{ productId: order.coffeeId, quantity: order.bags, amount: order.amountMinor }],
    currency: 'usd',
    eventName: 'Order',
    invoiceId: order.id,
  })
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
