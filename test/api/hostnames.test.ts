import { describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace, type TestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)

const settings = async (of: TestWorkspace) => (await of.api('GET', '/workspace')).body

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

  test('open and close the public routes at once', async () => {
    const own = await createTestWorkspace(backend, { allowedHostnames: [] })
    const call = () => own.browser('/track/click', { key: 'unknown' })
    expect((await call()).status).toBe(403)
    await own.api('POST', '/workspace/hostnames', { hostname: 'shop.test' })
    expect((await call()).status).toBe(200)
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

  test.each(['*.co.uk', '*.github.io', '*.com.br', '*.xn--55qx5d.cn'])(
    'refuse %p, below which anybody can have a site',
    async (hostname) => {
      const { status, body } = await workspace.api('POST', '/workspace/hostnames', { hostname })
      expect([status, body.error.issues[0].path]).toEqual([422, 'hostname'])
      expect(body.error.message).toEndWith(
        `Use your own subdomain: *.example.${hostname.slice(2)}.`,
      )
      const own = `*.shop.${hostname.slice(2)}`
      const taken = await workspace.api('POST', '/workspace/hostnames', { hostname: own })
      expect(taken.body).toEqual({ hostname: own })
      await workspace.api('DELETE', `/workspace/hostnames/${encodeURIComponent(own)}`)
    },
  )

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
})

describe('publishable key', () => {
  test('is replaced and the old one stops at once', async () => {
    const own = await createTestWorkspace(backend)
    expect((await own.browser('/track/click', { key: 'unknown' })).status).toBe(200)
    const { status, body } = await own.api('POST', '/workspace/publishable-key/rotate')
    expect(status).toBe(200)
    expect(body.publishableKey).toMatch(/^svc_pk_[0-9A-Za-z]{32}$/)
    expect((await own.browser('/track/click', { key: 'unknown' })).status).toBe(401)
    const renewed = { key: 'unknown', publishableKey: body.publishableKey }
    expect((await own.browser('/track/click', renewed)).status).toBe(200)
  })

  test('overlaps with the old one for as long as one says', async () => {
    const own = await createTestWorkspace(backend)
    const rotate = async (body: object) =>
      (await own.api('POST', '/workspace/publishable-key/rotate', body)).body
    const works = async (publishableKey = own.publishableKey) => {
      backend.deps.directory.forget()
      return (await own.browser('/track/click', { key: 'unknown', publishableKey })).status === 200
    }
    const { publishableKey, previousKeyUntil } = await rotate({ overlapHours: 2 })
    expect(Date.parse(previousKeyUntil) - backend.clock.now()).toBe(7_200_000)
    expect([await works(), await works(publishableKey)]).toEqual([true, true])
    backend.clock.advance(7_200_000)
    expect([await works(), await works(publishableKey)]).toEqual([false, true])
    const { publishableKey: third } = await rotate({ overlapHours: 1 })
    expect(await works(publishableKey)).toBe(true)
    expect((await rotate({})).previousKeyUntil).toBeNull()
    expect([await works(publishableKey), await works(third)]).toEqual([false, false])
    const refused = await own.api('POST', '/workspace/publishable-key/rotate', {
      overlapHours: 169,
    })
    expect(refused.status).toBe(422)
  })

  test('is replaced once for one Idempotency-Key', async () => {
    const own = await createTestWorkspace(backend)
    const rotate = () =>
      own.api('POST', '/workspace/publishable-key/rotate', undefined, { 'idempotency-key': 'one' })
    const [first, second] = await Promise.all([rotate(), rotate()])
    expect(first.body).toEqual(second.body)
    expect((await settings(own)).publishableKey).toBe(first.body.publishableKey)
  })
})
