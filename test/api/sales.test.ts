import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { createBackend, TestClock, type TestBackend } from '../kit/backend.ts'
import { openShop, type Shop } from '../kit/conversions.ts'
import { agreedTotals } from '../kit/totals.ts'

const DAY = 86_400_000

let backend: TestBackend
let shop: Shop
beforeAll(async () => {
  backend = await createBackend({
    clock: new TestClock('2031-05-10T08:00:00Z'),
    config: { databasePool: 10 },
  })
  shop = await openShop(backend)
})
afterAll(() => backend.close())

const sale = (body: object, headers?: HeadersInit) =>
  shop.api('POST', '/track/sale', { amount: 1999, ...body }, headers)

/** A customer who came through the link and signed up. */
async function signUp(customerExternalId: string, at: Shop = shop) {
  const clickId = await at.click()
  const body = { clickId, eventName: 'Sign up', customerExternalId }
  const answer = await at.api('POST', '/track/lead', body)
  expect(answer.status).toBe(200)
  return clickId
}

async function storedSales(externalId: string, at: Shop = shop) {
  const { sql } = backend.deps.db
  return sql`
    select s.*, s.amount::float8 as amount, l.id as link_id from sales s
    left join links l on l.workspace_id = s.workspace_id and l.num = s.link_num
    where s.workspace_id = ${at.id} and s.customer_external_id = ${externalId} order by s.id`
}

const customer = async (externalId: string, at: Shop = shop) =>
  (await at.api('GET', `/customers/ext_${externalId}`)).body

describe('a sale', () => {
  test('goes to the link of the customer’s lead and answers what was recorded', async () => {
    const clickId = await signUp('buyer')
    const { status, body } = await sale({
      customerExternalId: 'buyer',
      currency: 'USD',
      paymentProcessor: 'stripe',
      invoiceId: 'in_1',
      eventName: 'Subscription',
      metadata: { items: [{ sku: 'a' }] },
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      eventName: 'Subscription',
      customer: {
        id: expect.stringMatching(/^cus_/),
        name: null,
        email: null,
        avatar: null,
        externalId: 'buyer',
      },
      sale: {
        amount: 1999,
        currency: 'usd',
        paymentProcessor: 'stripe',
        invoiceId: 'in_1',
        metadata: { items: [{ sku: 'a' }] },
      },
    })
    const [row] = await storedSales('buyer')
    expect(row).toMatchObject({
      click_id: clickId,
      link_id: shop.link.id,
      reason: 'lead',
      amount: 1999,
    })
    expect(row!.lead_id).toMatch(/^evt_/)
    expect(await customer('buyer')).toMatchObject({ sales: 1, saleAmount: 1999 })
  })

  test('needs no more than the customer and the amount', async () => {
    await signUp('plain')
    const { body } = await sale({ customerExternalId: 'plain' })
    expect(body.eventName).toBe('Purchase')
    expect(body.sale).toEqual({
      amount: 1999,
      currency: 'usd',
      paymentProcessor: 'custom',
      invoiceId: null,
      metadata: null,
    })
  })

  test('right after its lead, and right after a direct sale, finds the customer', async () => {
    await signUp('quick')
    expect((await sale({ customerExternalId: 'quick' })).body.sale).not.toBeNull()
    await sale({ customerExternalId: 'quick direct', clickId: await shop.click() })
    expect((await sale({ customerExternalId: 'quick direct' })).body.sale).not.toBeNull()
  })

  test('of nothing is a sale of 0', async () => {
    await signUp('free')
    const { body } = await sale({ customerExternalId: 'free', amount: 0 })
    expect(body.sale.amount).toBe(0)
    expect(await customer('free')).toMatchObject({ sales: 1, saleAmount: 0 })
  })

  test('without an invoice is its own sale each time', async () => {
    await signUp('often')
    for (let i = 0; i < 3; i++) await sale({ customerExternalId: 'often', amount: 10 })
    expect(await customer('often')).toMatchObject({ sales: 3, saleAmount: 30 })
  })

  test('counts as a conversion the first time only', async () => {
    const own = await openShop(backend)
    await signUp('one', own)
    await signUp('two', own)
    for (const customerExternalId of ['one', 'one', 'two']) {
      await own.api('POST', '/track/sale', { customerExternalId, amount: 5 })
    }
    const { links } = await agreedTotals(backend, own.id)
    expect(links[own.link.id]).toMatchObject({ conversions: 2, sales: 3, saleAmount: 15 })
  })

  test('follows the lead that it names, and the customer’s link when there is none of that name', async () => {
    await signUp('namer')
    await shop.api('POST', '/track/lead', { eventName: 'Demo', customerExternalId: 'namer' })
    await sale({ customerExternalId: 'namer', leadEventName: 'Demo' })
    await sale({ customerExternalId: 'namer', leadEventName: 'demo' })
    const [named, other] = await storedSales('namer')
    const [lead] = await backend.deps.db
      .sql`select event_name from leads where id = ${named!.lead_id as string}`
    expect(lead!.event_name).toBe('Demo')
    expect(other).toMatchObject({ link_id: shop.link.id, lead_id: null, reason: 'customer_click' })
    expect(other!.steps[0]).toContain('no lead named "demo"')
  })

  test('keeps going to a link that was disabled or deleted', async () => {
    const link = await shop.createLink('gone')
    await shop.api('POST', '/track/lead', {
      clickId: await shop.click('gone'),
      eventName: 'Sign up',
      customerExternalId: 'of gone',
    })
    await shop.api('DELETE', `/links/${link.id}`)
    const { body } = await sale({ customerExternalId: 'of gone' })
    expect(body.sale.amount).toBe(1999)
    expect((await storedSales('of gone'))[0]!.link_id).toBe(link.id)
    await agreedTotals(backend, shop.id)
  })
})

