import { describe, expect, test } from 'bun:test'
import { compress, takesGzip } from './compress.ts'

const LONG = JSON.stringify({ links: Array.from({ length: 100 }, (_, n) => ({ id: `link_${n}` })) })
const JSON_TYPE = 'application/json; charset=utf-8'

const asked = (accepted: string | null = 'gzip, deflate, br', method = 'GET') =>
  new Request('http://localhost/api/links', {
    method,
    ...(accepted !== null && { headers: { 'accept-encoding': accepted } }),
  })

const answerOf = (body: BodyInit, type = JSON_TYPE, headers: Record<string, string> = {}) =>
  new Response(body, { status: 201, headers: { 'content-type': type, vary: 'origin', ...headers } })

const unpacked = async (answer: Response) =>
  new TextDecoder().decode(Bun.gunzipSync(await answer.bytes()))

describe('an answer of text above 1 KB', () => {
  test('is compressed, and says so to caches; the rest of it stays', async () => {
    const answer = await compress(asked(), answerOf(LONG))
    expect(answer.status).toBe(201)
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(answer.headers.get('vary')).toBe('origin, accept-encoding')
    expect(answer.headers.get('content-type')).toBe(JSON_TYPE)
    expect(await unpacked(answer)).toBe(LONG)
  })

  test.each([
    ['is asked for plain', asked(null), answerOf(LONG)],
    ['may not be compressed for the client', asked('br, gzip;q=0'), answerOf(LONG)],
    ['is short', asked(), answerOf('{"id":"link_1"}')],
    ['is no text', asked(), answerOf(LONG, 'image/png')],
    ['is an event stream', asked(), answerOf(LONG, 'text/event-stream')],
    ['is compressed already', asked(), answerOf(LONG, JSON_TYPE, { 'content-encoding': 'br' })],
    ['has no body', asked(), new Response(null, { status: 204 })],
  ])('stays as it is when it %s', async (_, request, answer) => {
    const { status } = answer
    const encoding = answer.headers.get('content-encoding')
    const plain = await compress(request, answer)
    expect([plain.status, plain.headers.get('content-encoding')]).toEqual([status, encoding])
    const text = await plain.text()
    expect(['', '{"id":"link_1"}', LONG]).toContain(text)
  })
})

describe('an export', () => {
  test('is compressed while it is read, and its source is told when nobody reads any more', async () => {
    let read = 0
    const { promise: cancelled, resolve } = Promise.withResolvers<void>()
    // Random, so that a part does not vanish in the compressor's memory.
    const rows = new ReadableStream<Uint8Array>({
      pull(controller) {
        read++
        controller.enqueue(crypto.getRandomValues(new Uint8Array(65_536)))
      },
      cancel: () => resolve(),
    })
    const answer = await compress(asked(), answerOf(rows, 'text/csv; charset=utf-8'))
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    const reader = answer.body!.getReader()
    expect((await reader.read()).done).toBe(false)
    await reader.cancel()
    await cancelled
    expect(read).toBeLessThan(100)
  })

  test('that fails in the middle does not look like a whole one', async () => {
    let part = 0
    const rows = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (part++ > 3) controller.error(new Error('The rest could not be read.'))
        else controller.enqueue(crypto.getRandomValues(new Uint8Array(65_536)))
      },
    })
    const answer = await compress(asked(), answerOf(rows, 'application/x-ndjson'))
    expect(answer.arrayBuffer()).rejects.toThrow('The rest could not be read.')
  })
})

test.each([
  ['gzip', true],
  ['br;q=1.0, gzip;q=0.8, *;q=0.1', true],
  ['GZIP', true],
  ['*', true],
  ['gzip;q=0.0', false],
  ['identity', false],
  ['x-gzip-like', false],
  ['', false],
])('a client that accepts %p takes gzip: %p', (accepted, expected) => {
  expect(takesGzip(accepted)).toBe(expected)
})
