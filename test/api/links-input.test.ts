import { describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace, type Answer } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
await workspace.api('POST', '/links', { url: 'https://x.org', key: 'there' })

/** Everything that a refused call must leave as it was. */
async function everything(): Promise<unknown> {
  const { sql } = backend.deps.db
  return Promise.all([
    sql`select * from links order by id`,
    sql`select * from link_tags`,
    sql`select * from tags`,
    sql`select * from folders`,
    sql`select * from domains order by id`,
    sql`select * from idempotency_keys`,
  ])
}

/** Calls, and asserts that it was refused in this way and that nothing was written. */
async function refuses(
  code: string,
  call: () => Promise<Answer>,
  words?: RegExp | string,
): Promise<void> {
  const before = await everything()
  const { body } = await call()
  expect(body.error?.code, JSON.stringify(body)).toBe(code)
  expect(body.error.doc_url).toContain('/docs/errors#')
  if (words) expect(body.error.message).toMatch(words)
  expect(await everything()).toEqual(before)
}

const url = 'https://new.org'

describe('a body that cannot be a link', () => {
  const wrong: [string, unknown, (RegExp | string)?][] = [
    ['no body', undefined],
    ['a list', [{ url }]],
    ['no url', {}, 'url'],
    ['an empty url', { url: '' }, 'url'],
    ['a number as url', { url: 1 }, 'url'],
    ['javascript:', { url: 'javascript:alert(1)' }, 'javascript'],
    ['data:', { url: 'data:text/html,<script>' }, 'data'],
    ['credentials', { url: 'https://me:secret@x.org' }, /username and password/],
    ['a url of 9000 characters', { url: `https://x.org/${'a'.repeat(9000)}` }, 'url'],
    ['javascript: as fallback', { url, expiredUrl: 'javascript:1' }],
    ['javascript: for iOS', { url, ios: 'javascript:1' }],
    ['javascript: for a country', { url, geo: { DE: 'javascript:1' } }],
    ['an unknown country', { url, geo: { XX: url } }, 'XX'],
    ['data: as image', { url, image: 'data:image/png;base64,AA' }],
    ['an app scheme as image', { url, image: 'mailto:a@x.org' }, 'image'],
    ['a misspelt field', { url, trackConverson: true }, 'trackConversion'],
    ['a misspelt UTM field', { url, utm_sorce: 'a' }, 'utm_source'],
    ['a text as flag', { url, trackConversion: 'yes' }, 'trackConversion'],
    ['a key with a space', { url, key: 'a b' }, 'isn’t a valid key'],
    ['a reserved key', { url, key: 'API/x' }, 'reserved'],
    ['a key of 191 characters', { url, key: 'k'.repeat(191) }],
    ['a key length of 2', { url, keyLength: 2 }],
    ['a key length of 1.5', { url, keyLength: 5.5 }],
    ['a prefix with ..', { url, prefix: 'a/../b' }],
    ['prefix and key too long together', { url, prefix: 'a'.repeat(100), keyLength: 100 }],
    ['a date in words', { url, expiresAt: 'in two days' }, 'ISO 8601'],
    ['a date that does not exist', { url, expiresAt: '2031-13-01T00:00:00Z' }, 'ISO 8601'],
    ['an external id of 256 characters', { url, externalId: 'e'.repeat(256) }],
    ['a comment of 5001 characters', { url, comments: 'c'.repeat(5001) }],
    ['an unknown tag', { url, tagIds: ['tag_unknown'] }, 'tag_unknown'],
    ['an unknown tag name', { url, tagNames: 'nope' }, 'nope'],
    ['101 tags', { url, tagIds: Array.from({ length: 101 }, (_, i) => `tag_${i}`) }],
    ['one variant', { url, testVariants: [{ url, percentage: 99 }] }, '2 to 4'],
    ['variants beyond 100 percent', { url, testVariants: variants(60, 60) }, '100'],
    ['half a percent', { url, testVariants: variants(50.5, 49.5) }],
    [
      'a hostile variant',
      { url, testVariants: [...variants(50), { url: 'data:x', percentage: 50 }] },
    ],
    [
      'a misspelt field of a variant',
      { url, testVariants: [{ url, percentge: 50 }, ...variants(50)] },
      'percentage',
    ],
    [
      'a test that ends before it starts',
      {
        url,
        testVariants: variants(50, 50),
        testStartedAt: '2031-01-02T00:00:00Z',
        testCompletedAt: '2031-01-01T00:00:00Z',
      },
      'must be after',
    ],
    ['the mask as password', { url, password: '********' }, 'is a placeholder'],
    ['a NUL', { url, comments: 'a\u0000b' }],
    ['a NUL in a key', { url, key: 'a\u0000b' }],
  ]

  for (const [name, body, words] of wrong) {
    test(`${name}: 422, and nothing is written`, async () => {
      await refuses('unprocessable_entity', () => workspace.api('POST', '/links', body), words)
      await refuses(
        'unprocessable_entity',
        () => workspace.api('PUT', '/links/upsert', body),
        words,
      )
    })
  }

  test('malformed JSON: 400', async () => {
    for (const [method, path] of WRITES) {
      await refuses('bad_request', () => workspace.api(method, path, '{"url":'))
    }
  })
})

