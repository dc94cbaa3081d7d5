import { describe, expect, test } from 'bun:test'
import { findTargets, testsOf } from './mutation-targets.ts'

describe('the tests of a rule', () => {
  const imports = new Map([
    ['d/a.ts', []],
    ['d/a-b.ts', ['d/a.ts']],
    ['d/deep.ts', []],
    ['d/over.ts', ['d/deep.ts']],
    ['d/above.ts', ['d/over.ts']],
    ['d/top.ts', ['d/above.ts']],
    ['d/alone.ts', []],
    ['d/a.test.ts', []],
    ['d/a.property.test.ts', []],
    ['d/a-edges.test.ts', []],
    ['d/a-b.test.ts', ['d/a-b.ts']],
    ['d/else.test.ts', ['d/a.ts', 'd/top.ts']],
  ])

  test('are those named after it, those that import it and those that import what imports it', () => {
    expect(testsOf('d/a.ts', imports)).toEqual([
      'd/a.test.ts',
      'd/a.property.test.ts',
      'd/a-edges.test.ts',
      'd/else.test.ts',
      'd/a-b.test.ts',
    ])
    expect(testsOf('d/a-b.ts', imports)).toEqual(['d/a-b.test.ts'])
  })

  test('are the nearest when none is near, and none when nothing leads there', () => {
    expect(testsOf('d/deep.ts', imports)).toEqual(['d/else.test.ts'])
    expect(testsOf('d/alone.ts', imports)).toEqual([])
  })
})

test('rules are measured; types, tests, made files and what tests are written with are not', () => {
  const targets = findTargets()
  const files = targets.map(({ file }) => file)
  expect(files).toContain('server/domain/money.ts')
  expect(files.filter((file) => /\.test\.ts$|types\.ts$|\.gen\.ts$|kit|sample/.test(file))).toEqual(
    [],
  )
  const money = targets.find(({ file }) => file === 'server/domain/money.ts')!
  expect(money.tests[0]).toBe('server/domain/money.test.ts')
})
