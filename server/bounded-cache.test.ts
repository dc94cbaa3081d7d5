import { expect, test } from 'bun:test'
import { BoundedCache } from './bounded-cache.ts'

test('forgets an entry when its time is over, and not before', () => {
  let now = 0
  const cache = new BoundedCache<number>({ max: 10, ttlMs: 100, now: () => now })
  cache.set('default', 1)
  cache.set('own', 2, 50)
  now = 49
  expect([cache.get('default'), cache.get('own')]).toEqual([1, 2])
  now = 50
  expect([cache.get('default'), cache.get('own')]).toEqual([1, undefined])
  now = 100
  expect(cache.get('default')).toBeUndefined()
})

test('never holds more than its maximum: the first to come goes first, and setting again is coming again', () => {
  const cache = new BoundedCache<number>({ max: 2, ttlMs: 100, now: () => 0 })
  cache.set('a', 1)
  cache.set('b', 2)
  cache.set('a', 3)
  cache.set('c', 4)
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([3, undefined, 4])
})
