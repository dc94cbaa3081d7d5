import { expect, test } from 'bun:test'
import { openEarnings, type Earnings } from '../kit/earnings.ts'
import { createTestProgram } from '../kit/program.ts'
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

test('so is the revenue of links and customers, and of a partner over time', async () => {
  const shop = await open('jpy')
  const { workspace, program, ada } = shop
  await shop.customer('fan')
  await shop.sale('buyer', 900, { currency: 'jpy' })
  await shop.sale('buyer', 5_000, { currency: 'jpy', invoiceId: 'part' })
  await shop.refund('part', 'some', { amount: 1_000 })
  await shop.sale('fan', 700, { currency: 'jpy', invoiceId: 'gone' })
  await shop.refund('gone', 'all')
  // In the workspace's currency, and of nobody's program.
  await workspace.api('POST', '/customers', { externalId: 'stranger' })
  await shop.sale('stranger', 8_000, { currency: 'usd' })
  const api = async (path: string) => (await workspace.api('GET', path)).body
  const net = { saleAmount: 4_900, saleCurrency: 'jpy' }
  expect(await api(`/links/info?linkId=${ada.link.id}`)).toMatchObject({ ...net, sales: 3 })
  expect(await api('/links?sortBy=saleAmount')).toMatchObject([net])
  expect(await api(`/partners/links?partnerId=${ada.partner.id}`)).toMatchObject([
    { saleAmount: 4_900 },
  ])
  expect(await api('/customers/ext_buyer')).toMatchObject(net)
  const customers = await api('/customers?sortBy=saleAmount')
  expect(
    customers.map(({ externalId, saleAmount, saleCurrency }: Record<string, unknown>) => [
      externalId,
      saleAmount,
      saleCurrency,
    ]),
  ).toEqual([
    ['stranger', 8_000, 'usd'],
    ['buyer', 4_900, 'jpy'],
    ['fan', 0, 'jpy'],
  ])
  const [event] = await api('/events?event=sales&customerId=ext_buyer')
  expect(event.customer).toMatchObject(net)
  expect(event.link).toMatchObject(net)
  const analytics = `/partners/analytics?partnerId=${ada.partner.id}&programId=${program.id}&interval=30d`
  expect(await api(analytics)).toMatchObject({ saleAmount: 4_900, sales: 3 })
  const days = await api(`${analytics}&groupBy=timeseries`)
  expect(days.reduce((sum: number, day: { saleAmount: number }) => sum + day.saleAmount, 0)).toBe(
    4_900,
  )
  expect(await api(`${analytics}&groupBy=top_links`)).toMatchObject([{ saleAmount: 4_900 }])
})

test('amounts of two programs never meet: a link counts for the one it belongs to', async () => {
  const shop = await open('eur')
  const { workspace, ada } = shop
  const other = await createTestProgram(backend, workspace, { name: 'Other', currency: 'jpy' })
  const bob = await other.enroll('Bob Partner')
  const terms = { event: 'sale', type: 'percentage', rateBps: 1000, maxDurationMonths: null }
  await workspace.api('POST', '/rewards', { ...terms, groupId: other.group.id })
  await shop.sale('buyer', 3_000, { currency: 'eur' })
  const moved = { programId: other.program.id, partnerId: bob.partner.id }
  const { status, body } = await workspace.api('PATCH', `/links/${ada.link.id}`, moved)
  expect({ status, body }).toMatchObject({ status: 200 })
  await shop.customer('fan')
  await shop.sale('fan', 50_000, { currency: 'jpy' })
  const link = await workspace.api('GET', `/links/info?linkId=${ada.link.id}`)
  expect(link.body).toMatchObject({ sales: 2, saleAmount: 50_000, saleCurrency: 'jpy' })
  const { body: customers } = await workspace.api('GET', '/customers?sortBy=saleAmount')
  expect(customers).toMatchObject([
    { externalId: 'fan', saleAmount: 50_000, saleCurrency: 'jpy' },
    { externalId: 'buyer', saleAmount: 3_000, saleCurrency: 'eur' },
  ])
})
