import { afterEach, beforeEach, expect, test } from 'bun:test'
import { LiveStore } from './live-store.ts'

const realFetch = globalThis.fetch
/** Requests of lists that wait until a test answers them; the stream says nothing. */
let waiting: { answer: (events: unknown[]) => void; fail: (error: Error) => void }[] = []

beforeEach(() => {
  waiting = []
  Object.defineProperty(navigator, 'language', { value: 'en', configurable: true })
  globalThis.fetch = ((path: string, { signal }: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      const answer = (body: unknown) => resolve({ ok: true, json: async () => body } as Response)
      if (!path.includes('/events/stream')) waiting.push({ answer, fail: reject })
      signal?.addEventListener('abort', () => reject(signal.reason))
    })) as typeof fetch
})
afterEach(() => {
  globalThis.fetch = realFetch
  Reflect.deleteProperty(navigator, 'language')
})

const handled = () => new Promise((resolve) => setImmediate(resolve))

test('an answer that a newer one has overtaken is dropped, also when it is a failure', async () => {
  const host = {
    addController() {},
    removeController() {},
    requestUpdate() {},
    updateComplete: Promise.resolve(true),
  }
  const store = new LiveStore(host)
  store.open('ws_1')
  const older = waiting.splice(0)
  const again = store.load()
  const newer = waiting.splice(0)
  expect([older.length, newer.length]).toEqual([3, 3])
  for (const { answer } of newer) answer([])
  await again
  expect(store.isLoaded).toBe(true)
  for (const { fail } of older) fail(new TypeError('The connection was lost.'))
  await handled()
  expect(store.problem).toBeUndefined()
  store.hostDisconnected()
})
