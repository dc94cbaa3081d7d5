import { expect, test } from 'bun:test'
import * as errors from 'dub/models/errors'
import { testBackend } from '../kit/test-backend.ts'
import { dubClient } from '../kit/dub.ts'
import { openShop } from '../kit/conversions.ts'

/** The published client, talking to the app without a socket: it validates every answer itself. */
const backend = await testBackend()
const shop = await openShop(backend)
const client = dubClient(backend, shop)

test('track.lead', async () => {
  const clickId = await shop.click()
  const lead = await client.track.lead({
    clickId,
    eventName: 'Sign up',
    customerExternalId: 'ada',
    customerName: 'Ada',
    customerEmail: 'ada@example.com',
    mode: 'wait',
    eventQuantity: 2,
    metadata: { plan: 'pro' },
  })
  expect(lead.click.id).toBe(clickId)
  expect(lead.link).toMatchObject({ id: shop.link.id, key: 'spring', partnerId: null })
  expect(lead.customer).toEqual({
    name: 'Ada',
    email: 'ada@example.com',
    avatar: null,
    externalId: 'ada',
  })
  expect(
    await client.track.lead({ clickId, eventName: 'Sign up', customerExternalId: 'ada' }),
  ).toEqual(lead)
})

test('track.lead, deferred and then recorded', async () => {
  const clickId = await shop.click()
  const body = { eventName: 'Sign up', customerExternalId: 'later' }
  const deferred = await client.track.lead({ ...body, clickId, mode: 'deferred' })
  expect(await client.track.lead({ ...body, clickId: '' })).toEqual(deferred)
})

test('track.sale', async () => {
  const body = {
    customerExternalId: 'ada',
    amount: 4900,
    currency: 'eur',
    paymentProcessor: 'stripe' as const,
    invoiceId: 'in_1',
    eventName: 'Invoice paid',
    metadata: { period: 'month' },
  }
  const sale = await client.track.sale(body)
  expect(sale).toMatchObject({
    eventName: 'Invoice paid',
    customer: { id: expect.stringMatching(/^cus_/), externalId: 'ada' },
    sale: {
      amount: 4900,
      currency: 'eur',
      paymentProcessor: 'stripe',
      invoiceId: 'in_1',
      metadata: { period: 'month' },
    },
  })
  expect(await client.track.sale(body)).toEqual(sale)
  await expect(client.track.sale({ ...body, amount: 1 })).rejects.toBeInstanceOf(errors.Conflict)
})

test('track.sale of a stranger, and direct', async () => {
  const stranger = await client.track.sale({ customerExternalId: 'stranger', amount: 5 })
  expect(stranger).toEqual({ eventName: 'Purchase', customer: null, sale: null })
  const direct = await client.track.sale({
    customerExternalId: 'guest',
    clickId: await shop.click(),
    amount: 5,
  })
  expect(direct.sale).toEqual({
    amount: 5,
    currency: 'usd',
    paymentProcessor: 'custom',
    invoiceId: null,
    metadata: null,
  })
})

test('errors arrive as the client’s own classes', async () => {
  const lead = { eventName: 'Sign up', customerExternalId: 'x' }
  await expect(client.track.lead({ ...lead, clickId: 'unknown' })).rejects.toBeInstanceOf(
    errors.NotFound,
  )
  await expect(client.track.lead({ ...lead, clickId: '', eventName: '' })).rejects.toBeInstanceOf(
    errors.UnprocessableEntity,
  )
  const stranger = dubClient(backend, { ...shop, secretKey: 'svc_sk_unknown' })
  await expect(stranger.track.sale({ customerExternalId: 'x', amount: 1 })).rejects.toBeInstanceOf(
    errors.Unauthorized,
  )
})

test('customers.list, get, update and delete', async () => {
  const { result } = await client.customers.list({
    email: 'ada@example.com',
    includeExpandedFields: true,
  })
  expect(result).toHaveLength(1)
  const [ada] = result
  expect(ada).toMatchObject({
    externalId: 'ada',
    sales: 1,
    link: { id: shop.link.id },
    partner: null,
  })

  expect((await client.customers.get({ id: ada!.id })).externalId).toBe('ada')
  const expanded = await client.customers.get({ id: 'ext_ada', includeExpandedFields: true })
  expect(expanded.link?.key).toBe('spring')

  const changed = await client.customers.update({
    id: 'ext_ada',
    requestBody: { name: 'Ada Lovelace', externalId: 'countess' },
  })
  expect(changed).toMatchObject({ id: ada!.id, name: 'Ada Lovelace', externalId: 'countess' })

  expect(await client.customers.delete(ada!.id)).toEqual({ id: ada!.id })
  await expect(client.customers.get({ id: ada!.id })).rejects.toBeInstanceOf(errors.NotFound)
})

test('customers.list is walked with startingAfter until an empty page', async () => {
  const seen: string[] = []
  for (;;) {
    const startingAfter = seen.at(-1)
    const { result } = await client.customers.list({
      pageSize: 1,
      ...(startingAfter && { startingAfter }),
    })
    if (result.length === 0) break
    seen.push(...result.map((customer) => customer.id))
  }
  expect(seen.length).toBeGreaterThan(1)
  expect(new Set(seen).size).toBe(seen.length)
})
