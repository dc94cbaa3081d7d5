import { describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { openShop, type Shop } from '../kit/conversions.ts'
import { agreedTotals } from '../kit/totals.ts'

const backend = await testBackend()
const shop = await openShop(backend)
await allowBrowsers(shop)

async function allowBrowsers(at: Shop) {
  const { sql } = backend.deps.db
  await sql`update workspaces set client_conversions_enabled = true where id = ${at.id}`
  await backend.deps.directory.changed()
}

const LEAD = '/track/lead/client'
const SALE = '/track/sale/client'
const lead = { eventName: 'Sign up', customerExternalId: 'browser' }
const sale = { amount: 500, customerExternalId: 'browser' }
const CALLS = [
  [LEAD, lead],
  [SALE, sale],
] as const

describe('from a page of an allowed host', () => {
  test('a lead and a sale are recorded and marked as client-side', async () => {
    const clickId = await shop.click()
    const { status, body } = await shop.browser(LEAD, { ...lead, clickId, customerName: 'Page' })
    expect([status, body.click.id, body.customer.name]).toEqual([200, clickId, 'Page'])
    const sold = await shop.browser(SALE, { ...sale, requestId: 'request-1' })
    expect(sold.body.sale.amount).toBe(500)
    for (const table of ['leads', 'sales']) {
      const [row] = await backend.deps.db.sql`
        select client_side from ${backend.deps.db.sql(table)} where workspace_id = ${shop.id}`
      expect(row!.client_side).toBe(true)
    }
    await agreedTotals(backend, shop.id)
  })

  test('the key may come in the header, and the answer may be read by any page', async () => {
    const { status, headers } = await shop.browser(
      LEAD,
      {
        ...lead,
        clickId: await shop.click(),
        customerExternalId: 'header',
        publishableKey: undefined,
      },
      { authorization: `Bearer ${shop.publishableKey}`, 'content-type': 'application/json' },
    )
    expect([status, headers.get('access-control-allow-origin')]).toEqual([200, '*'])
  })

  test('a request id makes repetitions one sale, also at once; with another body it is a conflict', async () => {
    const body = {
      ...sale,
      customerExternalId: 'repeater',
      clickId: await shop.click(),
      requestId: 'request-2',
    }
    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.browser(SALE, body)))
    for (const answer of answers)
      expect([answer.status, answer.body]).toEqual([200, answers[0]!.body])
    const { customers } = await agreedTotals(backend, shop.id)
    expect(customers['repeater']).toEqual({ sales: 1, saleAmount: 500 })
    expect((await shop.browser(SALE, { ...body, amount: 1 })).status).toBe(409)
  })

  test('a browser cannot back-fill', async () => {
    const timestamp = '2001-01-01T00:00:00Z'
    const body = { ...sale, customerExternalId: 'now', clickId: await shop.click(), timestamp }
    const { status, body: refused } = await shop.browser(SALE, body)
    expect([status, refused.error.issues[0].path]).toEqual([422, 'timestamp'])
    const sales = await backend.deps.db.sql`
      select from sales where workspace_id = ${shop.id} and customer_external_id = 'now'`
    expect(sales).toHaveLength(0)
  })

  test.each([
    ['usd', 1_000_000],
    ['kwd', 1_000_000],
    ['jpy', 10_000_000],
  ])('a sale in %s is capped', async (currency, max) => {
    const body = {
      ...sale,
      currency,
      clickId: await shop.click(),
      customerExternalId: `cap ${currency}`,
    }
    const before = await shop.rows()
    const refused = await shop.browser(SALE, { ...body, amount: max + 1 })
    expect([refused.status, refused.body.error.code]).toEqual([403, 'forbidden'])
    expect(await shop.rows()).toEqual(before)
    expect((await shop.browser(SALE, { ...body, amount: max })).status).toBe(200)
  })
})

describe.each(CALLS)('%s refuses and leaves no trace', (path, body) => {
  const refused = async (at: Shop, more: object, headers?: HeadersInit) => {
    const before = await at.rows()
    const { status, body: answer } = await at.browser(path, { ...body, ...more }, headers)
    expect(await at.rows()).toEqual(before)
    return [status, answer.error.code, answer.error.message] as const
  }

  test('a host that is not listed', async () => {
    const [status, code, message] = await refused(shop, {}, { origin: 'https://evil.test' })
    expect([status, code]).toEqual([403, 'forbidden'])
    expect(message).toContain('evil.test')
  })

  test('a call without a page', async () => {
    expect((await refused(shop, {}, { origin: '' }))[0]).toBe(403)
  })

  test('a workspace without any listed host', async () => {
    const bare = await openShop(backend, { allowedHostnames: [] })
    await allowBrowsers(bare)
    const [status, , message] = await refused(bare, {})
    expect(status).toBe(403)
    expect(message).toContain('No hostname is allowed yet')
  })

  test('a workspace that did not turn it on', async () => {
    const [status, , message] = await refused(await openShop(backend), {})
    expect(status).toBe(403)
    expect(message).toContain('clientConversionsEnabled')
  })

  test('a secret key, an unknown key and no key', async () => {
    expect((await refused(shop, { publishableKey: shop.secretKey }))[0]).toBe(403)
    expect((await refused(shop, { publishableKey: 'svc_pk_unknown' }))[0]).toBe(401)
    expect((await refused(shop, { publishableKey: undefined }))[0]).toBe(401)
  })

  test('a click of another workspace', async () => {
    const foreign = await (await openShop(backend)).click()
    const [status, code] = await refused(shop, { clickId: foreign, customerExternalId: 'foreign' })
    expect([status, code]).toEqual([404, 'not_found'])
  })

  test('a request id that is too short, and broken JSON', async () => {
    expect((await refused(shop, { requestId: 'x' }))[0]).toBe(422)
    const response = await backend.handle(
      new Request(`http://localhost/api${path}`, {
        method: 'POST',
        body: '{"publishableKey":',
        headers: { 'content-type': 'text/plain', origin: 'https://shop.test' },
      }),
    )
    expect(response.status).toBe(400)
  })
})
