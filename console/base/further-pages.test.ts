import { expect, test } from 'bun:test'
import { Action } from './action.ts'
import { FurtherPages } from './further-pages.ts'

const SIZE = 2
const host = {
  addController() {},
  removeController() {},
  requestUpdate() {},
  updateComplete: Promise.resolve(true),
}

function openPages() {
  const action = new Action(host)
  const pages = new FurtherPages<string>(action, SIZE, (row) => row)
  pages.start()
  pages.after(['a1', 'a2'])
  return { action, pages }
}

test('pages follow one another until one is not full', async () => {
  const { pages } = openPages()
  expect(pages.isWhole).toBeFalse()
  const asked: number[] = []
  for (const rows of [['a3', 'a4'], ['a5']])
    await pages.more(async (page) => {
      asked.push(page)
      return rows
    })
  expect(asked).toEqual([2, 3])
  expect(pages.rows).toEqual(['a3', 'a4', 'a5'])
  expect(pages.isWhole).toBeTrue()
})

test('a row that moved to the next page meanwhile is listed once', async () => {
  const { pages } = openPages()
  await pages.more(async () => ['a2', 'a3'])
  await pages.more(async () => ['a3', 'a4'])
  expect(pages.rows).toEqual(['a3', 'a4'])
  expect(pages.isWhole).toBeFalse()
})

test('a page of a list that another one has replaced is dropped, and so is its error', async () => {
  for (const isRefused of [false, true]) {
    const { action, pages } = openPages()
    const held = Promise.withResolvers<string[]>()
    const more = pages.more(() => held.promise)
    pages.start()
    pages.after(['b1', 'b2'])
    if (isRefused) held.reject(new Error('Aborted.'))
    else held.resolve(['a3'])
    await more
    expect(pages.rows).toEqual([])
    expect(pages.isWhole).toBeFalse()
    expect(action.problem).toBeUndefined()
    await pages.more(async (page) => [`b from page ${page}`])
    expect(pages.rows).toEqual(['b from page 2'])
  }
})

test('a request is ended when another list is read', async () => {
  const { pages } = openPages()
  let signal: AbortSignal | undefined
  const more = pages.more((_page, asked) => {
    signal = asked
    return new Promise((_resolve, reject) =>
      asked.addEventListener('abort', () => reject(asked.reason)),
    )
  })
  pages.start()
  await more
  expect(signal?.aborted).toBeTrue()
})

test('no page is asked for while the first one of another list loads', async () => {
  const { pages } = openPages()
  pages.start()
  let isAsked = false
  await pages.more(async () => {
    isAsked = true
    return ['a3']
  })
  expect(isAsked).toBeFalse()
  expect(pages.rows).toEqual([])
})

test('a page that cannot be read is a problem, and can be read again', async () => {
  const { action, pages } = openPages()
  await pages.more(() => Promise.reject(new Error('No connection.')))
  expect(action.problem).toBeDefined()
  await pages.more(async (page) => [`page ${page}`])
  expect(pages.rows).toEqual(['page 2'])
})
