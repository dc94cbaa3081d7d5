import { parseArgs } from 'node:util'
import { SUITES, type Suite } from '../test-files.ts'

export const USAGE = `bun run test [suites or parts of paths] [options]

  bun run test                     every suite, random tests with few rounds
  bun run test api                 one suite: ${Object.keys(SUITES).join(', ')}
  bun run test test/api/links      the files whose path contains this
  bun run test -t "a partner"      the tests whose name matches

  --all            all rounds of random histories, kills and storms
  --changed        what the changes since HEAD can reach, within a minute
  --base <commit>  with --changed: what has changed since this commit
  --slow           with a fifth of the processor
  --workers <n>    processes at once; one more than the cores by default`

/** What a test run was asked for. */
export interface TestArguments {
  /** Empty: all of them. */
  suites: Suite[]
  /** Parts of paths; empty: all files of the suites. */
  paths: string[]
  /** A pattern of test names. */
  name?: string
  all: boolean
  changed: boolean
  base: string
  slow: boolean
  workers?: number
}

/** An argument that nothing understands. The message says which one and what there is instead. */
export class UsageError extends Error {}

/** Reads the arguments of `bun run test`. `files` are the paths of all test files. */
export function readArguments(args: readonly string[], files: readonly string[]): TestArguments {
  const { values, positionals } = parse(args)
  const isSuite = (word: string): word is Suite => Object.hasOwn(SUITES, word)
  const suites = positionals.filter(isSuite)
  const paths = positionals
    .filter((word) => !isSuite(word))
    .map((path) => path.replace(/^\.\//, ''))
  const unknown = paths.filter((path) => !files.some((file) => file.includes(path)))
  if (unknown.length > 0)
    throw new UsageError(`No suite and no test file has this name: ${unknown.join(', ')}`)
  if (values.base !== undefined && !values.changed) throw new UsageError('--base needs --changed.')
  if (values.changed && paths.length > 0)
    throw new UsageError('--changed chooses the files itself: name suites only.')
  const workers = values.workers === undefined ? {} : { workers: readCount(values.workers) }
  const name = values.name === undefined ? {} : { name: values.name }
  const { all, changed, base = 'HEAD', slow } = values
  return { suites, paths, ...name, all, changed, base, slow, ...workers }
}

function parse(args: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        all: flag,
        changed: flag,
        base: text,
        slow: flag,
        workers: text,
        name: { ...text, short: 't' },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function readCount(text: string): number {
  const count = Number(text)
  if (Number.isInteger(count) && count > 0) return count
  throw new UsageError(`--workers takes a whole number above zero, not "${text}".`)
}
