import { expect, test } from 'bun:test'
import { closingLine, duration, fileLine, percentage, progressLine, suiteTable } from './format.ts'

test.each([
  [40, '0.0 s'],
  [9_940, '9.9 s'],
  [9_960, '10 s'],
  [59_400, '59 s'],
  [59_600, '1 m 00 s'],
  [185_000, '3 m 05 s'],
])('%d ms are %s', (ms, text) => {
  expect(duration(ms)).toBe(text)
})

test('a file has one line', () => {
  const result = { file: 'test/a.test.ts', passed: 1, failed: 0, ms: 1200, output: '' }
  expect(fileLine(result)).toBe('✓ test/a.test.ts  1 test, 1.2 s')
  expect(fileLine({ ...result, failed: 2 })).toBe('✗ test/a.test.ts  2 of 3 tests failed, 1.2 s')
})

test('the bar says what is left, by the times of earlier runs where there are any', () => {
  const progress = { done: 6, total: 12, failed: 0, elapsedMs: 60_000, doneMs: 0, leftMs: 0 }
  const bar = `${'█'.repeat(12)}${'░'.repeat(12)}`
  expect(progressLine(progress)).toBe(`${bar} 6 of 12 files left, about 1 m 00 s`)
  expect(progressLine({ ...progress, doneMs: 3_000, leftMs: 1_000, failed: 2 })).toBe(
    `${bar} 6 of 12 files left, about 20 s, 2 failed`,
  )
  expect(progressLine({ ...progress, done: 2 })).not.toContain('about')
})

test('without a terminal a percentage stands before each file', () => {
  expect(percentage({ done: 1, total: 3 })).toBe(' 33 %')
  expect(percentage({ done: 3, total: 3 })).toBe('100 %')
})

test('the summary has a line for each suite, and the last line is for machines', () => {
  const tally = { files: 2, passed: 3, failed: 0, ms: 61_000, cpuMs: 500 }
  const table = suiteTable(
    new Map([
      ['unit', tally],
      ['api', { ...tally, failed: 1, files: 1 }],
    ]),
  )
  expect(table.split('\n')).toEqual([
    '✓ unit  2 files  3 passed  0 failed  1 m 01 s in its files  0.5 s of CPU',
    '✗ api   1 file   3 passed  1 failed  1 m 01 s in its files  0.5 s of CPU',
  ])
  expect(closingLine({ passed: 3, failed: 0 })).toBe('3 passed, 0 failed')
})
