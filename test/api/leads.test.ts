import { describe, expect, test } from 'bun:test'
import { openShop } from '../kit/conversions.ts'
import { openLeads } from '../kit/open-leads.ts'
import { agreedTotals } from '../kit/totals.ts'

const DAY = 86_400_000

const { backend, shop, lead, stored } = await openLeads()

async function customer(externalId: string) {
  return (await shop.api('GET', `/customers/ext_${externalId}?includeExpandedFields=true`)).body
}

describe('a lead', () => {
  test('answers the click, the link and the customer, and is stored with its reason', async () => {
    const clickId = await shop.click()
    const { status, body } = await lead({
      clickId,
      customerExternalId: 'ada',
      customerName: 'Ada Lovelace',
      customerEmail: 'ada@example.com',
      customerAvatar: 'https://example.com/ada.png',
      metadata: { plan: 'pro', seats: [1, 2] },
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      click: { id: clickId },
      link: {
        id: shop.link.id,
        domain: shop.domain,
        key: 'spring',
        shortLink: `https://${shop.domain}/spring`,
        url: 'https://shop.test/',
        partnerId: null,
        programId: null,
        tenantId: null,
        externalId: null,
      },
      customer: {
        id: expect.stringMatching(/^cus_/),
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        avatar: 'https://example.com/ada.png',
        externalId: 'ada',
      },
    })
    const row = await stored('ada')
    expect(row).toMatchObject({
      link_id: shop.link.id,
      click_id: clickId,
      reason: 'last_click',
      client_side: false,
      metadata: { plan: 'pro', seats: [1, 2] },
    })
    expect(row!.steps).toHaveLength(1)
    expect(row!.location_id).toBe(row!.click_location)
    expect(row!.agent_id).toBe(row!.click_agent)
  })

  test('without a name invents none', async () => {
    const { body } = await lead({ clickId: await shop.click(), customerExternalId: 'nameless' })
    expect(body.customer).toMatchObject({ name: null, email: null, avatar: null })
  })

  test('of the same customer and name is recorded once for ever, and answered as the first', async () => {
    const body = { clickId: await shop.click(), customerExternalId: 'twice' }
    const first = await lead(body)
    const before = await shop.rows()
    backend.clock.advance(10 * DAY)
    const again = await lead({ ...body, eventQuantity: 5, metadata: { other: true } })
    expect(again.status).toBe(200)
    expect(again.body).toEqual(first.body)
    expect(await shop.rows()).toEqual(before)
  })

  test('is not asked for with an Idempotency-Key of another lead, until the key is forgotten', async () => {
    const headers = { 'idempotency-key': 'kept for a day' }
    const send = async (customerExternalId: string) => {
      const body = { clickId: await shop.click(), customerExternalId }
      return (await lead(body, headers)).status
    }
    expect(await send('first with key')).toBe(200)
    backend.clock.advance(DAY - 60_000)
    expect(await send('second with key')).toBe(409)
    backend.clock.advance(120_000)
    // Others come at the same moment, with which it could share a transaction.
    const others = Array.from({ length: 8 }, async (_, n) =>
      lead({ clickId: await shop.click(), customerExternalId: `beside the key ${n}` }),
    )
    expect(await send('third with key')).toBe(200)
    for (const { status } of await Promise.all(others)) expect(status).toBe(200)
    expect((await rowsOf('third with key')).leads).toBe(1)
  })

  test('with another name is another lead', async () => {
    const clickId = await shop.click()
    await lead({ clickId, customerExternalId: 'two names' })
    await lead({ clickId: '', customerExternalId: 'two names', eventName: 'sign up' })
    expect((await stored('two names', 'sign up'))!.reason).toBe('customer_click')
  })

  test('sent twenty times at once is one lead with one answer', async () => {
    const body = { clickId: await shop.click(), customerExternalId: 'crowd', customerName: 'Crowd' }
    const answers = await Promise.all(Array.from({ length: 20 }, () => lead(body)))
    for (const answer of answers) expect(answer.body).toEqual(answers[0]!.body)
    const { leads } = await rowsOf('crowd')
    expect(leads).toBe(1)
    await agreedTotals(backend, shop.id)
  })

  test('that failed for an unknown click can be sent again once the click is there', async () => {
    const body = { clickId: 'AAAAAAAAAAAAAAAA', customerExternalId: 'retry' }
    expect((await lead(body)).status).toBe(404)
    const { status, body: second } = await lead({ ...body, clickId: await shop.click() })
    expect(status).toBe(200)
    expect(second.link.id).toBe(shop.link.id)
  })

  test('with a quantity counts so many times', async () => {
    const own = await openShop(backend)
    const clickId = await own.click()
    const body = { clickId, eventName: 'Seats', customerExternalId: 'team', eventQuantity: 7 }
    await own.api('POST', '/track/lead', body)
    const { links } = await agreedTotals(backend, own.id)
    expect(links[own.link.id]!.leads).toBe(7)
  })

  test('counts for a disabled link and for a deleted one', async () => {
    for (const key of ['disabled', 'deleted']) {
      const link = await shop.createLink(key)
      const clickId = await shop.click(key)
      if (key === 'deleted') await shop.api('DELETE', `/links/${link.id}`)
      else {
        await backend.deps.db.sql`update links set disabled_at = now() where id = ${link.id}`
      }
      const { status, body } = await lead({ clickId, customerExternalId: `of ${key}` })
      expect(status).toBe(200)
      expect(body.link.id).toBe(link.id)
    }
    await agreedTotals(backend, shop.id)
  })
})

