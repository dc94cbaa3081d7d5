import { describe, expect, test } from 'bun:test'
import { TestClock } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { openShop } from '../kit/conversions.ts'
import { playStory } from '../kit/story.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const clock = new TestClock('2031-03-12T10:00:00Z')
const backend = await testBackend({ clock, config: { trustProxy: true } })
const story = await playStory(backend)

const ask = (query: string) => story.shop.api('GET', `/analytics?${query}`)

describe('a report', () => {
  test('never sums amounts across currencies', async () => {
    const saleAmounts = { usd: 3000, eur: 900 }
    const counts = { clicks: 3, leads: 1, sales: 2, saleAmounts }
    expect((await ask('')).body).toEqual({ ...counts, saleAmount: 3000 })
    expect((await ask('currency=EUR')).body).toEqual({ ...counts, saleAmount: 900 })
    expect((await ask('currency=jpy')).body).toEqual({ ...counts, saleAmount: 0 })
  })

  test('sees what has just happened, and a refund at its own time', async () => {
    const before = await ask('start=2031-03-12T10:02:02Z&end=2031-03-12T10:04:02Z')
    expect(before.body).toMatchObject({ sales: 2, saleAmount: 5000 })
    const after = await ask('start=2031-03-12T10:04:02Z&end=2031-03-12T10:04:03Z')
    expect(after.body).toMatchObject({ sales: 0, saleAmount: -2000 })
    await story.shop.click()
    backend.clock.advance(1)
    expect((await ask('linkId=' + story.shop.link.id)).body.clicks).toBe(2)
  })

  test('groups by UTM words and domains', async () => {
    const [row, ...rest] = (await ask('groupBy=utm_sources')).body
    expect(rest).toEqual([])
    expect(row).toMatchObject({ utm_source: 'mail', clicks: 2 })
    expect((await ask('groupBy=top_domains')).body).toMatchObject([
      { domain: story.shop.domain, clicks: 4 },
    ])
  })

  test('has the words of its own workspace, whichever workspace saw them first', async () => {
    for (const shop of [await openShop(backend), await openShop(backend)]) {
      const headers = { referer: 'https://shared.test/' }
      await shop.createLink('promo', { utm_source: 'shared' })
      const { status } = await shop.visit('promo', { headers })
      expect(status).toBe(302)
      const rows = async (groupBy: string) =>
        (await shop.api('GET', `/analytics?interval=all&groupBy=${groupBy}`)).body
      expect(await rows('referers')).toMatchObject([{ referer: 'shared.test', clicks: 1 }])
      expect(await rows('utm_sources')).toMatchObject([{ utm_source: 'shared', clicks: 1 }])
      expect(await rows('top_urls')).toMatchObject([{ clicks: 1 }])
    }
  })

  test('of a link can be asked by external id, tag, folder or tenant', async () => {
    const tag = (await story.shop.api('POST', '/tags', { name: 'Big' })).body
    const folder = (await story.shop.api('POST', '/folders', { name: 'Campaigns' })).body
    const more = { externalId: '7', tenantId: 't7', tagIds: [tag.id], folderId: folder.id }
    const link = await story.shop.createLink('tagged', more)
    await story.shop.click('tagged')
    const queries = ['externalId=7', 'externalId=ext_7', 'linkId=ext_7', 'tenantId=t7']
    queries.push(`tagId=${tag.id}`, `tagIds=${tag.id}`, `folderId=${folder.id}`)
    for (const query of queries) {
      expect([query, (await ask(query)).body.clicks]).toEqual([query, 1])
      const { body } = await ask(`${query}&groupBy=top_links`)
      expect(body).toMatchObject([{ id: link.id, folderId: folder.id, clicks: 1 }])
    }
    expect((await ask('folderId=unsorted')).body.clicks).toBe(4)
    expect((await ask(`tagId=-${tag.id}`)).body.clicks).toBe(4)
    await story.shop.api('DELETE', `/links/${link.id}`)
    expect((await ask(`linkId=${link.id}`)).body.clicks).toBe(1)
  })

  test('of an empty workspace is empty', async () => {
    const stranger = await createTestWorkspace(backend)
    const nothing = { clicks: 0, leads: 0, sales: 0, saleAmount: 0, saleAmounts: {} }
    expect((await stranger.api('GET', '/analytics?interval=all')).body).toEqual(nothing)
    expect((await stranger.api('GET', '/analytics?interval=all&groupBy=cities')).body).toEqual([])
    const series = await stranger.api('GET', '/analytics?interval=all&groupBy=timeseries')
    expect(series.body[0]).toMatchObject(nothing)
  })
})

