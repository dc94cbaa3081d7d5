import { describe, expect, test } from 'bun:test'
import { TestClock } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { playStory } from '../kit/story.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const clock = new TestClock('2031-03-12T10:00:00Z')
const backend = await testBackend({ clock, config: { trustProxy: true } })
const story = await playStory(backend)

const list = async (query: string) => {
  const { status, body } = await story.shop.api('GET', `/events?${query}`)
  expect({ status, body }).toMatchObject({ status: 200 })
  return body as Record<string, any>[]
}
const ids = async (query: string) => (await list(query)).map((event) => event.id)

describe('the list of events', () => {
  test('has clicks by default, the newest first, with the visitor and the whole link', async () => {
    const events = await list('')
    expect(events.map((event) => event.click.id)).toEqual(story.clickIds.toReversed())
    const { link, ...first } = events[2]!
    expect(first).toEqual({
      event: 'click',
      id: story.clickIds[0],
      timestamp: '2031-03-12T10:00:00.000Z',
      click: {
        id: story.clickIds[0],
        timestamp: '2031-03-12T10:00:00.000Z',
        url: 'https://shop.test/',
        country: 'DE',
        city: 'Berlin',
        region: 'DE-BE',
        continent: 'EU',
        device: 'Desktop',
        browser: 'Chrome',
        os: 'Linux',
        referer: 'news.test',
        refererUrl: 'news.test/today',
        trigger: 'link',
        qr: false,
        ip: '',
      },
      partner: null,
      click_id: story.clickIds[0],
      link_id: story.shop.link.id,
      domain: story.shop.domain,
      key: 'spring',
      url: 'https://shop.test/',
      continent: 'EU',
      country: 'DE',
      city: 'Berlin',
      device: 'Desktop',
      browser: 'Chrome',
      os: 'Linux',
      qr: 0,
      ip: '',
    })
    expect(link).toEqual((await story.shop.api('GET', `/links/${story.shop.link.id}`)).body)
    expect(events[1]).toMatchObject({
      qr: 1,
      click: { qr: true, trigger: 'qr', referer: '(direct)' },
    })
    expect(events[0]).toMatchObject({ country: 'Unknown', city: 'Unknown' })
  })

  test('has leads with their customer and the click they came from', async () => {
    const [lead] = await list('event=leads')
    expect(lead).toMatchObject({
      event: 'lead',
      eventId: story.leadId,
      eventName: 'Sign up',
      eventQuantity: 1,
      metadata: { plan: 'pro' },
      timestamp: '2031-03-12T10:01:02.000Z',
      click: { id: story.clickIds[0], timestamp: '2031-03-12T10:00:00.000Z', city: 'Berlin' },
      customer: {
        externalId: 'ada',
        name: 'Ada',
        email: 'ada@example.com',
        sales: 2,
        saleAmount: 3000,
      },
      link: { id: story.shop.link.id },
    })
  })

  test('has sales with their money', async () => {
    const sales = await list('event=sales')
    expect(sales).toHaveLength(2)
    expect(sales[1]).toMatchObject({
      event: 'sale',
      eventId: story.saleId,
      sale: { amount: 5000, currency: 'usd', invoiceId: 'in_1', paymentProcessor: 'stripe' },
      saleAmount: 5000,
      invoice_id: 'in_1',
      payment_processor: 'stripe',
    })
  })

  test('is walked by page or by cursor in both directions and both orders', async () => {
    const [a, b, c] = story.clickIds
    expect(await ids('limit=2')).toEqual([c, b])
    expect(await ids('limit=2&page=2')).toEqual([a])
    expect(await ids(`limit=1&startingAfter=${c}`)).toEqual([b])
    expect(await ids(`limit=1&endingBefore=${a}`)).toEqual([b])
    expect(await ids(`endingBefore=${a}`)).toEqual([c, b])
    expect(await ids('sortOrder=asc&limit=2')).toEqual([a, b])
    expect(await ids(`order=asc&startingAfter=${a}`)).toEqual([b, c])
    expect(await ids(`sortOrder=asc&limit=1&endingBefore=${c}`)).toEqual([b])
  })

  test('obeys filters and time', async () => {
    const [a, b, c] = story.clickIds
    expect(await ids('country=DE')).toEqual([b, a])
    expect(await ids('country=-DE')).toEqual([c])
    expect(await ids('trigger=qr')).toEqual([b])
    expect(await ids('qr=false')).toEqual([c, a])
    expect(await ids('referer=news.test&browser=chrome')).toEqual([a])
    expect(await ids(`domain=${story.shop.domain}&key=autumn`)).toEqual([c, b])
    expect(await ids(`linkId=${story.shop.link.id}`)).toEqual([a])
    expect(await ids('customerId=ext_ada')).toEqual([a])
    expect(await ids('customerId=-ext_ada')).toEqual([c, b])
    expect(await ids('start=2031-03-12T10:00:01Z&end=2031-03-12T10:00:02Z')).toEqual([b])
    expect(await ids('start=2031-03-13&end=2031-03-14')).toEqual([])
  })

  test('shows events of a deleted link', async () => {
    const { id } = await story.shop.createLink('gone')
    const clickId = await story.shop.click('gone')
    await story.shop.api('DELETE', `/links/${id}`)
    const events = await list(`linkId=${id}`)
    expect(events).toMatchObject([{ id: clickId, link: { id, key: 'gone' } }])
  })

  test.each([
    ['limit=0', ''],
    ['limit=1001', ''],
    ['page=1001', ''],
    ['event=views', 'event'],
    ['startingAfter=abc', 'startingAfter'],
    ['startingAfter=evt_1C3MxQp0yTfWJ2ka', 'startingAfter'],
    ['timezone=Mars/Olympus', 'timezone'],
    ['contry=DE', 'contry'],
    ['saleType=new', 'saleType'],
    ['country=Germany', 'country'],
    ['country=DE,-FR', 'country'],
    ['country=DE,,FR', 'country'],
    ['key=spring', 'domain'],
    ['start=2031-03-12&end=2031-03-01', 'start'],
    ['start=yesterday', 'start'],
    ['interval=5y', 'interval'],
  ])('refuses %p', async (query, path) => {
    const { status, body } = await story.shop.api('GET', `/events?${query}`)
    expect(status).toBe(422)
    expect(body.error).toMatchObject({ code: 'unprocessable_entity', issues: [{ path }] })
  })

  test('a link that does not exist, or belongs to another workspace, is not found', async () => {
    const stranger = await createTestWorkspace(backend)
    const { body: foreign } = await stranger.api('POST', '/links', {
      url: 'https://x.test',
      key: 'x',
    })
    for (const id of ['link_nothing', foreign.id]) {
      const { status } = await story.shop.api('GET', `/events?linkId=${id}`)
      expect(status).toBe(404)
    }
    expect((await stranger.api('GET', '/events')).body).toEqual([])
  })
})
