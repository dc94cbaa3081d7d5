import { describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { enrolled } from '../kit/enrolled.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const url = 'https://x.org'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)

const create = (body: object, headers?: HeadersInit) =>
  workspace.api('POST', '/links', { url, ...body }, headers)
const stored = (id: string) => backend.deps.db.sql`select * from links where id = ${id}`
const together = <T>(call: () => Promise<T>) => Promise.all([call(), call(), call()])

describe('a new link', () => {
  test('gets seven random letters and digits on the primary domain', async () => {
    const { body } = await create({})
    expect(body.domain).toBe(workspace.domain)
    expect(body.key).toMatch(/^[0-9A-Za-z]{7}$/)
  })

  test('gets a random key of the length and with the prefix asked for', async () => {
    const { body } = await create({ prefix: '/c/', keyLength: 60 })
    expect(body.key).toMatch(/^c\/[0-9A-Za-z]{60}$/)
  })

  test('keeps the case of its key and the language it is in', async () => {
    const { body } = await create({ key: '/Grüße/☀️/' })
    expect(body.key).toBe('Grüße/☀️')
    expect(body.shortLink).toBe(`https://${workspace.domain}/Gr%C3%BC%C3%9Fe/%E2%98%80%EF%B8%8F`)
    const { status } = await workspace.visit('gr%C3%BC%C3%9Fe/%E2%98%80%EF%B8%8F')
    expect(status).toBe(302)
  })

  test('mirrors the UTM parameters of its destination', async () => {
    const { body } = await create({ url: 'https://x.org/?utm_source=a%20b&q=%20#f', utm_term: 't' })
    expect(body).toMatchObject({
      url: 'https://x.org/?utm_source=a%20b&q=%20&utm_term=t#f',
      utm_source: 'a b',
      utm_term: 't',
      utm_medium: null,
    })
  })

  test('stores its password as a hash and never shows it', async () => {
    const { body } = await create({ password: 'open sesame' })
    expect(body.password).toBe('********')
    const [row] = await stored(body.id)
    expect(row!.password_hash).toStartWith('$argon2')
    const page = await workspace.visit(body.key)
    expect(page.headers.get('location')).toBeNull()
  })

  test('takes an external id with or without ext_', async () => {
    const { body } = await create({ externalId: 'ext_ext-1' })
    expect(body.externalId).toBe('ext-1')
    expect((await workspace.api('GET', '/links/ext_ext-1')).body.id).toBe(body.id)
    expect((await workspace.api('GET', '/links/info?externalId=ext-1')).body.id).toBe(body.id)
  })

  test('stands at the root of its domain with the key _root', async () => {
    const own = await createTestWorkspace(backend)
    const { body } = await own.api('POST', '/links', { url, key: '_root' })
    expect(body.shortLink).toBe(`https://${own.domain}`)
    const info = await own.api('GET', `/links/info?domain=${own.domain}`)
    expect(info.body.id).toBe(body.id)
    expect((await own.visit('')).headers.get('location')).toBe(url)
  })
})

describe('conversion tracking', () => {
  test('follows the switch of the workspace unless the call says otherwise', async () => {
    const own = await createTestWorkspace(backend)
    const make = async (body: object) =>
      (await own.api('POST', '/links', { url, ...body })).body.trackConversion
    expect([await make({}), await make({ trackConversion: true })]).toEqual([false, true])
    await own.api('PATCH', '/workspace', { conversionEnabled: true })
    expect([await make({}), await make({ trackConversion: false })]).toEqual([true, false])
    const upserted = await own.api('PUT', '/links/upsert', { url: 'https://y.org' })
    expect(upserted.body.trackConversion).toBe(true)
  })

  test('cannot be turned on below the business plan: 403 names the plan', async () => {
    const free = await createTestWorkspace(backend, { plan: 'free' })
    const link = await free.api('POST', '/links', { url })
    expect(link.body.trackConversion).toBe(false)
    for (const [method, path] of [
      ['POST', '/links'],
      ['PUT', '/links/upsert'],
      ['PATCH', `/links/${link.body.id}`],
    ] as const) {
      const { status, body } = await free.api(method, path, { url, trackConversion: true })
      expect([status, body.error.code]).toEqual([403, 'forbidden'])
      expect(body.error.message).toContain('business')
    }
    const bulk = await free.api('POST', '/links/bulk', [{ url }, { url, trackConversion: true }])
    expect(bulk.body).toMatchObject([{ trackConversion: false }, { code: 'forbidden' }])
    await backend.deps.db.sql`update workspaces set conversion_enabled = true where id = ${free.id}`
    await backend.deps.directory.changed()
    expect((await free.api('POST', '/links', { url })).body.trackConversion).toBe(false)
  })
})

describe('what is unique', () => {
  test('a key on its domain, whatever its case: 409, also when asked for at once', async () => {
    const answers = await together(() => create({ key: 'Once' }))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const again = await create({ key: 'oNCE' })
    expect([again.status, again.body.error.code]).toEqual([409, 'conflict'])
    const other = await create({})
    const moved = await workspace.api('PATCH', `/links/${other.body.id}`, { key: 'once' })
    expect([moved.status, moved.body.error.code]).toEqual([409, 'conflict'])
  })

  test('an external id in its workspace, also when asked for at once', async () => {
    const answers = await together(() => create({ externalId: 'only' }))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const refused = answers.find(({ status }) => status === 409)!
    expect(refused.body.error.message).toContain('externalId')
    const other = await create({})
    const taken = await workspace.api('PATCH', `/links/${other.body.id}`, { externalId: 'only' })
    expect([taken.status, taken.body.error.code]).toEqual([409, 'conflict'])
    const stranger = await createTestWorkspace(backend)
    const free = await stranger.api('POST', '/links', { url, externalId: 'only' })
    expect(free.status).toBe(200)
  })

  test('random keys are drawn again until one is free', async () => {
    const own = await createTestWorkspace(backend)
    const batch = Array.from({ length: 100 }, () => ({ url, keyLength: 3 }))
    const answers = await Promise.all([1, 2, 3].map(() => own.api('POST', '/links/bulk', batch)))
    const keys = answers.flatMap(({ body }) => body.map((link: { key: string }) => link.key))
    expect(new Set(keys.map((key) => key.toLowerCase())).size).toBe(300)
  })

  test('an upsert: calls at once make one link', async () => {
    const answers = await together(() =>
      workspace.api('PUT', '/links/upsert', { url: 'https://up.org', utm_source: 's' }),
    )
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  })

  test("an upsert leaves a partner's link to the same place alone", async () => {
    const to = { url: 'https://partner.org' }
    const { programId, partnerId } = await enrolled(backend, workspace)
    const partners = await create({ ...to, programId, partnerId })
    const plain = await workspace.api('PUT', '/links/upsert', to)
    const again = await workspace.api('PUT', '/links/upsert', { ...to, programId, partnerId })
    expect(plain.body.id).not.toBe(partners.body.id)
    expect(again.body.id).toBe(partners.body.id)
  })
})

describe('an Idempotency-Key', () => {
  test('makes a repeated call answer what the first one did, and write nothing', async () => {
    const key = { 'idempotency-key': 'create-1' }
    const answers = await together(() => create({ comments: 'once' }, key))
    const [first] = answers
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.map(({ body }) => body)).toEqual([first!.body, first!.body, first!.body])
    const found = await backend.deps.db.sql`select id from links where comments = 'once'`
    expect(found).toHaveLength(1)
  })

  test('of another request is refused: 409', async () => {
    const key = { 'idempotency-key': 'create-2' }
    await create({ comments: 'a' }, key)
    const { status, body } = await create({ comments: 'another' }, key)
    expect([status, body.error.code]).toEqual([409, 'conflict'])
    const found = await backend.deps.db.sql`select id from links where comments = 'another'`
    expect(found).toHaveLength(0)
  })
})

