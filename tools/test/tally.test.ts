import { expect, test } from 'bun:test'
import type { FileResult } from './read-output.ts'
import { Tally } from './tally.ts'

const result = (file: string, passed: number, failed: number): FileResult => ({
  file,
  passed,
  failed,
  ms: 10,
  output: '',
})

test('a file that fails beside others and alone is failed, with the counts of its second run', () => {
  const tally = new Tally()
  const before = result('a', 3, 2)
  tally.add('api', before)
  tally.replace('api', before, result('a', 4, 1))
  expect(tally.totals(true)).toEqual({ passed: 4, failed: 1 })
  expect(tally.failed.map(({ result: { failed } }) => failed)).toEqual([1])
  expect(tally.flaky).toEqual([])
})

test('a flaky file fails a strict run unless its cause is known', () => {
  const tally = new Tally()
  const [known, unknown] = [result('a', 0, 1), result('b', 0, 1)]
  tally.add('api', known)
  tally.add('browser', unknown)
  tally.replace('api', known, result('a', 1, 0), 'a port that another one takes')
  tally.replace('browser', unknown, result('b', 1, 0))
  expect(tally.flaky).toEqual([
    { file: 'a', cause: 'a port that another one takes' },
    { file: 'b' },
  ])
  expect(tally.totals(false)).toEqual({ passed: 2, failed: 0 })
  expect(tally.totals(true)).toEqual({ passed: 2, failed: 1 })
})

test('suites are counted apart, with the processor time of their processes', () => {
  const tally = new Tally()
  tally.add('unit', result('a', 1, 0))
  tally.add('api', result('b', 2, 0))
  tally.addCpu('api', 1_500_000)
  expect(tally.suites.get('unit')).toMatchObject({ files: 1, passed: 1, cpuMs: 0 })
  expect(tally.suites.get('api')).toMatchObject({ files: 1, passed: 2, ms: 10, cpuMs: 1500 })
})
