import { expect, test } from 'bun:test'
import { leadOf } from '../../integrations/shopify-app/extensions/svc-pixel/src/report-checkout.ts'
import { TestClock } from '../kit/backend.ts'
import { openEarnings } from '../kit/earnings.ts'
import { connectProvider, order } from '../kit/shopify.ts'
import { testBackend } from '../kit/test-backend.ts'

const backend = await testBackend({
  clock: new TestClock('2031-05-10T08:00:00Z'),
  config: { databasePool: 30 },
})
const shop = await openEarnings(backend)
const { workspace, ada } = shop
await shop.reward('sale', { type: 'percentage', rateBps: 1000 })
const { shopify, work } = await connectProvider(backend, workspace, 'shopify')
const discount = { type: 'percentage', rateBps: 2000, groupId: shop.group.id }
await workspace.api('POST', '/discounts', discount)
const code = { partnerId: ada.partner.id, linkId: ada.link.id, code: 'ADA20' }
await workspace.api('POST', '/discount-codes', code)

const earned = async (externalId: string) =>
  (await shop.commissions())
    .filter((one) => one.customer.externalId === externalId)
    .map((one) => one.earnings)

test('of several discount codes the partner’s counts, at a till too, and a redelivery makes no second customer', async () => {
  const codes = ['WELCOME', 'SHIPFREE', 'ada20'].map((text) => ({ code: text, amount: '1.00' }))
  const till = order({ customer: null, source_name: 'pos', discount_codes: codes })
  const again = { ...till, updated_at: '2031-05-09T09:00:00Z' }
  for (const body of [till, till, again]) await shopify('orders/paid', body)
  await shopify('orders/updated', again)
  await work()
  expect(await earned(`order-${till.id}`)).toEqual([1000])
  const [row] = await backend.deps.db.sql`
    select (select count(*)::int from customers where workspace_id = ${workspace.id}) as customers,
      (select count(*)::int from leads where workspace_id = ${workspace.id}) as leads`
  expect(row).toEqual({ customers: 1, leads: 0 })
  await shop.agree()
})

test('an order whose click only the web pixel knows is attributed and held, if the pixel was first', async () => {
  const { sql } = backend.deps.db
  await sql`update workspaces set client_conversions_enabled = true where id = ${workspace.id}`
  await backend.deps.directory.changed()
  const processed_at = '2031-05-10T08:00:00Z'
  const report = async (bought: ReturnType<typeof order>) => {
    const clickId = await shop.click(ada.link.key)
    const checkout = { order: { id: String(bought.id), customer: { id: `${bought.customer.id}` } } }
    const lead = leadOf(checkout, { origin: 'http://localhost', key: 'key' }, clickId)!
    const { publishableKey: _, ...body } = lead.body
    expect((await workspace.browser('/track/lead/client', body)).status).toBe(200)
  }
  const [before, after] = [order({ processed_at }), order({ processed_at })]
  await report(before)
  await shopify('orders/paid', before)
  await shopify('orders/paid', after)
  await work()
  expect(await earned(String(after.customer.id))).toEqual([])
  await report(after)
  await work()
  expect(await earned(String(before.customer.id))).toEqual([1000])
  // A browser's word claims nothing that was sold before.
  expect(await earned(String(after.customer.id))).toEqual([])
  const [held] = await shop.commissions('&status=hold')
  expect([held.holdReason, held.customer.externalId]).toEqual([
    'client_side',
    String(before.customer.id),
  ])
  await shop.agree()
})
