import { describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace, type TestWorkspace } from '../kit/workspace.ts'

const PER_KEY = 20
/** A tenth of it would be two: the least that a visitor always has. */
const PER_VISITOR = 60

let workspace: TestWorkspace

const backend = await testBackend({ config: { rateLimitPerMinute: PER_KEY, trustProxy: true } })

let visitors = 0
const from = (ip = `192.0.2.${++visitors}`) => ({ 'x-forwarded-for': ip })
async function times(count: number, call: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = []
  for (let i = 0; i < count; i++) statuses.push((await call()).status)
  return statuses
}

describe('a secret key', () => {
  test('has so many requests a minute, is told how many are left and when to come back', async () => {
    workspace = await createTestWorkspace(backend)
    const first = await workspace.api('GET', '/workspace')
    expect(first.headers.get('ratelimit-limit')).toBe('20')
    expect(first.headers.get('ratelimit-remaining')).toBe('19')
    expect(first.headers.get('ratelimit-reset')).toBe('3')
    await times(PER_KEY - 1, () => workspace.api('GET', '/workspace'))
    const refused = await workspace.api('GET', '/workspace')
    expect([refused.status, refused.body.error.code]).toEqual([429, 'rate_limit_exceeded'])
    expect(refused.headers.get('ratelimit-remaining')).toBe('0')
    expect(refused.headers.get('retry-after')).toBe('3')
    backend.clock.advance(3_000)
    expect((await workspace.api('GET', '/workspace')).status).toBe(200)
    expect((await workspace.api('GET', '/workspace')).status).toBe(429)
  })

  test('does not use up what another key has', async () => {
    const other = await createTestWorkspace(backend)
    expect((await other.api('GET', '/workspace')).headers.get('ratelimit-remaining')).toBe('19')
  })

  test('counts what fails: wrong input, missing scopes, unknown things', async () => {
    const own = await createTestWorkspace(backend)
    await own.api('PATCH', '/workspace', { name: '' })
    await own.api('DELETE', '/workspace/keys/none')
    const { headers } = await own.api('GET', '/workspace')
    expect(headers.get('ratelimit-remaining')).toBe(String(PER_KEY - 3))
  })

  test('that is wrong is counted by address, and a right one from there still works', async () => {
    const own = await createTestWorkspace(backend)
    const address = from()
    const wrong = { ...address, authorization: `Bearer svc_sk_${'1'.repeat(32)}` }
    const statuses = await times(PER_VISITOR + 1, () =>
      own.api('GET', '/workspace', undefined, wrong),
    )
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([401]))
    expect(statuses.at(-1)).toBe(429)
    expect((await own.api('GET', '/workspace', undefined, address)).status).toBe(200)
  })
})

describe('a visitor', () => {
  test('has at least sixty calls a minute on public routes, counted by address', async () => {
    const own = await createTestWorkspace(backend)
    const address = from()
    const call = () => own.browser('/track/click', { key: 'none' }, address)
    expect(new Set(await times(PER_VISITOR, call))).toEqual(new Set([200]))
    const refused = await call()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
    expect(refused.headers.get('access-control-allow-origin')).toBe('*')
    expect((await own.browser('/track/click', { key: 'none' }, from())).status).toBe(200)
    backend.clock.advance(1_000)
    expect((await call()).status).toBe(200)
  })

  test('is who the trusted proxy saw, whatever else the visitor writes into the header', async () => {
    const own = await createTestWorkspace(backend)
    const seen = `192.0.2.${++visitors}`
    const call = (claimed: string) =>
      own.browser('/track/click', { key: 'none' }, from(`${claimed}, ${seen}`))
    await times(PER_VISITOR, () => call('198.51.100.1'))
    expect((await call('198.51.100.2')).status).toBe(429)
  })

  test('may try so many passwords, and follow as many links as they like', async () => {
    const own = await createTestWorkspace(backend)
    const address = from()
    const guess = () => own.visit('secret', { method: 'POST', headers: address })
    await times(PER_VISITOR, guess)
    expect((await guess()).status).toBe(429)
    const followed = await times(PER_VISITOR + 5, () => own.visit('secret', { headers: address }))
    expect(new Set(followed)).toEqual(new Set([404]))
  })
})
