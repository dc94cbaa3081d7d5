import { beforeAll, describe, expect, test } from 'bun:test'
import { TestClock } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { openEarnings, type Earnings } from '../kit/earnings.ts'

const backend = await testBackend({
  clock: new TestClock('2031-05-10T08:00:00Z'),
  config: { databasePool: 30, trustProxy: true },
})

const open = (options: object = {}) => openEarnings(backend, options)
const next = (ms = 1000) => backend.clock.advance(ms)

describe('a sale with a discount code', () => {
  let shop: Earnings
  beforeAll(async () => {
    shop = await open()
    await shop.reward('sale', { type: 'percentage', rateBps: 1000 })
    const discount = { type: 'percentage', rateBps: 2000, groupId: shop.group.id }
    await shop.workspace.api('POST', '/discounts', discount)
    const { status } = await shop.workspace.api('POST', '/discount-codes', {
      partnerId: shop.ada.partner.id,
      linkId: shop.ada.link.id,
      code: 'ADA20',
    })
    expect(status).toBe(200)
  })
  const byCustomer = async (externalId: string) =>
    (await shop.commissions()).filter((one) => one.customer.externalId === externalId)

  test('and nothing else goes to the partner, with all that follows', async () => {
    const { body } = await shop.sale('typed', 1_000, { discountCode: ' ada20 ' })
    expect(body.customer).toMatchObject({ externalId: 'typed' })
    next()
    await shop.sale('typed', 2_000)
    expect((await byCustomer('typed')).map((one) => one.earnings)).toEqual([100, 200])
    const [first] = await byCustomer('typed')
    const { body: event } = await shop.workspace.api('GET', `/events/${first.eventId}`)
    expect(event.explanation).toMatchObject({ verdict: 'attributed', reason: 'code' })
    expect(event.explanation.steps).toContain(
      `The discount code belongs to link ${shop.ada.link.shortLink}.`,
    )
    expect(event.explanation.steps.at(-1)).toBe('Ada Partner earns 1.00 USD.')
    expect(event.link.id).toBe(shop.ada.link.id)
    await shop.agree()
  })

  test('stays with the partner who won the customer', async () => {
    const eve = await shop.enroll('Eve')
    await shop.customer('won', { by: eve })
    await shop.sale('won', 1_000, { discountCode: 'ADA20' })
    expect((await byCustomer('won')).map((one) => one.partner.id)).toEqual([eve.partner.id])
  })

  test('claims no earlier sale, and an unknown code claims nothing', async () => {
    await shop.sale('before', 1_000)
    next()
    const unknown = await shop.sale('before', 1_000, { discountCode: 'nobody\u0000'.slice(0, 6) })
    expect([unknown.status, unknown.body.customer]).toEqual([200, null])
    next()
    await shop.sale('before', 5_000, { discountCode: 'ADA20' })
    expect((await byCustomer('before')).map((one) => one.earnings)).toEqual([500])
    const { body } = await shop.workspace.api('GET', '/customers/ext_before')
    expect(body).toMatchObject({ sales: 3, saleAmount: 5_000, saleCurrency: 'usd' })
  })

  test('is part of what makes the same invoice the same sale', async () => {
    const sale = { invoiceId: 'in_code' }
    await shop.sale('twice', 1_000, { ...sale, discountCode: 'ADA20' })
    expect((await shop.sale('twice', 1_000, { ...sale, discountCode: 'ADA20' })).status).toBe(200)
    expect((await shop.sale('twice', 1_000, sale)).status).toBe(409)
    const strange = await shop.sale('twice', 1_000, { discountCode: 'a\0' })
    expect(strange.status).toBe(422)
  })

  test('is not taken from a browser', async () => {
    const { sql } = backend.deps.db
    await sql`update workspaces set client_conversions_enabled = true where id = ${shop.workspace.id}`
    await backend.deps.directory.changed()
    const { status, body } = await shop.workspace.browser('/track/sale/client', {
      customerExternalId: 'browser',
      amount: 1_000,
      discountCode: 'ADA20',
    })
    expect([status === 422 || body.customer === null, await byCustomer('browser')]).toEqual([
      true,
      [],
    ])
  })
})