test('an empty body marked as JSON is none: what needs no body works', async () => {
  const { body } = await workspace.api('POST', '/links', { url: 'https://empty.org' })
  const deleted = await workspace.api('DELETE', `/links/${body.id}`, '')
  expect([deleted.status, deleted.body]).toEqual([200, { id: body.id }])
  await refuses('unprocessable_entity', () => workspace.api('POST', '/links', ''), 'object')
})

function variants(...percentages: number[]) {
  return percentages.map((percentage) => ({ url, percentage }))
}

const WRITES = [
  ['POST', '/links'],
  ['PUT', '/links/upsert'],
  ['POST', '/links/bulk'],
  ['PATCH', '/links/bulk'],
  ['PATCH', '/links/link_1'],
  ['POST', '/tags'],
  ['PATCH', '/tags/tag_1'],
  ['POST', '/folders'],
  ['PATCH', '/folders/fold_1'],
  ['POST', '/domains'],
  ['PATCH', '/domains/x.test'],
] as const

describe('a caller without the right', () => {
  test("cannot use another workspace's domain, folder or tag", async () => {
    const other = await createTestWorkspace(backend)
    const tag = await other.api('POST', '/tags', { name: 'theirs' })
    const folder = await other.api('POST', '/folders', { name: 'theirs' })
    const create = (body: object) => () => workspace.api('POST', '/links', { url, ...body })
    await refuses('forbidden', create({ domain: other.domain }), 'not one of your domains')
    await refuses('forbidden', create({ domain: 'nobodys.test' }), 'not one of your domains')
    await refuses('not_found', create({ folderId: folder.body.id }))
    await refuses('unprocessable_entity', create({ tagIds: tag.body.id }))
    await refuses('unprocessable_entity', create({ tagNames: ['theirs'] }))
  })
})

test('a link stays as it is when somebody else has changed it since it was read: 409', async () => {
  const { body: read } = await workspace.api('POST', '/links', { url: 'https://x.org' })
  backend.clock.advance(1)
  const change = (title: string, more: object = {}) =>
    workspace.api('PATCH', `/links/${read.id}`, { title, ...more })
  const first = await change('First', { ifUpdatedAt: read.updatedAt })
  expect(first.status).toBe(200)
  backend.clock.advance(1)
  const late = await change('Late', { ifUpdatedAt: read.updatedAt })
  expect(late.status).toBe(409)
  expect(late.body.error.code).toBe('conflict')
  expect((await workspace.api('GET', `/links/${read.id}`)).body.title).toBe('First')
  const both = await Promise.all(
    ['One', 'Two'].map((title) => change(title, { ifUpdatedAt: first.body.updatedAt })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await change('Any')).status).toBe(200)
  const wrong = await change('Wrong', { ifUpdatedAt: 'yesterday' })
  expect(wrong.status).toBe(422)
})