describe('an invoice', () => {
  test('is one sale for ever: the same body gets the first answer', async () => {
    await signUp('payer')
    const body = { customerExternalId: 'payer', invoiceId: 'in_payer', metadata: { a: 1, b: 2 } }
    const first = await sale(body)
    const before = await shop.rows()
    backend.clock.advance(30 * DAY)
    const again = await sale({ ...body, currency: 'USD', metadata: { b: 2, a: 1 } })
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(await shop.rows()).toEqual(before)
  })

  test.each([
    ['amount', { amount: 2000 }],
    ['currency', { currency: 'eur' }],
    ['customer', { customerExternalId: 'somebody else' }],
    ['metadata', { metadata: { a: 2 } }],
  ])('with another %s is a conflict and leaves no trace', async (_, other) => {
    await signUp('disputer')
    const body = { customerExternalId: 'disputer', invoiceId: 'in_disputed', metadata: { a: 1 } }
    await sale(body)
    const before = await shop.rows()
    const { status, body: answer } = await sale({ ...body, ...other })
    expect([status, answer.error.code]).toEqual([409, 'conflict'])
    expect(await shop.rows()).toEqual(before)
  })

  test('sent twenty times at once is one sale with one answer', async () => {
    const own = await openShop(backend)
    await signUp('crowd', own)
    const body = { customerExternalId: 'crowd', amount: 7, invoiceId: 'in_crowd' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => own.api('POST', '/track/sale', body)),
    )
    for (const answer of answers) {
      expect([answer.status, answer.body]).toEqual([200, answers[0]!.body])
    }
    const { links } = await agreedTotals(backend, own.id)
    expect(links[own.link.id]).toMatchObject({ sales: 1, saleAmount: 7 })
  })

  test('sent at once for two customers belongs to one of them', async () => {
    const own = await openShop(backend)
    await signUp('left', own)
    await signUp('right', own)
    const answers = await Promise.all(
      ['left', 'right', 'left', 'right'].map((customerExternalId) =>
        own.api('POST', '/track/sale', { customerExternalId, amount: 7, invoiceId: 'shared' }),
      ),
    )
    expect(answers.map((a) => a.status).sort()).toEqual([200, 200, 409, 409])
    const { links } = await agreedTotals(backend, own.id)
    expect(links[own.link.id]!.sales).toBe(1)
  })

  test('of another workspace is another invoice', async () => {
    const own = await openShop(backend)
    await signUp('payer', own)
    const body = { customerExternalId: 'payer', amount: 1, invoiceId: 'in_payer' }
    expect((await own.api('POST', '/track/sale', body)).body.sale.amount).toBe(1)
  })
})

