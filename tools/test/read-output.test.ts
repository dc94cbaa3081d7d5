import { describe, expect, test } from 'bun:test'
import { OutputReader, type FileResult } from './read-output.ts'

const FILES = ['test/api/a.test.ts', 'test/api/b.test.ts']

/** Reads a text of one line a millisecond. */
function read(text: string) {
  const results: FileResult[] = []
  const failures: string[] = []
  const reader = new OutputReader(FILES, {
    failure: (file, block) => failures.push(`${file}: ${block}`),
    end: (result) => results.push(result),
  })
  text.split('\n').forEach((line, at) => reader.line(line, at))
  return { reader, results, failures }
}

describe('the output of bun test', () => {
  test('is counted by file, with the time between their headings', () => {
    const { reader, results } = read(
      'bun test v1.4\n\ntest/api/a.test.ts:\n(pass) one [1.00ms]\n(skip) two\n(pass) three\n\n' +
        'test/api/b.test.ts:\n(pass) four\n\n 3 pass\n 1 skip\n 0 fail',
    )
    expect(results).toEqual([
      { file: FILES[0]!, passed: 2, failed: 0, ms: 5, output: '' },
      { file: FILES[1]!, passed: 1, failed: 0, ms: 3, output: '' },
    ])
    expect(reader.complete).toBe(true)
  })

  test('blames no file for the failures that Bun repeats at its end', () => {
    const { results, failures } = read(
      'test/api/a.test.ts:\n(fail) one\ntest/api/b.test.ts:\n(pass) two\n\n1 tests failed:\n(fail) one\n\n 1 pass\n 1 fail',
    )
    expect(results.map(({ file, failed }) => [file, failed])).toEqual([
      [FILES[0]!, 1],
      [FILES[1]!, 0],
    ])
    expect(failures).toEqual(['test/api/a.test.ts: (fail) one'])
  })

  test('tells of a failed test at the next line, with what it printed and the reason below it', () => {
    const { results, failures } = read(
      'test/api/a.test.ts:\nloud\n(pass) one\nerror: not equal\n(fail) two [3.00ms]\n  ^ this test timed out\n(pass) three\n 2 pass',
    )
    expect(failures).toEqual([
      'test/api/a.test.ts: error: not equal\n(fail) two [3.00ms]\n  ^ this test timed out',
    ])
    expect(results[0]).toMatchObject({ passed: 2, failed: 1, output: 'loud\n' })
  })

  test('counts an error outside of the tests as a failure of its file', () => {
    const { results, failures } = read(
      'test/api/a.test.ts:\n\n# Unhandled error between tests\nerror: Cannot find module\n\ntest/api/b.test.ts:\n(pass) one\n 1 pass',
    )
    expect(results.map(({ failed }) => failed)).toEqual([1, 0])
    expect(failures[0]).toContain('Cannot find module')
  })

  test('does not take a failure of the last test of a file for one of the next', () => {
    const { failures } = read(
      'test/api/a.test.ts:\n(fail) one\ntest/api/b.test.ts:\n(fail) two\n 0 pass',
    )
    expect(failures).toEqual(['test/api/a.test.ts: (fail) one', 'test/api/b.test.ts: (fail) two'])
  })

  test('that stops in a file leaves it open', () => {
    const { reader, results } = read('test/api/a.test.ts:\n(pass) one\ntest/api/b.test.ts:')
    expect(reader.complete).toBe(false)
    expect(reader.file).toBe('test/api/b.test.ts')
    expect(results).toHaveLength(1)
  })

  test('takes a name of another file for words', () => {
    const { results } = read('test/api/a.test.ts:\nelse/where.test.ts:\n(pass) one\n 1 pass')
    expect(results).toMatchObject([{ passed: 1, output: 'else/where.test.ts:\n' }])
  })

  test('says itself how long a file took where files run side by side', () => {
    const { results } = read('test/api/a.test.ts:\n(pass) one\n(took) 4200 ms\n 1 pass')
    expect(results).toMatchObject([{ passed: 1, ms: 4200 }])
  })
})
