import { expect, test } from 'bun:test'
import * as errors from 'dub/models/errors'
import { TestClock } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { dubClient } from '../kit/dub.ts'
import { openEarnings } from '../kit/earnings.ts'

/** The published client, talking to the app without a socket: it validates every answer itself. */

const backend = await testBackend({ clock: new TestClock('2031-05-10T08:00:00Z') })
const shop = await openEarnings(backend)
const partnerId = shop.ada.partner.id
const client = dubClient(backend, shop.workspace)
await shop.reward('lead', { type: 'flat', amount: 150 })
await shop.reward('sale', { type: 'percentage', rateBps: 2000 })
await shop.customer('buyer')
backend.clock.advance(1000)
await shop.sale('buyer', 10_000, { invoiceId: 'in_1' })

test('commissions.list', async () => {
  const { result } = await client.commissions.list({ partnerId, sortOrder: 'asc' })
  expect(result.map((one) => [one.type, one.amount, one.earnings, one.status])).toEqual([
    ['lead', 0, 150, 'pending'],
    ['sale', 10_000, 2_000, 'pending'],
  ])
  expect(result[1]).toMatchObject({
    currency: 'usd',
    invoiceId: 'in_1',
    partner: { id: partnerId, name: 'Ada Partner' },
    customer: { externalId: 'buyer', sales: 1 },
  })
  const some = { type: 'sale', status: 'pending', invoiceId: 'in_1', interval: '24h' } as const
  expect((await client.commissions.list(some)).result).toHaveLength(1)
  expect((await client.commissions.list({ status: 'hold' })).result).toEqual([])
})

test('commissions.list is walked with startingAfter until an empty page', async () => {
  const seen: string[] = []
  for (;;) {
    const startingAfter = seen.at(-1)
    const { result } = await client.commissions.list({
      pageSize: 1,
      ...(startingAfter && { startingAfter }),
    })
    if (result.length === 0) break
    seen.push(...result.map((one) => one.id))
  }
  expect(new Set(seen).size).toBe(2)
  const pages: string[] = []
  for await (const { result } of await client.commissions.list({ pageSize: 1 })) {
    pages.push(...result.map((one) => one.id))
  }
  expect(pages).toEqual(seen)
})

test('commissions.create, custom', async () => {
  const bonus = { type: 'custom', partnerId, amount: 500, description: 'Welcome' } as const
  const created = await client.commissions.create(bonus)
  expect(created).toEqual({ success: true, message: expect.stringContaining('was created') })
  await client.commissions.create({ type: 'custom', partnerId, amount: -100, description: 'Oops' })
  const { result } = await client.commissions.list({ type: 'custom' })
  expect(result.map((one) => [one.earnings, one.status]).sort()).toEqual([
    [-100, 'processed'],
    [500, 'processed'],
  ])
  await expect(
    client.commissions.create({ type: 'custom', partnerId, amount: -100 }),
  ).rejects.toBeInstanceOf(errors.UnprocessableEntity)
})

test('commissions.create, lead and sale', async () => {
  const customer = { externalId: 'by-hand', country: 'DE', name: 'Bea', email: 'bea@example.com' }
  expect((await client.commissions.create({ type: 'lead', partnerId, customer })).success).toBe(
    true,
  )
  const sale = { amount: 4_000, invoiceId: 'in_2', metadata: { plan: 'pro' } }
  await client.commissions.create({ type: 'sale', partnerId, customerId: 'ext_by-hand', sale })
  const { result } = await client.commissions.list({ invoiceId: 'in_2' })
  expect(result).toMatchObject([
    { type: 'sale', earnings: 800, customer: { externalId: 'by-hand', country: 'DE' } },
  ])
})

test('commissions.update', async () => {
  const [sale] = (await client.commissions.list({ invoiceId: 'in_1' })).result
  const { id } = sale!
  const update = (requestBody: object) => client.commissions.update({ id, requestBody })
  expect(await update({ saleAmount: 5_000 })).toMatchObject({ amount: 5_000, earnings: 1_000 })
  expect(await update({ modifySaleAmount: 500 })).toMatchObject({ amount: 5_500, earnings: 1_100 })
  expect(await update({ earnings: 7 })).toMatchObject({ amount: 5_500, earnings: 7 })
  expect(await update({ status: 'refunded' })).toMatchObject({ status: 'refunded', earnings: 0 })
  await expect(update({ status: 'pending' })).rejects.toBeInstanceOf(errors.BadRequest)
})

test('commissions.updateMany', async () => {
  const { result } = await client.commissions.list({ type: 'lead' })
  const commissionIds = result.map((one) => one.id)
  expect(await client.commissions.updateMany({ commissionIds, status: 'duplicate' })).toEqual(
    commissionIds.map((id) => ({ id, status: 'duplicate' })),
  )
  await expect(
    client.commissions.updateMany({ commissionIds: ['cm_0'], status: 'fraud' }),
  ).rejects.toBeInstanceOf(errors.NotFound)
})
