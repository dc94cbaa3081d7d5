import { expect, test } from 'bun:test'
import { mutableFiles, testsOf } from './mutation-tests.ts'

test('a rule is tried by the tests that import it', () => {
  expect(testsOf('server/domain/money.ts')[0]).toBe('server/domain/money.test.ts')
  expect(testsOf('server/domain/attribution.ts').every((file) => file.startsWith('server/'))).toBe(
    true,
  )
})

test('a use case is tried by the tests of the API that are named after it', () => {
  expect(testsOf('server/modules/program/partners/merge-partners.ts').slice(0, 2)).toEqual([
    'test/api/partner-merge.test.ts',
    'test/api/partner-merge-payouts.test.ts',
  ])
  expect(testsOf('server/db/dictionary.ts')).toContain('test/api/dictionary.test.ts')
})

test('every source has tests to try, and no test, schema or made file is tried', () => {
  const files = mutableFiles()
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => /\.test\.|\.gen\.|schema\.ts$/.test(file))).toEqual([])
  const untried = files.filter((file) => !file.startsWith('server/domain/') && !testsOf(file)[0])
  expect(untried).toEqual([])
})
