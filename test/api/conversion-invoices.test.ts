import { describe, expect, test } from 'bun:test'
import { openShop } from '../kit/conversions.ts'
import { openSales } from '../kit/open-sales.ts'
import { agreedTotals } from '../kit/totals.ts'

const DAY = 86_400_000

const { backend, shop, sale, signUp, storedSales, customer } = await openSales()

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