describe('an Idempotency-Key', () => {
  test('makes a repeated sale one sale; with another body it is a conflict', async () => {
    await signUp('keyed')
    const key = { 'idempotency-key': 'sale-1' }
    const first = await sale({ customerExternalId: 'keyed' }, key)
    const again = await sale({ customerExternalId: 'keyed' }, key)
    expect(again.body).toEqual(first.body)
    expect(await customer('keyed')).toMatchObject({ sales: 1 })
    const before = await shop.rows()
    expect((await sale({ customerExternalId: 'keyed', amount: 1 }, key)).status).toBe(409)
    expect(await shop.rows()).toEqual(before)
  })

  test('makes twenty sales at once one sale', async () => {
    await signUp('keyed crowd')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        sale({ customerExternalId: 'keyed crowd' }, { 'idempotency-key': 'crowd-1' }),
      ),
    )
    for (const answer of answers) expect(answer.body).toEqual(answers[0]!.body)
    expect(await customer('keyed crowd')).toMatchObject({ sales: 1 })
  })
})

describe('a direct sale', () => {
  test('records the customer, a lead and the sale together', async () => {
    const own = await openShop(backend)
    const clickId = await own.click()
    const body = { clickId, customerExternalId: 'guest', customerName: 'Guest', amount: 50 }
    const { body: answer } = await own.api('POST', '/track/sale', body)
    expect(answer.customer.name).toBe('Guest')
    const { links } = await agreedTotals(backend, own.id)
    expect(links[own.link.id]).toMatchObject({ leads: 1, sales: 1, conversions: 1, saleAmount: 50 })
    const [lead] = await backend.deps.db
      .sql`select event_name, id from leads where workspace_id = ${own.id}`
    expect(lead!.event_name).toBe('Direct sale')
    const [row] = await storedSales('guest', own)
    expect(row).toMatchObject({ click_id: clickId, lead_id: lead!.id, reason: 'last_click' })
    await own.api('POST', '/track/sale', { ...body, clickId: await own.click() })
    expect((await agreedTotals(backend, own.id)).links[own.link.id]).toMatchObject({
      leads: 1,
      sales: 2,
    })
  })

  test('of a customer who was created without a click is attributed too', async () => {
    await shop.api('POST', '/customers', { externalId: 'walk-in' })
    const clickId = await shop.click()
    await sale({ customerExternalId: 'walk-in', clickId, leadEventName: 'Checkout' })
    const [row] = await storedSales('walk-in')
    expect(row).toMatchObject({ click_id: clickId, link_id: shop.link.id })
  })

  test('sent ten times at once makes one customer and one lead', async () => {
    const own = await openShop(backend)
    const clickId = await own.click()
    const body = { clickId, customerExternalId: 'rush', amount: 5 }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => own.api('POST', '/track/sale', body)),
    )
    expect(new Set(answers.map((a) => a.body.customer.id)).size).toBe(1)
    const { links } = await agreedTotals(backend, own.id)
    expect(links[own.link.id]).toMatchObject({
      leads: 1,
      sales: 10,
      conversions: 1,
      saleAmount: 50,
    })
  })

  test('with an unknown click is refused and leaves no trace, unless the customer’s link is settled', async () => {
    const before = await shop.rows()
    const clickId = 'AAAAAAAAAAAAAAAA'
    const refused = await sale({ customerExternalId: 'nobody', clickId, invoiceId: 'in_nobody' })
    expect([refused.status, refused.body.error.code]).toEqual([404, 'not_found'])
    expect(await shop.rows()).toEqual(before)
    await signUp('regular')
    expect((await sale({ customerExternalId: 'regular', clickId })).status).toBe(200)
  })

  test('with a click outside the window is kept, for a lead to claim', async () => {
    const own = await openShop(backend)
    const clickId = await own.click()
    backend.clock.advance(91 * DAY)
    await own.api('POST', '/track/sale', { clickId, customerExternalId: 'slow', amount: 9 })
    const [row] = await storedSales('slow', own)
    expect(row).toMatchObject({ link_id: null, reason: 'window_expired' })
    await signUp('slow', own)
    const [claimed] = await storedSales('slow', own)
    expect(claimed).toMatchObject({ link_id: own.link.id, reason: 'late_lead' })
    await agreedTotals(backend, own.id)
  })
})

