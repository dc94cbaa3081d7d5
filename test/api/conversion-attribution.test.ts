import { describe, expect, test } from 'bun:test'
import { rollUp } from '../../server/jobs/roll-up.ts'
import { openShop } from '../kit/conversions.ts'
import { openLeads } from '../kit/open-leads.ts'
import { agreedTotals } from '../kit/totals.ts'

const DAY = 86_400_000

const { backend, shop, lead, stored } = await openLeads()

describe('deferred', () => {
  test('creates the customer and no event; the later call without a click records it', async () => {
    const clickId = await shop.click()
    const deferred = await lead({
      clickId,
      customerExternalId: 'later',
      mode: 'deferred',
      customerName: 'Later',
    })
    expect(deferred.body).toMatchObject({ click: { id: clickId }, link: { id: shop.link.id } })
    expect(await stored('later')).toBeUndefined()
    const { body } = await lead({ clickId: '', customerExternalId: 'later' })
    expect(body).toEqual(deferred.body)
    expect((await stored('later'))!.click_id).toBe(clickId)
  })

  test('the sale of such a customer is attributed too', async () => {
    const clickId = await shop.click()
    await lead({ clickId, customerExternalId: 'deferred buyer', mode: 'deferred' })
    await shop.api('POST', '/track/sale', { customerExternalId: 'deferred buyer', amount: 5 })
    const { body } = await shop.api('GET', '/customers/ext_deferred buyer')
    expect(body).toMatchObject({ sales: 1, saleAmount: 5 })
    const [sale] = await backend.deps.db.sql`
      select click_id, reason from sales where customer_external_id = 'deferred buyer'`
    expect(sale).toMatchObject({ click_id: clickId, reason: 'customer_click' })
  })
})

describe('attribution', () => {
  test('a click outside the window earns nothing, and says so', async () => {
    const own = await openShop(backend)
    const clickId = await own.click()
    backend.clock.advance(91 * DAY)
    const body = { clickId, eventName: 'Sign up', customerExternalId: 'late comer' }
    const { status, body: answer } = await own.api('POST', '/track/lead', body)
    expect(status).toBe(200)
    expect(answer).toMatchObject({ click: { id: clickId }, link: null })
    expect((await own.api('POST', '/track/lead', body)).body).toEqual(answer)
    const [row] = await backend.deps.db
      .sql`select reason, steps, link_num from leads where workspace_id = ${own.id}`
    expect(row).toMatchObject({ reason: 'window_expired', link_num: null })
    expect(row!.steps[0].code).toBe('internal.attribution.out-of-window')
    const { links } = await agreedTotals(backend, own.id)
    expect(links[own.link.id]!.leads).toBe(0)
  })

  test.each([
    ['first', 0],
    ['last', 1],
  ] as const)(
    'the model %s decides between the customer’s click and the named one',
    async (model, n) => {
      const own = await openShop(backend)
      await backend.deps.db
        .sql`update workspaces set attribution_model = ${model} where id = ${own.id}`
      await backend.deps.directory.changed()
      const links = [own.link, await own.createLink('second')]
      const first = await own.click()
      backend.clock.advance(DAY)
      const second = await own.click('second')
      const body = { eventName: 'Sign up', customerExternalId: 'chooser' }
      await own.api('POST', '/track/lead', { ...body, clickId: first, mode: 'deferred' })
      const answer = await own.api('POST', '/track/lead', { ...body, clickId: second })
      expect(answer.body).toMatchObject({
        click: { id: [first, second][n] },
        link: { id: links[n]!.id },
      })
      const { body: customer } = await own.api('GET', '/customers/ext_chooser')
      expect(customer.clickId).toBe([first, second][n])
    },
  )
})

describe('a timestamp', () => {
  test('back-fills: the lead counts at its own time', async () => {
    const own = await openShop(backend)
    const clickId = await own.click()
    const timestamp = new Date(backend.clock.now() + 3 * DAY + 789).toISOString()
    backend.clock.advance(9 * DAY)
    await rollUp(backend.deps)
    await own.api('POST', '/track/lead', {
      clickId,
      eventName: 'Old',
      customerExternalId: 'old',
      timestamp,
    })
    const { sql } = backend.deps.db
    const [row] = await sql`select created_at, rolled, id from leads where workspace_id = ${own.id}`
    expect(row!.created_at).toEqual(new Date(timestamp))
    expect(row!.rolled).toBe(true)
    const [quarter] = await sql`
      select quarter from rollup_workspace where workspace_id = ${own.id} and leads = 1`
    const quarterMs = 15 * 60_000
    const start = Math.floor(Date.parse(timestamp) / quarterMs) * quarterMs
    expect(quarter!.quarter).toEqual(new Date(start))
    await agreedTotals(backend, own.id)
  })

  test('between what the rollup closed and what it added counts once', async () => {
    const own = await openShop(backend)
    const clickId = await own.click()
    backend.clock.advance(1000)
    await backend.deps.db.sql`
      update rollup_state set closed_until = ${new Date(backend.clock.now() + 1)}`
    await own.api('POST', '/track/lead', { clickId, eventName: 'Now', customerExternalId: 'now' })
    await agreedTotals(backend, own.id)
  })
})
