import { expect, test } from 'bun:test'
import { createIds } from '../ids.ts'
import { inOrder, pageOf, sliceOf } from './paging.ts'

const ids = createIds(() => Date.UTC(2026, 0, 1))
const id = ids.make('link')

test('a page begins after those before it, and is the first and largest by default', () => {
  expect(pageOf({})).toEqual({ limit: 100, offset: 0 })
  expect(pageOf({ page: 3, pageSize: 20 })).toEqual({ limit: 20, offset: 40 })
  expect(sliceOf({ page: 2 }, 'link')).toEqual({ limit: 100, offset: 100, cursor: null })
})

test('a cursor has a side and no offset', () => {
  const after = { limit: 100, offset: 0, cursor: { id, side: 'after' as const } }
  expect(sliceOf({ startingAfter: id }, 'link')).toEqual(after)
  const before = { limit: 5, offset: 0, cursor: { id, side: 'before' as const } }
  expect(sliceOf({ endingBefore: id, pageSize: 5 }, 'link')).toEqual(before)
  expect(inOrder([3, 2, 1], before)).toEqual([1, 2, 3])
  expect(inOrder([1, 2, 3], after)).toEqual([1, 2, 3])
  expect(inOrder([1, 2, 3], { limit: 3, offset: 0, cursor: null })).toEqual([1, 2, 3])
})

test('a request has a page or one cursor, which is an id of the list', () => {
  const refused = [
    { query: { startingAfter: id, endingBefore: id }, says: /startingAfter or endingBefore/ },
    { query: { startingAfter: id, page: 1 }, says: /page or startingAfter/ },
    { query: { endingBefore: id, page: 1 }, says: /page or endingBefore/ },
    { query: { startingAfter: ids.make('ws') }, says: /startingAfter must be an ID.*link_/ },
    { query: { endingBefore: '' }, says: /endingBefore must be an ID.*link_/ },
  ]
  for (const { query, says } of refused) expect(() => sliceOf(query, 'link')).toThrow(says)
})
