import { describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace, type TestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)

const settings = async (of: TestWorkspace) => (await of.api('GET', '/workspace')).body

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
})
