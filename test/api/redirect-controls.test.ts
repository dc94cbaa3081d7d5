import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend({ config: { trustProxy: true } })
const ws = await createTestWorkspace(backend)
await ws.api('POST', '/links', { url: 'https://shop.test/a', domain: ws.domain, key: 'k' })

const CONTROLS = ['%00', '%0d%0a', '%0D%0ASet-Cookie:%20a=b', '%1f', '%7f', '%c2%85', '%zz', '%']

test('control characters in a query stay escaped and are passed on', async () => {
  for (const each of CONTROLS) {
    const { status, headers } = await ws.visit(`k?utm_source=${each}&b=${each}`)
    expect(status).toBe(302)
    const rest = `https://shop.test/a?utm_source=${each}&b=${each}`
    expect(headers.get('location')).toStartWith(rest)
    expect(headers.get('set-cookie')).toBeNull()
  }
})

test('a path with control characters is no link, and nothing fails', async () => {
  for (const each of CONTROLS) expect((await ws.visit(`k${each}`)).status).toBe(404)
})

test('no query brings a control character into the destination', async () => {
  const word = fc.string({ unit: fc.constantFrom('%00', '%0d', '%0a', '%', '&', '=', 'a', '+') })
  await fc.assert(
    fc.asyncProperty(word, async (query) => {
      const location = (await ws.visit(`k?${query}`)).headers.get('location')
      expect(location).toMatch(/^https:\/\/shop\.test\/a[!-~]*$/)
    }),
    { numRuns: 50 },
  )
})
