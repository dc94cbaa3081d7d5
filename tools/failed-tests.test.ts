import { expect, test } from 'bun:test'
import { failedTests, lastLines } from './failed-tests.ts'

const OUTPUT = `bun test v1.4.5

test/one.test.ts:
(pass) a > works
error: expect(received).toBe(expected)
Expected: 2
(fail) a > breaks [0.13ms]
(pass) a > works again

test/two.test.ts:
(fail) b > times out [120000.00ms]

2 tests failed:
(fail) a > breaks [0.13ms]
(fail) b > times out [120000.00ms]

 2 pass
 2 fail
`

test('names each failed test with its file and what it said', () => {
  expect(failedTests(OUTPUT)).toEqual([
    'test/one.test.ts:\nerror: expect(received).toBe(expected)\nExpected: 2\n(fail) a > breaks [0.13ms]',
    'test/two.test.ts:\n(fail) b > times out [120000.00ms]',
  ])
})

test('keeps the end of a long message', () => {
  const long = Array.from({ length: 100 }, (_, i) => `line ${i}`).join('\n')
  const [failed] = failedTests(`test/one.test.ts:\n${long}\n(fail) a`)
  expect(failed?.split('\n')).toHaveLength(62)
  expect(failed).toContain('line 99\n(fail) a')
  expect(lastLines(`${long}\n`).split('\n').at(0)).toBe('line 40')
})

test('finds nothing where all passed', () => {
  expect(failedTests('test/one.test.ts:\n(pass) a\n\n 1 pass\n')).toEqual([])
})
