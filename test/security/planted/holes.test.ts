import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../tools/ensure-installed.ts'
import { OPERATIONS } from '../../kit/routes.ts'
import { HOLES, KINDS } from './holes.ts'

test.each(HOLES.map((hole) => [hole.name, hole] as const))(
  'a hole can be planted: %s',
  (_, { file, find, put, operations }) => {
    expect(readFileSync(join(ROOT, file), 'utf8').split(find).length - 1).toBe(1)
    expect(put).not.toBe(find)
    expect(operations.filter((name) => !OPERATIONS.has(name))).toEqual([])
    expect(operations).not.toEqual([])
  },
)

test('there are holes of every kind, each with a name of its own', () => {
  expect(new Set(HOLES.map(({ kind }) => kind))).toEqual(new Set(KINDS))
  expect(new Set(HOLES.map(({ name }) => name)).size).toBe(HOLES.length)
})
