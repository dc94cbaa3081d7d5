import { describe, expect, test } from 'bun:test'
import { internal } from '../../server/domain/message/message.ts'
import { openShop } from '../kit/conversions.ts'
import { openSales } from '../kit/open-sales.ts'
import { agreedTotals } from '../kit/totals.ts'

const { backend, shop, sale, signUp, storedSales, customer } = await openSales()

const NO_PARTS = { tax: 0, shipping: 0, fee: 0, lineItems: [] }

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
        ...NO_PARTS,
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
      ...NO_PARTS,
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
    backend.clock.advance(1)
    await sale({ customerExternalId: 'namer', leadEventName: 'demo' })
    const [named, other] = await storedSales('namer')
    const [lead] = await backend.deps.db
      .sql`select event_name from leads where id = ${named!.lead_id as string}`
    expect(lead!.event_name).toBe('Demo')
    expect(other).toMatchObject({ link_id: shop.link.id, lead_id: null, reason: 'customer_click' })
    const missing = internal('internal.attribution.unknown-lead', { name: { quoted: 'demo' } })
    expect(other!.steps[0]).toEqual(missing)
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
