import { expect, test } from 'bun:test'
import { memoize } from './memoize.ts'

test('answers as the function does, and asks it once for what is short', () => {
  const asked: string[] = []
  const read = (text: string) => {
    asked.push(text.slice(0, 3))
    return { length: text.length }
  }
  const remembered = memoize(read, () => 0)
  const texts = ['', 'abc', 'abd', 'abc', '', 'x'.repeat(600), 'x'.repeat(600)]
  expect(texts.map((text) => remembered(text).length)).toEqual([0, 3, 3, 3, 0, 600, 600])
  expect(asked).toEqual(['', 'abc', 'abd', 'xxx', 'xxx'])
})

test('asks again after a day', () => {
  let now = 0
  let asked = 0
  const remembered = memoize(
    () => ({ n: ++asked }),
    () => now,
  )
  expect([remembered('a').n, remembered('a').n]).toEqual([1, 1])
  now = 86_400_000
  expect(remembered('a').n).toBe(2)
})
