import { describe, expect, test } from 'bun:test'
import { createCtx } from '../../server/core/ctx.ts'
import { verifyByOperator } from '../../server/modules/links/domains/verify-domain.ts'
import { createDomain } from '../../server/modules/links/domains/create-domain.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace, type TestWorkspace } from '../kit/workspace.ts'

const url = 'https://x.org'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)

const add = (body: object) => workspace.api('POST', '/domains', body)
const domainsOf = async (own: TestWorkspace) =>
  (await own.api('GET', '/domains?archived=true')).body as { slug: string; primary: boolean }[]

describe('a domain', () => {
  test('is stored as the Host header will name it', async () => {
    const slugs = {
      ' GO.Example.com ': 'go.example.com',
      'https://bücher.example/': 'xn--bcher-kva.example',
      'port.example:3210': 'port.example:3210',
      'port.example:443': 'port.example',
      'dot.example.': 'dot.example',
    }
    for (const [slug, stored] of Object.entries(slugs)) {
      const { status, body } = await add({ slug })
      expect([status, body.slug]).toEqual([201, stored])
    }
  })

  test('that is none, or has settings that are not allowed, is refused: 422', async () => {
    const before = await domainsOf(workspace)
    const bodies = [
      {},
      { slug: '' },
      { slug: 1 },
      { slug: 'word' },
      { slug: 'a b.example' },
      { slug: 'x.example/path' },
      { slug: 'me@x.example' },
      { slug: '*.x.example' },
      { slug: `${'a'.repeat(64)}.example` },
      { slug: `${'a.'.repeat(120)}example` },
      { slug: 'x.example', notFoundUrl: 'javascript:alert(1)' },
      { slug: 'x.example', placeholder: 'data:text/html,x' },
      { slug: 'x.example', expiredUrl: `https://x.org/${'a'.repeat(9000)}` },
      { slug: 'x.example', notFoundUlr: url },
      { slug: 'x.example', archived: 'yes' },
      { slug: 'x.example\u0000' },
    ]
    for (const body of bodies) {
      const answer = await add(body)
      expect(answer.body.error?.code, JSON.stringify(body)).toBe('unprocessable_entity')
    }
    expect(await domainsOf(workspace)).toEqual(before)
  })

  test('is registered once in a workspace: 409 for a second time, also at once', async () => {
    const slug = 'one.test'
    const answers = await Promise.all([1, 2, 3].map(() => add({ slug })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    const renamed = await workspace.api('PATCH', `/domains/${slug}`, { slug: workspace.domain })
    expect([renamed.status, renamed.body.error.code]).toEqual([409, 'conflict'])
  })

  test('beyond the limit of the plan is refused: 403', async () => {
    const free = await createTestWorkspace(backend, { plan: 'free' })
    const statuses: number[] = []
    for (const slug of ['f1.test', 'f2.test', 'f3.test']) {
      statuses.push((await free.api('POST', '/domains', { slug })).status)
    }
    expect(statuses).toEqual([201, 201, 403])
  })
})

describe('the primary domain', () => {
  test('is always exactly one: the first, the one made so, or the oldest in use', async () => {
    const own = await createTestWorkspace(backend)
    const primary = async () =>
      (await domainsOf(own)).flatMap(({ slug, primary }) => (primary ? [slug] : []))
    backend.clock.advance(1)
    await own.addDomain('p2.test')
    backend.clock.advance(1)
    expect(await primary()).toEqual([own.domain])
    await own.addDomain('p3.test', { primary: true })
    expect(await primary()).toEqual(['p3.test'])
    expect((await own.api('POST', '/links', { url, key: 'k' })).body.domain).toBe('p3.test')
    await own.api('PATCH', '/domains/p3.test', { archived: true })
    expect(await primary()).toEqual([own.domain])
    await own.api('PATCH', '/domains/p2.test', { primary: true })
    expect(await primary()).toEqual(['p2.test'])
    await own.api('DELETE', '/domains/p2.test')
    expect(await primary()).toEqual([own.domain])
    const both = await own.api('PATCH', '/domains/p3.test', { primary: true, archived: true })
    expect(both.body.error.code).toBe('unprocessable_entity')
  })

  test('is missing in a workspace without domains: a link says to add one', async () => {
    const own = await createTestWorkspace(backend)
    await own.api('DELETE', `/domains/${own.domain}`)
    const { status, body } = await own.api('POST', '/links', { url })
    expect([status, body.error.code]).toEqual([422, 'unprocessable_entity'])
    expect(body.error.message).toContain('POST /domains')
  })
})

describe('a domain with links', () => {
  test('cannot be deleted until they are gone: 409', async () => {
    const own = await createTestWorkspace(backend)
    const link = await own.api('POST', '/links', { url, archived: true })
    const refused = await own.api('DELETE', `/domains/${own.domain}`)
    expect([refused.status, refused.body.error.code]).toEqual([409, 'conflict'])
    expect(refused.body.error.message).toContain('has links')
    await own.api('DELETE', `/links/${link.body.id}`)
    expect((await own.api('DELETE', `/domains/${own.domain}`)).status).toBe(200)
  })

  test('never loses one to a deletion at the same moment', async () => {
    const own = await createTestWorkspace(backend)
    for (let round = 0; round < 10; round++) {
      const slug = `race${round}.test`
      await own.api('POST', '/domains', { slug })
      const [made, gone] = await Promise.all([
        own.api('POST', '/links', { url, domain: slug }),
        own.api('DELETE', `/domains/${slug}`),
      ])
      expect([
        [200, 409],
        [403, 200],
      ]).toContainEqual([made.status, gone.status])
    }
  })

  test('takes them along to its new name', async () => {
    const own = await createTestWorkspace(backend)
    await own.api('POST', '/links', { url, key: 'k' })
    expect((await own.visit('k')).status).toBe(302)
    await own.api('PATCH', `/domains/${own.domain}`, { slug: 'renamed.test' })
    const info = await own.api('GET', '/links/info?domain=renamed.test&key=k')
    expect(info.body.shortLink).toBe('https://renamed.test/k')
    expect((await own.visit('k')).status).toBe(404)
    const there = () => own.visit('k', { headers: { host: 'renamed.test' } })
    expect((await there()).status).toBe(404)
    const { body } = await own.api('GET', '/domains/renamed.test')
    backend.dns.set(body.verification.record)
    await own.api('POST', '/domains/renamed.test/verify')
    expect((await there()).status).toBe(302)
  })

  test('for development, with a port, gives links in the scheme of the server', async () => {
    const actor = { type: 'system', name: 'cli' } as const
    const scope = { workspaceId: workspace.id, plan: workspace.plan, actor }
    const operator = createCtx(backend.deps, scope)
    await createDomain(operator, { slug: 'localhost:3999' })
    await verifyByOperator(operator, 'localhost:3999')
    const { body } = await workspace.api('POST', '/links', {
      url,
      domain: 'localhost:3999',
      key: 'k',
    })
    expect(body.shortLink).toBe('http://localhost:3999/k')
    const visit = await workspace.visit('k', { headers: { host: 'localhost:3999' } })
    expect(visit.headers.get('location')).toBe(url)
  })
})
