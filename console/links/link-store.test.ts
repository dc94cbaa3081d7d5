import { afterEach, beforeEach, expect, test } from 'bun:test'
import type { LinkQuery } from './link-address.ts'
import { LinkStore, PAGE } from './link-store.ts'

const TOTAL = 3 * PAGE
const realFetch = globalThis.fetch
/** Requests that wait until a test answers them. */
let waiting: { url: URL; answer: (body: unknown) => void }[] = []

beforeEach(() => {
  waiting = []
  // Bun has no visitor, who would have a language.
  Object.defineProperty(navigator, 'language', { value: 'en', configurable: true })
  globalThis.fetch = ((path: string, { signal }: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      const answer = (body: unknown) => resolve({ ok: true, json: async () => body } as Response)
      waiting.push({ url: new URL(path, 'https://svc.test'), answer })
      signal?.addEventListener('abort', () => reject(signal.reason))
    })) as typeof fetch
})
afterEach(() => {
  globalThis.fetch = realFetch
  Reflect.deleteProperty(navigator, 'language')
})

/** Answers every request that waits, as a server with three pages of links of the searched name does. */
async function answerAll(): Promise<void> {
  for (const { url, answer } of waiting.splice(0)) {
    const { searchParams: query, pathname } = url
    const name = `${query.get('search')} ${query.get('page')}`
    const links = Array.from({ length: PAGE }, (_, n) => ({ id: `${name} ${n}` }))
    answer(pathname.endsWith('/count') ? TOTAL : links)
  }
  await handled()
}

/** Lets all that an answer leads to happen: nothing of it waits for more than promises. */
const handled = () => new Promise((resolve) => setImmediate(resolve))

const listOf = (search: string): LinkQuery => ({
  search,
  filters: [],
  archived: false,
  sort: 'createdAt',
  ascending: false,
})

async function openStore(): Promise<LinkStore> {
  const host = {
    addController() {},
    removeController() {},
    requestUpdate() {},
    updateComplete: Promise.resolve(true),
  }
  const store = new LinkStore(host)
  store.open(listOf('spring'), 'ws_1')
  await answerAll()
  return store
}

test('a further page is read when it comes into sight', async () => {
  const store = await openStore()
  store.show(PAGE, PAGE + 10)
  await answerAll()
  expect(store.at(PAGE)?.id).toBe('spring 2 0')
  expect(store.total).toBe(TOTAL)
})

test('another list while a further page loads is no problem, and has no links of the former list', async () => {
  const store = await openStore()
  store.show(PAGE, PAGE + 10)
  const [further] = waiting.splice(0)
  store.open(listOf('autumn'), 'ws_1')
  await handled()
  expect(store.problem).toBeUndefined()
  further!.answer([{ id: 'late' }])
  await answerAll()
  expect(store.problem).toBeUndefined()
  expect(store.at(0)?.id).toBe('autumn 1 0')
  expect(store.at(PAGE)).toBeUndefined()
})

test('the list that was asked for last is shown, also when an earlier one is answered after it', async () => {
  const store = await openStore()
  store.open(listOf('summer'), 'ws_1')
  const earlier = waiting.splice(0)
  store.open(listOf('autumn'), 'ws_1')
  await answerAll()
  waiting.push(...earlier)
  await answerAll()
  expect(store.at(0)?.id).toBe('autumn 1 0')
  expect(store.problem).toBeUndefined()
  expect(store.isStale).toBeFalse()
})

test('a page that cannot be read is a problem', async () => {
  const store = await openStore()
  store.show(PAGE, PAGE + 10)
  for (const { answer } of waiting.splice(0)) answer('no list')
  await handled()
  expect(store.problem).toBeDefined()
})