test.each([
  ['timezone=Mars/Olympus', 'timezone'],
  ['interval=5y', 'interval'],
  ['groupBy=planets', 'groupBy'],
  ['event=views', 'event'],
  ['start=2031-02-30', 'start'],
  ['end=2031-02-01', 'start'],
  ['start=2031-03-02&end=2031-03-01', 'start'],
  ['start=2000-01-01&end=2031-03-01', 'start'],
  ['currency=gold', 'currency'],
  ['key=spring', 'domain'],
  ['country=-DE,', 'country'],
  ['utm_sorce=mail', 'utm_sorce'],
  ['query=metadata', 'query'],
])('%p is refused', async (query, path) => {
  const { status, body } = await ask(query)
  expect({ status, issues: body.error?.issues }).toMatchObject({ status: 422, issues: [{ path }] })
})

test('an unknown link is not found, nor is one of another workspace', async () => {
  const stranger = await createTestWorkspace(backend)
  const { body } = await stranger.api('POST', '/links', {
    url: 'https://x.test',
    key: 'x',
    externalId: 'x',
  })
  const queries = [`linkId=${body.id}`, 'externalId=x', `domain=${stranger.domain}&key=x`]
  for (const query of queries) expect((await ask(query)).status).toBe(404)
})

describe('customers who bought', () => {
  test('are counted once, for a lead of this time, however often they buy', async () => {
    const shop = await openShop(backend)
    const buys = async (customerExternalId: string, invoiceId: string) => {
      const sale = { customerExternalId, amount: 1000, invoiceId }
      expect((await shop.api('POST', '/track/sale', sale)).status).toBe(200)
    }
    for (const customerExternalId of ['ada', 'bob', 'cleo']) {
      const lead = { clickId: await shop.click(), eventName: 'Sign up', customerExternalId }
      expect((await shop.api('POST', '/track/lead', lead)).status).toBe(200)
    }
    for (const n of [1, 2, 3, 4]) await buys('ada', `ada-${n}`)
    await buys('bob', 'bob-1')
    backend.clock.advance(1)
    const count = async (query = '') =>
      (await shop.api('GET', `/analytics?include=buyers${query}`)).body
    expect(await count()).toMatchObject({ leads: 3, buyers: 2, sales: 5 })
    expect(await count('&groupBy=top_links')).toMatchObject([{ leads: 3, buyers: 2, sales: 5 }])
    expect(await count('&linkId=-' + shop.link.id)).toMatchObject({ buyers: 0 })

    const laterMs = clock.now()
    backend.clock.advance(60_000)
    for (const who of ['cleo', 'bob']) await buys(who, `${who}-late`)
    backend.clock.advance(1)
    const since = `&start=${new Date(laterMs + 1).toISOString()}`
    const later = await count(since)
    // Cleo became a lead before, so she belongs to the time before.
    expect(later).toMatchObject({ leads: 0, buyers: 0, sales: 2 })
    expect(await count()).toMatchObject({ leads: 3, buyers: 3, sales: 7 })
  })

  test('are not counted where nobody asks, and not over time', async () => {
    expect((await ask('')).body).not.toHaveProperty('buyers')
    const over = await ask('include=buyers&groupBy=timeseries')
    expect([over.status, over.body.error.message]).toEqual([
      422,
      'Buyers can’t be counted over time. Omit groupBy, or use another value.',
    ])
  })
})
