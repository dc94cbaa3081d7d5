import { beforeAll, describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace, type TestWorkspace } from '../kit/workspace.ts'

const url = 'https://x.org'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)

const keysOf = async (own: TestWorkspace, query: string): Promise<string[]> =>
  (await own.api('GET', `/links?${query}`)).body.map((link: { key: string }) => link.key)

describe('GET /links', () => {
  let own: TestWorkspace
  let folder: string

  beforeAll(async () => {
    own = await createTestWorkspace(backend)
    folder = (await own.api('POST', '/folders', { name: 'F' })).body.id
    await own.api('POST', '/domains', { slug: 'second.test' })
    const links = [
      { key: 'a', folderId: folder },
      { key: 'b', domain: 'second.test' },
      { key: 'c', archived: true },
      { key: 'd' },
    ]
    for (const [i, link] of links.entries()) {
      backend.clock.advance(1)
      const { body } = await own.api('POST', '/links', { url, ...link })
      await backend.deps.db.sql`
        update links set clicks = ${i % 3}, sale_amount = ${10 - i},
          last_clicked = ${i === 0 ? null : new Date(i * 1000)}
        where id = ${body.id}`
    }
  })

  test('without a folder lists the links of all folders, newest first', async () => {
    expect(await keysOf(own, '')).toEqual(['d', 'b', 'a'])
    expect(await keysOf(own, `folderId=${folder}`)).toEqual(['a'])
    expect(await keysOf(own, `folderId=-${folder}`)).toEqual(['d', 'b'])
    expect(await keysOf(own, 'folderId=unsorted')).toEqual(['d', 'b'])
  })

  test('filters by one domain, several, or all but one', async () => {
    expect(await keysOf(own, 'domain=second.test')).toEqual(['b'])
    expect(await keysOf(own, `domain=second.test,${own.domain}`)).toEqual(['d', 'b', 'a'])
    expect(await keysOf(own, 'domain=-second.test')).toEqual(['d', 'a'])
  })

  test('sorts by what it is asked to, unclicked links last', async () => {
    const all = 'showArchived=true'
    expect(await keysOf(own, `${all}&sortOrder=asc`)).toEqual(['a', 'b', 'c', 'd'])
    expect(await keysOf(own, `${all}&sortBy=clicks`)).toEqual(['c', 'b', 'd', 'a'])
    expect(await keysOf(own, `${all}&sort=saleAmount`)).toEqual(['a', 'b', 'c', 'd'])
    expect(await keysOf(own, `${all}&sortBy=lastClicked`)).toEqual(['d', 'c', 'b', 'a'])
  })

  test.each(['clicks', 'clicks&sortOrder=asc', 'lastClicked', 'lastClicked&sortOrder=asc'])(
    'goes on from an id in the order of %s',
    async (order) => {
      const query = `showArchived=true&sortBy=${order}`
      const { body } = await own.api('GET', `/links?${query}`)
      const keys = await keysOf(own, query)
      for (const [n, { id }] of body.entries()) {
        expect(await keysOf(own, `${query}&startingAfter=${id}`)).toEqual(keys.slice(n + 1))
        expect(await keysOf(own, `${query}&endingBefore=${id}`)).toEqual(keys.slice(0, n))
      }
    },
  )

  test('goes on from an id in ascending order too', async () => {
    const { body } = await own.api('GET', '/links?sortOrder=asc&pageSize=1')
    const query = `sortOrder=asc&startingAfter=${body[0].id}`
    expect(await keysOf(own, query)).toEqual(['b', 'd'])
    expect(await keysOf(own, `sortOrder=desc&endingBefore=${body[0].id}`)).toEqual(['d', 'b'])
  })

  test('counts by domain, folder and tag', async () => {
    const count = async (groupBy: string) =>
      (await own.api('GET', `/links/count?groupBy=${groupBy}`)).body
    expect(await count('domain')).toEqual([
      { domain: own.domain, _count: 2 },
      { domain: 'second.test', _count: 1 },
    ])
    expect(await count('folderId')).toEqual([
      { folderId: null, _count: 2 },
      { folderId: folder, _count: 1 },
    ])
    expect(await count('userId')).toEqual([{ userId: null, _count: 3 }])
    expect(await count('tagId')).toEqual([])
  })

  test('refuses what it cannot read: 422', async () => {
    const queries = [
      'pageSize=101',
      'pageSize=0',
      'page=1001',
      'page=x',
      'sortBy=title',
      'showArchived=maybe',
      `search=${'s'.repeat(501)}`,
      'startingAfter=nonsense',
      'startingAfter=link_0000000000000000&endingBefore=link_0000000000000000',
      'startingAfter=link_0000000000000000&page=2',
      'startingAfter=link_0000000000000000&sortBy=clicks',
      'startingAfter=link_0000000000000000&sortBy=saleAmount',
    ]
    for (const query of queries) {
      const { status, body } = await own.api('GET', `/links?${query}`)
      expect([query, status, body.error?.code]).toEqual([query, 422, 'unprocessable_entity'])
    }
    const grouped = await own.api('GET', '/links/count?groupBy=title')
    expect(grouped.body.error.code).toBe('unprocessable_entity')
    const info = await own.api('GET', '/links/info')
    expect(info.body.error.code).toBe('unprocessable_entity')
  })
})

