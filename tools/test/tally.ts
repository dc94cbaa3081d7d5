import type { Suite } from '../test-files.ts'
import type { FileResult } from './read-output.ts'

export interface SuiteTally {
  files: number
  passed: number
  failed: number
  /** The sum of the files' times. */
  ms: number
  /** Of the processes that ran them, without the database's. */
  cpuMs: number
}

/** A file that failed beside others and passed alone. */
export interface FlakyFile {
  file: string
  /** Why, when the list of known ones says so. */
  cause?: string
}

/** Counts the results of a run by suite. */
export class Tally {
  readonly suites = new Map<Suite, SuiteTally>()
  readonly failed: { suite: Suite; result: FileResult }[] = []
  readonly flaky: FlakyFile[] = []
  readonly times: Record<string, number> = {}

  #of(suite: Suite): SuiteTally {
    const tally = this.suites.get(suite) ?? { files: 0, passed: 0, failed: 0, ms: 0, cpuMs: 0 }
    this.suites.set(suite, tally)
    return tally
  }

  add(suite: Suite, result: FileResult): void {
    const tally = this.#of(suite)
    tally.files++
    tally.passed += result.passed
    tally.failed += result.failed
    tally.ms += result.ms
    this.times[result.file] = Math.round(result.ms)
    if (result.failed > 0) this.failed.push({ suite, result })
  }

  addCpu(suite: Suite, micros: number): void {
    this.#of(suite).cpuMs += micros / 1000
  }

  /** Replaces the result of a file that failed by that of its run alone. */
  replace(suite: Suite, before: FileResult, after: FileResult, cause?: string): void {
    const tally = this.#of(suite)
    tally.passed += after.passed - before.passed
    tally.failed += after.failed - before.failed
    tally.ms += after.ms
    const index = this.failed.findIndex(({ result }) => result === before)
    if (index >= 0) this.failed.splice(index, 1)
    if (after.failed > 0) this.failed.push({ suite, result: after })
    else this.flaky.push({ file: after.file, ...(cause === undefined ? {} : { cause }) })
  }

  /** Tests that passed, and those that failed. With `strict`, a flaky file that is not on the list is a failure. */
  totals(strict: boolean): { passed: number; failed: number } {
    const all = [...this.suites.values()]
    const sum = (key: 'passed' | 'failed') => all.reduce((total, tally) => total + tally[key], 0)
    const unknown = strict ? this.flaky.filter(({ cause }) => cause === undefined).length : 0
    return { passed: sum('passed'), failed: sum('failed') + unknown }
  }
}
