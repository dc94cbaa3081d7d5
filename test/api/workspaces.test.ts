import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { createBackend, type TestBackend } from '../kit/backend.ts'
import { createTestWorkspace, type TestWorkspace } from '../kit/workspace.ts'

let backend: TestBackend
let workspace: TestWorkspace

beforeAll(async () => {
  backend = await createBackend()
  workspace = await createTestWorkspace(backend)
})
afterAll(() => backend.close())

const settings = async (of: TestWorkspace) => (await of.api('GET', '/workspace')).body

/** A key with some scopes only, as a caller of its own. */
async function withScopes(scopes: string[]): Promise<HeadersInit> {
  const { body } = await workspace.api('POST', '/workspace/keys', { name: 'Some', scopes })
  return { authorization: `Bearer ${body.key}` }
}

describe('workspace', () => {
  test('shows its settings with the documented defaults', async () => {
    expect(await settings(workspace)).toMatchObject({
      id: workspace.id,
      slug: workspace.slug,
      plan: 'business',
      currency: 'usd',
      publishableKey: workspace.publishableKey,
      allowedHostnames: ['shop.test'],
      conversionEnabled: false,
      clientConversionsEnabled: false,
      honorOptOut: true,
      attributionModel: 'last',
      attributionWindowDays: 90,
    })
  })

  test('changes what is sent and leaves the rest', async () => {
    const own = await createTestWorkspace(backend)
    const change = {
      name: '  Acme  ',
      currency: 'EUR',
      conversionEnabled: true,
      attributionModel: 'first',
      attributionWindowDays: null,
    }
    const { status, body } = await own.api('PATCH', '/workspace', change)
    expect(status).toBe(200)
    expect(body).toMatchObject({ ...change, name: 'Acme', currency: 'eur', honorOptOut: true })
    expect(body.slug).toBe(own.slug)
    expect(await settings(own)).toEqual(body)
  })

  test('takes effect on the next request everywhere', async () => {
    const own = await createTestWorkspace(backend)
    const enabled = async () =>
      (await backend.deps.directory.workspaceById(own.id))?.conversionEnabled
    expect(await enabled()).toBe(false)
    await own.api('PATCH', '/workspace', { conversionEnabled: true })
    expect(await enabled()).toBe(true)
  })

  test('keeps both of two changes made at once', async () => {
    const own = await createTestWorkspace(backend)
    await Promise.all([
      own.api('PATCH', '/workspace', { name: 'Both' }),
      own.api('PATCH', '/workspace', { honorOptOut: false }),
      own.api('PATCH', '/workspace', { currency: 'gbp' }),
    ])
    expect(await settings(own)).toMatchObject({ name: 'Both', honorOptOut: false, currency: 'gbp' })
  })

  test('refuses conversions below the business plan and names the plan', async () => {
    const small = await createTestWorkspace(backend, { plan: 'pro' })
    for (const field of ['conversionEnabled', 'clientConversionsEnabled']) {
      const { status, body } = await small.api('PATCH', '/workspace', { [field]: true, name: 'No' })
      expect(status).toBe(403)
      expect(body.error).toMatchObject({ code: 'forbidden' })
      expect(body.error.message).toContain('business plan')
    }
    expect((await small.api('PATCH', '/workspace', { conversionEnabled: false })).status).toBe(200)
    expect((await settings(small)).name).not.toBe('No')
  })

  test('refuses a slug that is taken', async () => {
    const other = await createTestWorkspace(backend)
    const { status, body } = await workspace.api('PATCH', '/workspace', { slug: other.slug })
    expect([status, body.error.code]).toEqual([409, 'conflict'])
    expect((await settings(workspace)).slug).toBe(workspace.slug)
  })

  test.each([
    [{ name: '' }, 'name'],
    [{ name: '   ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ name: 7 }, 'name'],
    [{ slug: 'No Spaces' }, 'slug'],
    [{ slug: 'x'.repeat(49) }, 'slug'],
    [{ currency: 'zzz' }, 'currency'],
    [{ currency: 'us' }, 'currency'],
    [{ conversionEnabled: 'perhaps' }, 'conversionEnabled'],
    [{ attributionModel: 'middle' }, 'attributionModel'],
    [{ attributionWindowDays: 0 }, 'attributionWindowDays'],
    [{ attributionWindowDays: 3651 }, 'attributionWindowDays'],
    [{ attributionWindowDays: 1.5 }, 'attributionWindowDays'],
    [{ conversionEnable: true }, 'conversionEnable'],
  ])('refuses %p with 422, names the field and changes nothing', async (change, field) => {
    const before = await settings(workspace)
    const { status, body } = await workspace.api('PATCH', '/workspace', change)
    expect([status, body.error.code]).toEqual([422, 'unprocessable_entity'])
    expect(body.error.issues[0].path).toBe(field)
    expect(await settings(workspace)).toEqual(before)
  })

  test('refuses text that the database cannot keep', async () => {
    const { status, body } = await workspace.api('PATCH', '/workspace', { name: 'a\u0000b' })
    expect([status, body.error.code]).toEqual([422, 'unprocessable_entity'])
  })

  test.each(['{', '[]', '"text"', 'null'])('refuses the body %p', async (text) => {
    const { status, body } = await workspace.api('PATCH', '/workspace', text)
    expect([status, body.error.code]).toEqual(
      text === '{' ? [400, 'bad_request'] : [422, 'unprocessable_entity'],
    )
  })

  test('judges the key before the body', async () => {
    const stranger = { authorization: `Bearer svc_sk_${'0'.repeat(32)}` }
    for (const body of [{ conversionEnable: true }, { name: 7 }, []]) {
      expect((await workspace.api('PATCH', '/workspace', body, stranger)).status).toBe(401)
    }
  })

  test('needs the scope for what is asked', async () => {
    const read = await withScopes(['workspace.read'])
    expect((await workspace.api('GET', '/workspace', undefined, read)).status).toBe(200)
    const refused = await workspace.api('PATCH', '/workspace', { name: 'Mine' }, read)
    expect([refused.status, refused.body.error.code]).toEqual([403, 'forbidden'])
    const links = await withScopes(['links.write'])
    expect((await workspace.api('GET', '/workspace', undefined, links)).status).toBe(403)
  })
})

describe('allowed hostnames', () => {
  test('are stored in one form, once each, and listed', async () => {
    const own = await createTestWorkspace(backend, { allowedHostnames: [] })
    for (const hostname of [
      'https://www.Example.com:8080',
      'example.com',
      '*.example.com',
      'localhost',
    ]) {
      expect((await own.api('POST', '/workspace/hostnames', { hostname })).status).toBe(200)
    }
    const { body } = await own.api('GET', '/workspace/hostnames')
    const hostnames = body.map((entry: { hostname: string }) => entry.hostname)
    expect(hostnames).toEqual(['example.com', '*.example.com', 'localhost'])
  })

  test('open and close the browser doors at once', async () => {
    const own = await createTestWorkspace(backend, { allowedHostnames: [] })
    const call = () => own.browser('/track/click', { key: 'unknown' })
    expect((await call()).status).toBe(403)
    await own.api('POST', '/workspace/hostnames', { hostname: 'shop.test' })
    expect((await call()).status).toBe(404)
    const removed = await own.api(
      'DELETE',
      `/workspace/hostnames/${encodeURIComponent('shop.test')}`,
    )
    expect(removed).toMatchObject({ status: 200, body: { hostname: 'shop.test' } })
    expect((await call()).status).toBe(403)
  })

  test('can be removed as wildcards, and only once', async () => {
    const own = await createTestWorkspace(backend, { allowedHostnames: ['*.shop.test'] })
    const path = `/workspace/hostnames/${encodeURIComponent('*.shop.test')}`
    expect((await own.api('DELETE', path)).status).toBe(200)
    const again = await own.api('DELETE', path)
    expect([again.status, again.body.error.code]).toEqual([404, 'not_found'])
  })

  test.each(['', 'a b', 'https://', 'example.com/path', 'com', '*', '*.*.com', 'x'.repeat(301), 5])(
    'refuse %p with 422 and stay as they are',
    async (hostname) => {
      const { status, body } = await workspace.api('POST', '/workspace/hostnames', { hostname })
      expect([status, body.error.code]).toEqual([422, 'unprocessable_entity'])
      expect((await settings(workspace)).allowedHostnames).toEqual(['shop.test'])
    },
  )

  test('end at the plan’s limit, also when many come at once', async () => {
    const small = await createTestWorkspace(backend, { plan: 'free', allowedHostnames: [] })
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        small.api('POST', '/workspace/hostnames', { hostname: `shop${i}.test` }),
      ),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(10)
    const refused = answers.filter((answer) => answer.status === 403)
    expect(refused.map((answer) => answer.body.error.code)).toEqual([
      'exceeded_limit',
      'exceeded_limit',
    ])
    expect((await settings(small)).allowedHostnames).toHaveLength(10)
  })

  test('cannot be changed with a key that may only read', async () => {
    const read = await withScopes(['read'])
    const added = await workspace.api(
      'POST',
      '/workspace/hostnames',
      { hostname: 'evil.test' },
      read,
    )
    const removed = await workspace.api('DELETE', '/workspace/hostnames/shop.test', undefined, read)
    expect([added.status, removed.status]).toEqual([403, 403])
  })
})

describe('publishable key', () => {
  test('is replaced and the old one stops at once', async () => {
    const own = await createTestWorkspace(backend)
    expect((await own.browser('/track/click', { key: 'unknown' })).status).toBe(404)
    const { status, body } = await own.api('POST', '/workspace/publishable-key/rotate')
    expect(status).toBe(200)
    expect(body.publishableKey).toMatch(/^svc_pk_[0-9A-Za-z]{32}$/)
    expect((await own.browser('/track/click', { key: 'unknown' })).status).toBe(401)
    const renewed = { key: 'unknown', publishableKey: body.publishableKey }
    expect((await own.browser('/track/click', renewed)).status).toBe(404)
  })

  test('is replaced once for one Idempotency-Key', async () => {
    const own = await createTestWorkspace(backend)
    const rotate = () =>
      own.api('POST', '/workspace/publishable-key/rotate', undefined, { 'idempotency-key': 'one' })
    const [first, second] = await Promise.all([rotate(), rotate()])
    expect(first.body).toEqual(second.body)
    expect((await settings(own)).publishableKey).toBe(first.body.publishableKey)
  })

  test('cannot be replaced with a key that may only read', async () => {
    const read = await withScopes(['read'])
    const { status } = await workspace.api(
      'POST',
      '/workspace/publishable-key/rotate',
      undefined,
      read,
    )
    expect(status).toBe(403)
  })
})
