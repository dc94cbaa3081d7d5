import { expect, test } from 'bun:test'
import fc from 'fast-check'
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

test('keeps the same entries as a plain list would, whatever comes in whichever order', () => {
  const key = fc.integer({ min: 0, max: 20 }).map(String)
  const step = fc.oneof(
    { weight: 20, arbitrary: fc.record({ set: key }) },
    { weight: 3, arbitrary: fc.record({ delete: key }) },
    { weight: 1, arbitrary: fc.constant('clear' as const) },
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
      const cache = new BoundedCache<true>({ max: 7, ttlMs: 1, now: () => 0 })
      let list: string[] = []
      for (const one of steps) {
        if (one === 'clear') {
          cache.clear()
          list = []
        } else if ('set' in one) {
          cache.set(one.set, true)
          list = [...list.filter((other) => other !== one.set), one.set].slice(-7)
        } else {
          cache.delete(one.delete)
          list = list.filter((other) => other !== one.delete)
        }
      }
      const all = Array.from({ length: 21 }, (_, i) => String(i))
      expect(all.filter((one) => cache.get(one))).toEqual(all.filter((one) => list.includes(one)))
    }),
  )
})
