/** What the pixel reads of a finished checkout. Ids may be bare or `gid://shopify/…/42`. */
export interface Checkout {
  order?: { id?: string | null; customer?: { id?: string | null } | null } | null
  attributes?: readonly { key: string; value: string }[] | null
}

export interface Settings {
  origin: string
  key: string
}

/** The lead that a finished checkout reports; null when there is nobody to thank, or nobody to name. */
export interface Lead {
  url: string
  body: { publishableKey: string; clickId: string; eventName: string; customerExternalId: string }
}

/**
 * Says which click a finished checkout belongs to. The cart's own attribute tells the server already, so only
 * what came without it, such as by a "Buy now" button, is reported.
 */
export function leadOf(checkout: Checkout, { origin, key }: Settings, cookie: string): Lead | null {
  const isKnown = (checkout.attributes ?? []).some((one) => one.key === 'svc_id' && one.value)
  const customerExternalId = externalIdOf(checkout)
  const clickId = decode(cookie)
  if (isKnown || clickId === '' || customerExternalId === null) return null
  const url = `${origin.trim().replace(/\/+$/, '')}/api/track/lead/client`
  const body = { publishableKey: key.trim(), clickId, eventName: 'Checkout', customerExternalId }
  return { url, body }
}

/** Names the customer as the server names the buyer of the order. */
function externalIdOf({ order }: Checkout): string | null {
  const customerId = bareId(order?.customer?.id)
  if (customerId !== null) return customerId
  const orderId = bareId(order?.id)
  return orderId === null ? null : `order-${orderId}`
}

function bareId(id: string | null | undefined): string | null {
  return /(\d+)$/.exec(String(id ?? ''))?.[1] ?? null
}

function decode(cookie: string): string {
  try {
    return decodeURIComponent(cookie).slice(0, 100)
  } catch {
    return ''
  }
}
