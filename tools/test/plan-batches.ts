import { dirname } from 'node:path'
import type { Suite } from '../test-files.ts'

/** The files that one process runs, one after the other. */
export interface Batch {
  suite: Suite
  files: string[]
}

/**
 * How many files of a suite share a process at most: what they share (modules, a server, a browser, a year of
 * data) is loaded once for all of them.
 */
const LARGEST: Record<Suite, number> = {
  demo: Infinity,
  widgets: Infinity,
  security: Infinity,
  browser: 12,
  api: 16,
  rules: 6,
  unit: 60,
}

/** Long processes begin first, so that the last ones are short and end together. */
const ORDER: readonly Suite[] = ['demo', 'widgets', 'security', 'browser', 'api', 'rules', 'unit']

/** What the files of a suite take when no run has measured them, in milliseconds. */
export const FILE_MS: Record<Suite, number> = {
  unit: 300,
  rules: 4_000,
  api: 5_000,
  security: 60_000,
  widgets: 10_000,
  browser: 20_000,
  demo: 20_000,
}

/** Hands out test files to workers: slow ones first, as many at once as leave work for all workers. */
export class BatchQueue {
  readonly #left: Map<Suite, string[]>
  readonly #workers: number
  readonly #times: Readonly<Record<string, number>>

  /** `times` are milliseconds by file; files that have none yet come after those that have. */
  constructor(
    files: ReadonlyMap<Suite, readonly string[]>,
    { workers, times }: { workers: number; times: Readonly<Record<string, number>> },
  ) {
    const slowFirst = (a: string, b: string) => (times[b] ?? 0) - (times[a] ?? 0)
    this.#left = new Map([...files].map(([suite, names]) => [suite, names.toSorted(slowFirst)]))
    this.#workers = workers
    this.#times = times
  }

  /** The next files to run, or nothing when all have been handed out. */
  next(): Batch | undefined {
    for (const suite of ORDER) {
      const left = this.#left.get(suite) ?? []
      if (left.length === 0) continue
      if (LARGEST[suite] === Infinity) return { suite, files: left.splice(0) }
      const batch = spread(this.#besides(suite, left), this.#count(suite, left))
      this.#left.set(
        suite,
        left.filter((file) => !batch.includes(file)),
      )
      return { suite, files: batch }
    }
    return undefined
  }

  /** Pages share servers with those in their folder alone. */
  #besides(suite: Suite, left: readonly string[]): readonly string[] {
    if (suite !== 'browser') return left
    const folder = dirname(left[0]!)
    return left.filter((file) => dirname(file) === folder)
  }

  /** How many files a process may take: beginning one costs time, and in the end none shall wait for another. */
  #count(suite: Suite, left: readonly string[]): number {
    const room = this.#leftMs() / (this.#workers * 2)
    const mean = this.#sumMs(suite, left) / left.length
    return Math.max(1, Math.min(LARGEST[suite], Math.ceil(room / mean)))
  }

  #leftMs(): number {
    return [...this.#left].reduce((sum, [suite, files]) => sum + this.#sumMs(suite, files), 0)
  }

  #sumMs(suite: Suite, files: readonly string[]): number {
    return files.reduce((sum, file) => sum + Math.max(1, this.#times[file] ?? FILE_MS[suite]), 0)
  }

  /** Takes back files that a process did not come to. */
  giveBack({ suite, files }: Batch): void {
    this.#left.get(suite)?.push(...files)
  }
}

/** Chooses files of a list at even distances, so that slow ones are not all in one batch. */
function spread(files: readonly string[], count: number): string[] {
  const step = Math.max(1, files.length / count)
  return files.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step))
}
