import { expect, test } from 'bun:test'
import type { Mutant } from './mutation-box.ts'
import { countMutants, mutationTable, scoreOf } from './mutation-page.ts'

const mutants = (...fates: Mutant['status'][]): Mutant[] =>
  fates.map((status) => ({ line: 1, column: 1, mutator: 'StringLiteral', replacement: '', status }))

test('the score is the share of mutants that were killed, of all files together', () => {
  const table = mutationTable([
    { file: 'a.ts', mutants: mutants('killed', 'killed', 'survived') },
    { file: 'b.ts', mutants: mutants('uncovered') },
    { file: 'c.ts', mutants: [] },
  ])
  expect(table.split('\n').slice(2)).toEqual([
    '| `a.ts` | 3 | 2 | 1 | 0 | 66.7 % |',
    '| `b.ts` | 1 | 0 | 0 | 1 | 0.0 % |',
    '| **all** | 4 | 2 | 1 | 1 | 50.0 % |',
  ])
})

test('a file without mutants lowers no score', () => {
  expect(scoreOf(countMutants([]))).toBe(100)
})
