import { expect, test } from 'bun:test'
import { Elysia, t } from 'elysia'

/** What we rely on in the framework, which patches/ mends: an error costs no more than finding it. */
test('a validation error is built without the value, in every environment', async () => {
  expect(process.env.NODE_ENV).not.toBe('production')
  const app = new Elysia()
    .onError(({ error }) =>
      JSON.stringify(['message' in error && error.message, 'all' in error && error.all]),
    )
    .post('/', () => 'fine', { body: t.Object({ name: t.String() }) })
  const answerTo = async (name: unknown) => {
    const body = JSON.stringify({ name, other: 'a secret' })
    const headers = { 'content-type': 'application/json' }
    const request = new Request('http://localhost/', { method: 'POST', headers, body })
    return (await app.handle(request)).text()
  }
  expect(await answerTo('Ada')).toBe('fine')
  expect(await answerTo(5)).toContain('The body is invalid.')
  expect(await answerTo(5)).not.toContain('secret')
  expect(await answerTo({ toString: 1, valueOf: 1 })).toContain("property 'name' to be string")
})
