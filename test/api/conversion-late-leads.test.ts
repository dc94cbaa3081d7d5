import { describe, expect, test } from 'bun:test'
import { TestClock } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { openShop, type Shop } from '../kit/conversions.ts'
import { agreedTotals } from '../kit/totals.ts'

const DAY = 86_400_000

const backend = await testBackend({
  clock: new TestClock('2031-05-10T08:00:00Z'),
  config: { databasePool: 30 },
})
const shop = await openShop(backend)

/** A customer who came through the link and signed up. */
async function signUp(customerExternalId: string, at: Shop = shop, earlier?: string) {
  const clickId = earlier ?? (await at.click())
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

describe('a sale before its lead', () => {
  test('of a stranger is kept, answers nulls, and is claimed at its own time by the lead', async () => {
    const own = await openShop(backend)
    const before = await own.click()
    backend.clock.advance(3 * DAY)
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

    const clickId = await signUp('soon', own, before)
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

  test('that happened before the click is never claimed, whatever comes later', async () => {
    const own = await openShop(backend)
    const timestamp = new Date(backend.clock.now() - 200 * DAY).toISOString()
    const old = { customerExternalId: 'regular', amount: 900 }
    await own.api('POST', '/track/sale', { ...old, invoiceId: 'in_old', timestamp })
    await signUp('regular', own)
    await own.api('POST', '/track/sale', { ...old, invoiceId: 'in_older', timestamp })
    await own.api('POST', '/track/sale', { ...old, amount: 1, invoiceId: 'in_new' })
    const reasons = (await storedSales('regular', own)).map((one) => [one.invoice_id, one.reason])
    expect(Object.fromEntries(reasons)).toEqual({
      in_old: 'unknown_customer',
      in_older: 'before_click',
      in_new: 'lead',
    })
    const { links, customers } = await agreedTotals(backend, own.id)
    expect(links[own.link.id]).toMatchObject({ leads: 1, sales: 1, conversions: 1, saleAmount: 1 })
    expect(customers['regular']).toEqual({ sales: 3, saleAmount: 1801 })
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

  test('is claimed as well by a later sale that names the click', async () => {
    const own = await openShop(backend)
    const body = { customerExternalId: 'direct', amount: 700 }
    await own.api('POST', '/track/sale', { ...body, invoiceId: 'in_early' })
    const clickId = await own.click()
    await own.api('POST', '/track/sale', { ...body, clickId, invoiceId: 'in_direct' })
    const stored = await storedSales('direct', own)
    expect(stored.every((sale) => sale['link_id'] === own.link.id)).toBe(true)
    expect(stored.find((sale) => sale['invoice_id'] === 'in_early')).toMatchObject({
      click_id: clickId,
      reason: 'late_lead',
    })
    const { links, customers } = await agreedTotals(backend, own.id)
    expect(links[own.link.id]).toMatchObject({ leads: 1, sales: 2, saleAmount: 1400 })
    expect(customers['direct']).toEqual({ sales: 2, saleAmount: 1400 })
    expect((await own.rows())['waiting_sales']).toBe(0)
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