describe('a sale before its lead', () => {
  test('of a stranger is kept, answers nulls, and is claimed at its own time by the lead', async () => {
    const own = await openShop(backend)
    const body = { customerExternalId: 'soon', amount: 1200, invoiceId: 'in_soon' }
    const timestamp = new Date(backend.clock.now() - 2 * DAY).toISOString()
    const { status, body: answer } = await own.api('POST', '/track/sale', { ...body, timestamp })
    expect(status).toBe(200)
    expect(answer).toEqual({ eventName: 'Purchase', customer: null, sale: null })
    expect((await agreedTotals(backend, own.id)).links[own.link.id]!.sales).toBe(0)
    expect((await storedSales('soon', own))[0]).toMatchObject({
      link_id: null,
      reason: 'unknown_customer',
    })

    const clickId = await signUp('soon', own)
    expect((await storedSales('soon', own))[0]).toMatchObject({
      link_id: own.link.id,
      click_id: clickId,
      reason: 'late_lead',
      created_at: new Date(timestamp),
      rolled: true,
    })
    const { links, customers } = await agreedTotals(backend, own.id)
    expect(links[own.link.id]).toMatchObject({
      leads: 1,
      sales: 1,
      conversions: 1,
      saleAmount: 1200,
    })
    expect(customers['soon']).toEqual({ sales: 1, saleAmount: 1200 })
    expect(await customer('soon', own)).toMatchObject({ firstSaleAt: timestamp })
    expect((await own.rows())['waiting_sales']).toBe(0)
  })

  test('of a customer without a link is answered, and claimed by the lead', async () => {
    const own = await openShop(backend)
    await own.api('POST', '/customers', { externalId: 'organic' })
    const body = { customerExternalId: 'organic', amount: 5 }
    const { body: answer } = await own.api('POST', '/track/sale', body)
    expect(answer.sale.amount).toBe(5)
    expect((await storedSales('organic', own))[0]).toMatchObject({
      link_id: null,
      reason: 'no_click',
    })
    await signUp('organic', own)
    const { links, customers } = await agreedTotals(backend, own.id)
    expect(links[own.link.id]).toMatchObject({ sales: 1, saleAmount: 5 })
    expect(customers['organic']).toEqual({ sales: 1, saleAmount: 5 })
  })

  test('sent together with it is never lost', async () => {
    const own = await openShop(backend)
    for (let i = 0; i < 20; i++) {
      const clickId = await own.click()
      const customerExternalId = `racer ${i}`
      const lead = { clickId, eventName: 'Sign up', customerExternalId }
      await Promise.all([
        own.api('POST', '/track/sale', { customerExternalId, amount: 1 }),
        own.api('POST', '/track/lead', lead),
        own.api('POST', '/track/sale', { customerExternalId, amount: 1 }),
      ])
    }
    const { links } = await agreedTotals(backend, own.id)
    expect(links[own.link.id]).toMatchObject({
      leads: 20,
      sales: 40,
      conversions: 20,
      saleAmount: 40,
    })
  })
})

describe('money', () => {
  test('of other currencies keeps its own amount and never enters the sums of the workspace’s', async () => {
    const own = await openShop(backend)
    await signUp('traveller', own)
    for (const [currency, amount] of [
      ['usd', 1999],
      ['jpy', 1999],
      ['kwd', 1999],
    ] as const) {
      const body = { customerExternalId: 'traveller', amount, currency }
      const { body: answer } = await own.api('POST', '/track/sale', body)
      expect(answer.sale).toMatchObject({ amount, currency })
    }
    const { links, customers } = await agreedTotals(backend, own.id)
    expect(links[own.link.id]).toMatchObject({ sales: 3, saleAmount: 1999 })
    expect(customers['traveller']).toEqual({ sales: 3, saleAmount: 1999 })
    const rolled = await backend.deps.db.sql`
      select currency, sales::int from rollup_link
      where workspace_id = ${own.id} and sales > 0 order by currency`
    expect([...rolled]).toEqual([
      { currency: 'jpy', sales: 1 },
      { currency: 'kwd', sales: 1 },
      { currency: 'usd', sales: 1 },
    ])
  })

  test('is exact up to the largest amount', async () => {
    await signUp('tycoon')
    const amount = 10_000_000_000_000
    const { body } = await sale({ customerExternalId: 'tycoon', amount })
    expect(body.sale.amount).toBe(amount)
    expect((await sale({ customerExternalId: 'tycoon', amount: amount + 1 })).status).toBe(422)
  })
})
