import { expect, test } from 'bun:test'
import { LOCKS } from '../../server/db/locks.ts'
import { sources, textOf } from './sources.ts'

test('each advisory lock has a number of its own', () => {
  const numbers = Object.values(LOCKS)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('advisory locks are taken by server/db/locks.ts alone', () => {
  const files = ['server', 'demo', 'bench'].flatMap((folder) => sources(`${folder}/**/*.{ts,sql}`))
  expect(files.filter((file) => /\bpg_(try_)?advisory/.test(textOf(file)))).toEqual([
    'server/db/locks.ts',
  ])
})
