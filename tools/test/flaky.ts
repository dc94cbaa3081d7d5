import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../ensure-installed.ts'

/** The list of test files that are known to fail beside others, each with its cause. It should be empty. */
export const FLAKY_LIST = 'test/flaky.json'

/** Reads the list: causes by file. */
export function readFlakyList(): Record<string, string> {
  return JSON.parse(readFileSync(join(ROOT, FLAKY_LIST), 'utf8')) as Record<string, string>
}
