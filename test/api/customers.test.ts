import { beforeAll, describe, expect, test } from 'bun:test'
import { TestClock } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { openShop, type Shop } from '../kit/conversions.ts'
import { agreedTotals } from '../kit/totals.ts'

const backend = await testBackend({ clock: new TestClock('2031-05-10T08:00:00Z') })
const shop = await openShop(backend)

async function signUp(customerExternalId: string, more: object = {}, at: Shop = shop) {
  const clickId = await at.click()
  const body = { clickId, eventName: 'Sign up', customerExternalId, ...more }
  expect((await at.api('POST', '/track/lead', body)).status).toBe(200)
  return clickId
}

describe('create', () => {
  test('answers 201 with the customer', async () => {
    const { status, body } = await shop.api('POST', '/customers', {
      externalId: ' u1 ',
      name: 'Ada',
      email: 'ada@example.com',
      avatar: 'https://example.com/a.png',
      country: 'gb',
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.stringMatching(/^cus_/),
      externalId: 'u1',
      name: 'Ada',
      email: 'ada@example.com',
      avatar: 'https://example.com/a.png',
      country: 'GB',
      clickId: null,
      sales: 0,
      saleAmount: 0,
      saleCurrency: 'usd',
      firstSaleAt: null,
      createdAt: new Date(backend.clock.now()).toISOString(),
      programId: null,
      identifiedProgramId: null,
      partnerId: null,
    })
  })

  test('of an external id that exists is a conflict, also at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => shop.api('POST', '/customers', { externalId: 'same' })),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409, 409, 409])
  })

  test('adopts the sales that came before', async () => {
    await shop.api('POST', '/track/sale', { customerExternalId: 'adopted', amount: 70 })
    await shop.api('POST', '/track/sale', {
      customerExternalId: 'adopted',
      amount: 5,
      currency: 'eur',
    })
    const { body } = await shop.api('POST', '/customers', { externalId: 'adopted' })
    expect(body).toMatchObject({ sales: 2, saleAmount: 70 })
    expect(body.firstSaleAt).not.toBeNull()
    await agreedTotals(backend, shop.id)
  })
})

describe('read', () => {
  test('finds by id and by external id, with the link when asked', async () => {
    const clickId = await signUp('reader')
    const { body } = await shop.api('GET', '/customers/ext_reader?includeExpandedFields=true')
    expect(body).toMatchObject({
      externalId: 'reader',
      clickId,
      link: { id: shop.link.id, shortLink: `https://${shop.domain}/spring` },
      partner: null,
      discount: null,
    })
    const byId = await shop.api('GET', `/customers/${body.id}`)
    expect(byId.body.externalId).toBe('reader')
    expect(byId.body).not.toHaveProperty('link')
  })

  test('another workspace’s customer does not exist', async () => {
    await signUp('private')
    const { body } = await shop.api('GET', '/customers/ext_private')
    const other = await openShop(backend)
    for (const id of [body.id, 'ext_private', 'cus_000000000000000', 'nonsense']) {
      for (const method of ['GET', 'DELETE']) {
        const answer = await other.api(method, `/customers/${id}`)
        expect([answer.status, answer.body.error.code]).toEqual([404, 'not_found'])
      }
      expect((await other.api('PATCH', `/customers/${id}`, { name: 'x' })).status).toBe(404)
    }
    expect((await shop.api('GET', '/customers/ext_private')).body.name).toBeNull()
  })
})

describe('list', () => {
  let own: Shop
  let ids: string[]
  const list = async (query: string) =>
    (await own.api('GET', `/customers?${query}`)).body as { id: string; externalId: string }[]

  beforeAll(async () => {
    own = await openShop(backend)
    ids = []
    for (let i = 0; i < 7; i++) {
      backend.clock.advance(1000)
      const body = {
        externalId: `n${i}`,
        name: i === 3 ? '100% Percy' : `Person ${i}`,
        email: `n${i}@example.com`,
        country: i % 2 ? 'DE' : 'FR',
      }
      ids.push((await own.api('POST', '/customers', body)).body.id)
    }
    await signUp('n2', {}, own)
    await own.api('POST', '/track/sale', { customerExternalId: 'n2', amount: 500 })
    await own.api('POST', '/track/sale', { customerExternalId: 'n5', amount: 900 })
  })

  test('is newest first, or oldest first', async () => {
    expect((await list('')).map((c) => c.id)).toEqual(ids.toReversed())
    expect((await list('sortOrder=asc')).map((c) => c.id)).toEqual(ids)
  })

  test.each(['', '&sortBy=firstSaleAt', '&sortBy=firstSaleAt&sortOrder=asc'])(
    'with "%s" is walked with startingAfter until an empty page, and back with endingBefore',
    async (order) => {
      const all = (await list(order)).map((c) => c.id)
      const seen: string[] = []
      for (;;) {
        const after = seen.length > 0 ? `&startingAfter=${seen.at(-1)}` : ''
        const part = await list(`pageSize=3${order}${after}`)
        if (part.length === 0) break
        seen.push(...part.map((c) => c.id))
      }
      expect(seen).toEqual(all)
      const back = await list(`pageSize=3${order}&endingBefore=${seen[5]}`)
      expect(back.map((c) => c.id)).toEqual(seen.slice(2, 5))
    },
  )

  test('is read page by page', async () => {
    expect((await list('page=2&pageSize=5')).map((c) => c.id)).toEqual(ids.toReversed().slice(5))
  })

  test('filters by email, external id, country, link and search', async () => {
    const names = async (query: string) => (await list(query)).map((c) => c.externalId)
    expect(await names('email=n4@example.com')).toEqual(['n4'])
    expect(await names('externalId=n4')).toEqual(['n4'])
    expect(await names('externalId=ext_n4')).toEqual(['n4'])
    expect(await names('country=de&sortOrder=asc')).toEqual(['n1', 'n3', 'n5'])
    expect(await names(`linkId=${own.link.id}`)).toEqual(['n2'])
    expect(await names('linkId=link_nothing')).toEqual([])
    expect(await names(`search=${encodeURIComponent('100%')}`)).toEqual(['n3'])
    expect(await names('search=PERSON 6')).toEqual(['n6'])
  })

  test('sorts by amount and by first sale', async () => {
    expect((await list('sortBy=saleAmount')).slice(0, 2).map((c) => c.externalId)).toEqual([
      'n5',
      'n2',
    ])
    expect(
      (await list('sortBy=firstSaleAt&sortOrder=asc&pageSize=2')).map((c) => c.externalId).sort(),
    ).toEqual(['n2', 'n5'])
  })

  test.each([
    'sortBy=name',
    'pageSize=101',
    'page=0',
    'page=x',
    'startingAfter=link_000000000000000',
    'page=1&startingAfter=cus_000000000000000',
    'startingAfter=cus_000000000000000&endingBefore=cus_000000000000000',
    'sortBy=saleAmount&startingAfter=cus_0000000000000000',
    'country=deu',
    `search=${'x'.repeat(256)}`,
  ])('refuses %s', async (query) => {
    const { status, body } = await own.api('GET', `/customers?${query}`)
    expect([status, body.error.code]).toEqual([422, 'unprocessable_entity'])
  })
})