describe('bulk calls', () => {
  test('answer every item at its place, refused ones with their reason', async () => {
    await workspace.api('POST', '/links', { url, key: 'taken', externalId: 'taken' })
    const { status, body } = await workspace.api('POST', '/links/bulk', [
      { url, key: 'first' },
      { url: 'javascript:alert(1)' },
      { url, key: 'taken' },
      { url, externalId: 'taken' },
      { url, domain: 'nobodys.test' },
      { url, folderId: 'fold_none' },
      { url, tagNames: ['none'] },
      { url, key: 'FIRST', password: 'secret' },
      { url },
    ])
    expect(status).toBe(200)
    expect(body.map((item: { code?: string }) => item.code ?? 'created')).toEqual([
      'created',
      'unprocessable_entity',
      'conflict',
      'conflict',
      'forbidden',
      'not_found',
      'unprocessable_entity',
      'conflict',
      'created',
    ])
    expect(body[7].link).toEqual({ url, key: 'FIRST' })
    expect(await keysOf(workspace, 'search=x.org')).toHaveLength(3)
  })

  test('refuse more than 100 items, none, and misspelt fields, and write nothing', async () => {
    const own = await createTestWorkspace(backend)
    const many = Array.from({ length: 101 }, () => ({ url }))
    const ids = Array.from({ length: 101 }, (_, i) => `link_${i}`)
    const calls: [string, string, unknown?][] = [
      ['POST', '/links/bulk', many],
      ['POST', '/links/bulk', []],
      ['POST', '/links/bulk', { url }],
      ['POST', '/links/bulk', [{ url }, { url, trackConverson: true }]],
      ['POST', '/links/bulk', [{ url }, { url: 1 }]],
      ['PATCH', '/links/bulk', { linkIds: ids, data: { title: 'T' } }],
      ['PATCH', '/links/bulk', { data: { title: 'T' } }],
      ['PATCH', '/links/bulk', { linkIds: ['link_1'] }],
      ['PATCH', '/links/bulk', { linkIds: ['link_1'], data: { titel: 'T' } }],
      ['DELETE', '/links/bulk'],
      ['DELETE', '/links/bulk?linkIds='],
      ['DELETE', `/links/bulk?linkIds=${ids.join()}`],
    ]
    for (const [method, path, body] of calls) {
      const answer = await own.api(method, path, body)
      expect(answer.body.error?.code, `${method} ${path}`).toBe('unprocessable_entity')
    }
    const misspelt = await own.api('POST', '/links/bulk', calls[3]![2])
    expect(misspelt.body.error.issues[0].path).toBe('1.trackConverson')
    expect((await own.api('GET', '/links')).body).toEqual([])
  })

  test('change and delete the links they find and say which they do not', async () => {
    const { body: links } = await workspace.api('POST', '/links/bulk', [
      { url, externalId: 'x-1', utm_source: 'a' },
      { url: 'https://y.org' },
    ])
    const ids = [links[1].id, 'link_none', 'ext_x-1', links[1].id]
    const data = { utm_medium: 'm' }
    const changed = await workspace.api('PATCH', '/links/bulk', { linkIds: ids, data })
    expect(changed.body).toMatchObject([
      { id: links[1].id, url: 'https://y.org?utm_medium=m' },
      { code: 'not_found', link: { id: 'link_none' } },
      { id: links[0].id, url: 'https://x.org?utm_source=a&utm_medium=m' },
    ])
    const deleted = await workspace.api('DELETE', `/links/bulk?linkIds=${ids.join()}`)
    expect(deleted.body).toEqual({ deletedCount: 2 })
  })

  test('repeat with an Idempotency-Key without writing again', async () => {
    const own = await createTestWorkspace(backend)
    const call = () =>
      own.api('POST', '/links/bulk', [{ url }, { url }], { 'idempotency-key': 'k' })
    const [one, two] = await Promise.all([call(), call()])
    expect(two.body).toEqual(one.body)
    expect((await own.api('GET', '/links/count')).body).toBe(2)
  })
})

describe("the plan's limit", () => {
  test('stops the link that is one too many: 403, also in bulk', async () => {
    const free = await createTestWorkspace(backend, { plan: 'free' })
    await backend.deps.db.sql`
      insert into links (workspace_id, id, domain, key, key_lookup, url)
      select ${free.id}, 'link_' || n, ${free.domain}, 'k' || n, 'k' || n, ${url}
      from generate_series(1, 998) n`
    const bulk = await free.api('POST', '/links/bulk', [{ url }, { url }, { url }])
    expect([bulk.status, bulk.body.error.code]).toEqual([403, 'exceeded_limit'])
    const create = () => free.api('POST', '/links', { url })
    expect([(await create()).status, (await create()).status]).toEqual([200, 200])
    const { status, body } = await create()
    expect([status, body.error.code]).toEqual([403, 'exceeded_limit'])
    const upsert = await free.api('PUT', '/links/upsert', { url: 'https://new.org' })
    expect(upsert.status).toBe(403)
    expect((await free.api('GET', '/links/count')).body).toBe(1000)
  })
})
