import { describe, expect, test } from 'bun:test'
import { NotFound, UnprocessableEntity } from 'dub/models/errors'
import { TestClock } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { dubClient } from '../kit/dub.ts'
import { playStory } from '../kit/story.ts'

const clock = new TestClock('2031-03-12T10:00:00Z')
const backend = await testBackend({ clock, config: { trustProxy: true } })
const story = await playStory(backend)
const dub = dubClient(backend, story.shop)

const ALL = { event: 'composite' } as const
const figures = { clicks: 1, leads: 1, sales: 2, saleAmount: 3000 }

describe('analytics.retrieve', () => {
  test('counts', async () => {
    expect(await dub.analytics.retrieve(ALL)).toEqual({ ...figures, clicks: 3 })
    expect(await dub.analytics.retrieve({ groupBy: 'count', linkId: story.shop.link.id })).toEqual(
      figures,
    )
  })

  test('series have a row for every hour, also the empty ones', async () => {
    const rows = (await dub.analytics.retrieve({
      ...ALL,
      groupBy: 'timeseries',
      interval: '24h',
      timezone: 'Asia/Kathmandu',
    })) as { start: string; clicks: number }[]
    expect(rows).toHaveLength(24)
    expect(rows.at(-1)).toEqual({ start: '2031-03-12T15:00:00+05:45', ...figures, clicks: 3 })
  })

  test.each([
    ['continents', { continent: 'EU' }],
    ['countries', { country: 'DE', region: '*', city: '*' }],
    ['regions', { country: 'DE', region: 'DE-BE', city: '*' }],
    ['cities', { country: 'DE', region: 'DE-BE', city: 'Berlin' }],
  ] as const)('%s', async (groupBy, keys) => {
    const rows = (await dub.analytics.retrieve({ ...ALL, groupBy })) as object[]
    expect(rows[0]).toEqual({ ...keys, ...figures, clicks: 2 })
  })

  test.each([
    ['devices', { device: 'Desktop' }],
    ['browsers', { browser: 'Chrome' }],
    ['os', { os: 'Linux' }],
  ] as const)('%s', async (groupBy, keys) => {
    expect(await dub.analytics.retrieve({ ...ALL, groupBy })).toEqual([
      { ...keys, ...figures, clicks: 3 },
    ] as never)
  })

  test.each(['trigger', 'triggers'] as const)('%s', async (groupBy) => {
    expect(await dub.analytics.retrieve({ ...ALL, groupBy })).toEqual([
      { trigger: 'link', ...figures, clicks: 2 },
      { trigger: 'qr', clicks: 1, leads: 0, sales: 0, saleAmount: 0 },
    ] as never)
  })

  test('referrers, with and without the page', async () => {
    expect(await dub.analytics.retrieve({ ...ALL, groupBy: 'referers' })).toContainEqual({
      referer: 'news.test',
      ...figures,
    } as never)
    expect(await dub.analytics.retrieve({ ...ALL, groupBy: 'referer_urls' })).toContainEqual({
      refererUrl: 'news.test/today',
      ...figures,
    } as never)
  })

  test('links and their destinations', async () => {
    const { id, key } = story.shop.link
    const links = (await dub.analytics.retrieve({
      event: 'sales',
      groupBy: 'top_links',
    })) as object[]
    expect(links).toHaveLength(1)
    expect(links[0]).toMatchObject({
      link: id,
      id,
      key,
      domain: story.shop.domain,
      shortLink: `https://${story.shop.domain}/${key}`,
      url: 'https://shop.test/',
      title: null,
      ...figures,
    })
    const urls = await dub.analytics.retrieve({ event: 'sales', groupBy: 'top_urls' })
    expect(urls).toEqual([{ url: 'https://shop.test/', ...figures }] as never)
  })

  test('every filter of the client is understood', async () => {
    const one = await dub.analytics.retrieve({
      ...ALL,
      domain: story.shop.domain,
      key: 'spring',
      country: 'DE,FR',
      city: '-Paris',
      region: 'BE',
      continent: 'EU',
      device: 'Desktop',
      browser: 'Chrome',
      os: '-Windows',
      trigger: 'link',
      referer: 'news.test',
      refererUrl: 'https://news.test/today',
      url: 'https://shop.test/',
      utmSource: '-mail',
      root: false,
      qr: false,
      interval: 'mtd',
      timezone: 'America/New_York',
    })
    expect(one).toEqual(figures)
    expect(await dub.analytics.retrieve({ ...ALL, customerId: 'ext_ada' })).toEqual(figures)
    const start = '2031-03-12T10:00:01Z'
    expect(await dub.analytics.retrieve({ start, end: '2031-03-12T10:00:02Z' })).toMatchObject({
      clicks: 1,
    })
  })

  test('errors arrive as the errors of the client', async () => {
    const retrieve = dub.analytics.retrieve.bind(dub.analytics)
    await expect(retrieve({ timezone: 'Mars' })).rejects.toBeInstanceOf(UnprocessableEntity)
    await expect(retrieve({ linkId: 'link_unknown' })).rejects.toBeInstanceOf(NotFound)
  })
})

describe('events.list', () => {
  test('clicks', async () => {
    const events = await dub.events.list({ event: 'clicks', interval: '7d' })
    expect(events).toHaveLength(3)
    expect(events.at(-1)).toMatchObject({
      event: 'click',
      clickId: story.clickIds[0],
      linkId: story.shop.link.id,
      click: { refererUrl: 'news.test/today', qr: false },
      link: { id: story.shop.link.id, trackConversion: true },
    })
  })

  test('leads', async () => {
    const [lead] = await dub.events.list({ event: 'leads' })
    expect(lead).toMatchObject({
      event: 'lead',
      eventId: story.leadId,
      customer: { externalId: 'ada' },
    })
  })

  test('sales, page by page', async () => {
    const [sale] = await dub.events.list({ event: 'sales', limit: 1, page: 2 })
    expect(sale).toMatchObject({
      event: 'sale',
      eventId: story.saleId,
      invoiceId: 'in_1',
      sale: { amount: 5000, currency: 'usd' },
    })
  })
})
