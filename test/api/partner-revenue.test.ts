import { expect, test } from 'bun:test'
import { openEarnings, type Earnings } from '../kit/earnings.ts'
import { testBackend } from '../kit/test-backend.ts'

const backend = await testBackend()

/** A partner earns 10 % in a program whose currency is not the workspace's (USD). */
async function open(currency = 'eur'): Promise<Earnings> {
  const shop = await openEarnings(backend, { currency })
  await shop.reward('sale', { type: 'percentage', rateBps: 1000, maxDurationMonths: null })
  await shop.customer('buyer')
  return shop
}

const stats = async ({ workspace, program }: Earnings) =>
  (await workspace.api('GET', `/programs/${program.id}/stats`)).body
const list = async ({ workspace, program }: Earnings, query = '') =>
  (await workspace.api('GET', `/partners?programId=${program.id}${query}`)).body
const revenues = async (shop: Earnings, query = '') =>
  (await list(shop, query)).map((one: any) => [one.name, one.totalSaleAmount])

test('the revenue of a partner and a program is net, in the currency of the program', async () => {
  const shop = await open()
  const rate = {
    day: new Date(backend.clock.now()).toISOString().slice(0, 10),
    currency: 'usd',
    perEuro: '2',
  }
  const set = await shop.workspace.api('POST', '/exchange-rates', rate)
  expect({ status: set.status, body: set.body }).toMatchObject({ status: 200 })
  await shop.sale('buyer', 10_000, { invoiceId: 'usd', currency: 'usd' })
  await shop.sale('buyer', 3_000, { invoiceId: 'eur', currency: 'eur' })
  await shop.refund('eur', 're', { amount: 1_000 })
  const { id } = shop.ada.partner
  const { body } = await shop.workspace.api('GET', `/partners/${id}?programId=${shop.program.id}`)
  expect(body).toMatchObject({ totalSaleAmount: 7_000, earnings: { currency: 'eur' } })
  expect(await stats(shop)).toMatchObject({ saleAmount: 7_000, saleCurrency: 'eur', sales: 2 })
  expect(await revenues(shop)).toEqual([['Ada Partner', 7_000]])
})

test('partners are ordered by that revenue, with and without a search, what earned nothing included', async () => {
  const shop = await open('jpy')
  const bob = await shop.enroll('Bob Partner')
  await shop.enroll('Cem Partner')
  await shop.customer('fan', { by: bob })
  await shop.sale('buyer', 900, { currency: 'jpy' })
  // Wholly refunded, and worth more in the currency of the workspace.
  await shop.sale('buyer', 5_000, { currency: 'jpy', invoiceId: 'gone' })
  await shop.refund('gone', 'all')
  const { body: rewards } = await shop.workspace.api('GET', `/rewards?groupId=${shop.group.id}`)
  await shop.workspace.api('DELETE', `/rewards/${rewards[0].id}`)
  await shop.customer('late', { by: bob })
  await shop.sale('late', 1_500, { currency: 'jpy' })
  const expected = [
    ['Bob Partner', 1_500],
    ['Ada Partner', 900],
    ['Cem Partner', 0],
  ]
  expect(await revenues(shop)).toEqual(expected)
  expect(await revenues(shop, '&search=partner')).toEqual(expected)
  expect(await revenues(shop, '&sortOrder=asc')).toEqual(expected.toReversed())
  expect(await stats(shop)).toMatchObject({ saleAmount: 2_400, saleCurrency: 'jpy' })
})
