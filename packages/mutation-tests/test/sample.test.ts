import { expect, test } from 'bun:test'
import { guessTests } from '../src/guess-tests.ts'
import type { Mutant } from '../src/instrument.ts'
import { interval, sampleOf, tableOf } from '../src/sample.ts'
import { testsOf } from '../src/tests-of.ts'

const mutantOf = (id: number, fileName: string): Mutant => ({
  id: String(id),
  fileName,
  mutatorName: 'EqualityOperator',
  replacement: 'a < b',
  location: { start: { line: 0, column: 0 }, end: { line: 0, column: 5 } },
})
const folderOf = (file: string) =>
  file.startsWith('server/db/') ? 'server/db' : 'server/modules/links'
const mutants = Array.from({ length: 100 }, (_, id) =>
  mutantOf(id, id < 25 ? 'server/db/a.ts' : 'server/modules/links/b/c.ts'),
)

test('a sample takes its share of each folder, the same for a seed', () => {
  const sample = sampleOf(mutants, 20, { seed: '1', folderOf })
  expect(sample.filter(({ fileName }) => fileName.startsWith('server/db/'))).toHaveLength(5)
  expect(sample).toHaveLength(20)
  expect(sampleOf(mutants, 20, { seed: '1', folderOf })).toEqual(sample)
  expect(sampleOf(mutants, 20, { seed: '2', folderOf })).not.toEqual(sample)
})

test('the table counts by folder or module', () => {
  const [first, last] = [mutants[0]!, mutants[99]!]
  const table = tableOf(
    mutants,
    [
      [first, 'noticed'],
      [last, 'late'],
      [last, 'mistyped'],
      [last, 'survived'],
    ],
    folderOf,
  )
  expect(table).toContain('| server/db | 25 | 1 | 1 | 0 | 0 | 100.0% |')
  expect(table).toContain('| server/modules/links | 75 | 3 | 2 | 1 | 1 | 66.7% |')
  expect(table).toContain('| **All** | 100 | 4 | 3 | 1 | 1 | 75.0% |')
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

test('tests of a source are guessed by its path and its rare words, the one beside it first', () => {
  const source = { name: 'server/links/remove-link.ts', text: 'export function removeLink() {}' }
  const tests = new Map([
    ['test/api/partners.test.ts', 'a partner can be removed'],
    ['test/api/links.test.ts', 'a link can be removed'],
    ['test/api/mails.test.ts', 'remove what was sent to a partner'],
    ['server/links/remove-link.test.ts', ''],
    ['server/links/other.test.ts', 'removeLink removeLink'],
  ])
  const [first, second, third, ...more] = guessTests(source, tests)
  expect([first, second]).toEqual(['server/links/remove-link.test.ts', 'test/api/links.test.ts'])
  expect(third).toBe('test/api/mails.test.ts')
  expect(more).toEqual(['test/api/partners.test.ts'])
})