describe('a changed link', () => {
  test('redirects as it says now', async () => {
    const { body } = await create({ key: 'moving' })
    expect((await workspace.visit('moving')).headers.get('location')).toBe(url)
    await workspace.api('PATCH', `/links/${body.id}`, { url: 'https://y.org', key: 'moved' })
    expect((await workspace.visit('moving')).status).toBe(404)
    expect((await workspace.visit('moved')).headers.get('location')).toBe('https://y.org')
  })

  test('keeps its UTM parameters with a new destination that has none of its own', async () => {
    const { body } = await create({ utm_source: 'a', utm_medium: 'b' })
    const path = `/links/${body.id}`
    const moved = await workspace.api('PATCH', path, { url: 'https://y.org/?utm_source=own' })
    expect(moved.body.url).toBe('https://y.org/?utm_source=own&utm_medium=b')
    const cleared = await workspace.api('PATCH', path, { utm_source: null, utm_medium: '' })
    expect(cleared.body).toMatchObject({
      url: 'https://y.org/',
      utm_source: null,
      utm_medium: null,
    })
  })

  test('replaces, keeps or clears its tags', async () => {
    await workspace.api('POST', '/tags', { name: 'One' })
    const two = await workspace.api('POST', '/tags', { name: 'Two' })
    const { body } = await create({ tagNames: ['ONE', 'two'] })
    const names = async (patch: object) => {
      const answer = await workspace.api('PATCH', `/links/${body.id}`, patch)
      return answer.body.tags.map((tag: { name: string }) => tag.name)
    }
    expect(body.tags).toHaveLength(2)
    expect(await names({ title: 'T' })).toHaveLength(2)
    expect(await names({ tagId: two.body.id })).toEqual(['Two'])
    expect(await names({ tagNames: 'one' })).toEqual(['One'])
    expect(await names({ tagIds: [] })).toEqual([])
  })

  test('ends its test with its variants', async () => {
    const testVariants = [50, 50].map((percentage) => ({ url, percentage }))
    const { body } = await create({ testVariants, testCompletedAt: '2031-01-01' })
    expect(body).toMatchObject({ testVariants, testCompletedAt: '2031-01-01T00:00:00.000Z' })
    const ended = await workspace.api('PATCH', `/links/${body.id}`, { testVariants: null })
    expect(ended.body).toMatchObject({
      testVariants: null,
      testStartedAt: null,
      testCompletedAt: null,
    })
  })
})
