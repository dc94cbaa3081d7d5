import { describe, expect, test } from 'bun:test'
import { readArguments, UsageError } from './arguments.ts'

const FILES = ['test/api/links.test.ts', 'server/core/csv.test.ts']
const read = (...args: string[]) => readArguments(args, FILES)

describe('the arguments of a test run', () => {
  test('are everything by default', () => {
    expect(read()).toEqual({
      suites: [],
      paths: [],
      all: false,
      changed: false,
      base: 'HEAD',
      slow: false,
    })
  })

  test('name suites, parts of paths and tests', () => {
    expect(
      read('api', './test/api/links', '--slow', '-t', 'a link', '--workers', '2'),
    ).toMatchObject({
      suites: ['api'],
      paths: ['test/api/links'],
      name: 'a link',
      slow: true,
      workers: 2,
    })
  })

  test.each([
    [['--shard=1/3'], "Unknown option '--shard'"],
    [['toString'], 'No suite and no test file has this name: toString'],
    [['api', 'gone.test.ts'], 'gone.test.ts'],
    [['--base', 'main'], '--base needs --changed'],
    [['--changed', 'links'], 'name suites only'],
    [['--workers', 'many'], '--workers takes a whole number'],
    [['--workers', '0'], '--workers takes a whole number'],
  ])('refuse %j', (args, message) => {
    const refused = () => read(...args)
    expect(refused).toThrow(UsageError)
    expect(refused).toThrow(message)
  })
})
