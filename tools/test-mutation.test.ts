import { expect, test } from 'bun:test'
import { mutableFiles, type Mutant } from './mutants.ts'
import { interval, sampleOf, tableOf } from './mutation-sample.ts'
import { mutationTests, testsOf } from './mutation-tests.ts'

const mutantOf = (id: number, fileName: string): Mutant => ({
  id: String(id),
  fileName,
  mutatorName: 'EqualityOperator',
  replacement: 'a < b',
  location: { start: { line: 0, column: 0 }, end: { line: 0, column: 5 } },
})
const mutants = Array.from({ length: 100 }, (_, id) =>
  mutantOf(id, id < 25 ? 'server/db/a.ts' : 'server/modules/links/b/c.ts'),
)

test('a sample takes its share of each folder, the same for a seed', () => {
  const sample = sampleOf(mutants, 20, '1')
  expect(sample.filter(({ fileName }) => fileName.startsWith('server/db/'))).toHaveLength(5)
  expect(sample).toHaveLength(20)
  expect(sampleOf(mutants, 20, '1')).toEqual(sample)
  expect(sampleOf(mutants, 20, '2')).not.toEqual(sample)
})

test('the table counts by folder or module', () => {
  const [first, last] = [mutants[0]!, mutants[99]!]
  const table = tableOf(mutants, [
    [first, 'noticed'],
    [last, 'late'],
    [last, 'survived'],
  ])
  expect(table).toContain('| server/db | 25 | 1 | 1 | 0 | 100.0 % |')
  expect(table).toContain('| server/modules/links | 75 | 2 | 1 | 1 | 50.0 % |')
  expect(table).toContain('| **all** | 100 | 3 | 2 | 1 | 66.7 % |')
})

test('the interval is Wilson’s', () => {
  expect(interval(8, 10).map((percent) => percent.toFixed(1))).toEqual(['49.0', '94.3'])
})

test('a mutant is tried by tests that reach it, first by those that reach most of its source', () => {
  const reached = new Map([
    ['smoke', new Set(['1', '2', '7', '8', '9', '10', '11'])],
    ['other', new Set(['2', '7'])],
    ['own', new Set(['1', '2', '3'])],
  ])
  expect(testsOf('1', ['1', '2', '3'], reached)).toEqual(['own', 'smoke'])
})

test('no test, schema or made file is a source; tests are found beside rules and of the API', () => {
  expect(mutableFiles().length).toBeGreaterThan(300)
  expect(mutableFiles().filter((file) => /\.test\.|\.gen\.|schema\.ts$/.test(file))).toEqual([])
  const [rule, verb] = ['server/domain/money.ts', 'server/core/paging.ts']
  expect(mutationTests([rule])).toContain('server/domain/money.test.ts')
  expect(mutationTests([rule])).not.toContain('test/api/sales.test.ts')
  expect(mutationTests([rule, verb])).toContain('test/api/sales.test.ts')
})