describe('the customer of a lead', () => {
  test('who was created before takes the click of the first lead, and their sales follow', async () => {
    await shop.api('POST', '/customers', { externalId: 'early', name: 'Early Bird' })
    const clickId = await shop.click()
    const { body } = await lead({
      clickId,
      customerExternalId: 'early',
      customerName: 'Other',
      customerEmail: 'e@x.org',
    })
    expect(body.customer).toMatchObject({ name: 'Early Bird', email: 'e@x.org' })
    expect(await customer('early')).toMatchObject({ clickId, link: { id: shop.link.id } })
    const sale = await shop.api('POST', '/track/sale', { customerExternalId: 'early', amount: 100 })
    expect(sale.body.sale.amount).toBe(100)
  })

  test('keeps the first link, whatever later leads say', async () => {
    const other = await shop.createLink('autumn')
    const clickId = await shop.click()
    await lead({ clickId, customerExternalId: 'loyal' })
    const { body } = await lead({
      clickId: await shop.click('autumn'),
      customerExternalId: 'loyal',
      eventName: 'Demo',
    })
    expect(body).toMatchObject({ click: { id: clickId }, link: { id: shop.link.id } })
    expect((await stored('loyal', 'Demo'))!.reason).toBe('customer_click')
    expect(other.id).not.toBe(shop.link.id)
  })

  test('is found with an empty clickId', async () => {
    const clickId = await shop.click()
    await lead({ clickId, customerExternalId: 'known' })
    for (const empty of ['', null, undefined, '  ']) {
      const { status, body } = await lead({
        clickId: empty,
        customerExternalId: 'known',
        eventName: `Step ${String(empty)}`,
      })
      expect([status, body.click.id]).toEqual([200, clickId])
    }
  })

  test('must be known, or the click must be named', async () => {
    const before = await shop.rows()
    const stranger = await lead({ clickId: '', customerExternalId: 'stranger' })
    expect(stranger.status).toBe(404)
    expect(stranger.body.error.message).toContain('Send the clickId')
    expect(await shop.rows()).toEqual(before)

    await shop.api('POST', '/customers', { externalId: 'clickless' })
    const clickless = await lead({ clickId: '', customerExternalId: 'clickless' })
    expect(clickless.status).toBe(400)
    expect(clickless.body.error.message).toContain('Send the clickId')
    expect(
      (await lead({ clickId: await shop.click(), customerExternalId: 'clickless' })).body.link.id,
    ).toBe(shop.link.id)
  })
})

async function rowsOf(externalId: string) {
  const [row] = await backend.deps.db.sql`
    select count(*)::int as leads from leads e
    join customers p on p.workspace_id = e.workspace_id and p.id = e.customer_id
    where p.workspace_id = ${shop.id} and p.external_id = ${externalId}`
  return row as { leads: number }
}
