import { expect } from 'bun:test'
import type { Call } from './calls.ts'
import { partsOf } from './parts.ts'
import { send, type World } from './world.ts'

const DAY_MS = 86_400_000

type Of<N extends Call['do']> = Call & { do: N }

/** A new customer follows a partner's link. Through a link that was stopped nobody comes. */
export async function clickThrough(world: World, { customer, partner, country }: Of<'click'>) {
  const { key } = world.partners.get(partner)!
  const headers = { 'cf-ipcountry': country }
  const answer = await world.workspace.visit(key, { visitor: customer, headers })
  if (answer.status >= 500) throw new Error(`visit ${key}: ${answer.status}`)
  const location = answer.headers.get('location')
  const clickId = location && new URL(location).searchParams.get('svc_id')
  if (!clickId) return { status: 404 }
  world.clicks.set(customer, clickId)
  world.customers.set(customer, { partner, country, leads: [] })
  return { status: 200 }
}

export async function sendLead(world: World, call: Of<'lead'>) {
  const { customer, eventName, quantity } = call
  const answer = await send(world, 'POST', '/track/lead', {
    clickId: world.clicks.get(customer),
    eventName,
    customerExternalId: customer,
    eventQuantity: quantity,
  })
  // Nobody knows a customer who came through no link.
  const status = world.clicks.has(customer) ? 200 : 404
  expect([call, answer.status]).toEqual([call, status])
  world.customers.get(customer)?.leads.push(eventName)
  return answer
}

export async function recordSale(world: World, call: Of<'sale'>) {
  const { customer, invoiceId, amount, currency, plan, processor, daysAgo, at } = call
  const answer = await send(world, 'POST', '/track/sale', {
    customerExternalId: customer,
    invoiceId,
    amount,
    ...partsOf({ plan, amount }),
    currency,
    paymentProcessor: processor,
    metadata: { plan },
    timestamp: new Date(at - daysAgo * DAY_MS).toISOString(),
    ...(call.direct && { clickId: world.clicks.get(customer) }),
    ...(call.code && { discountCode: call.code }),
  })
  expect([call, answer.status]).toEqual([call, 200])
  world.sales.set(invoiceId, { customer, amount, currency, refunded: 0, refunds: 0 })
  return answer
}

export async function recordRefund(world: World, call: Of<'refund'>) {
  const { invoiceId, refundId, amount, kind, at } = call
  const body = { invoiceId, refundId, amount, kind, timestamp: new Date(at).toISOString() }
  const answer = await send(world, 'POST', '/track/refund', body)
  // Of two refunds at once the second may find too little left.
  if (!world.racing) expect([call, answer.status]).toEqual([call, 200])
  if (answer.status < 300) world.sales.get(invoiceId)!.refunded += amount
  return answer
}
