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

/** Hands out test files to workers: slow ones first, fewer at once towards the end. */
export class BatchQueue {
  readonly #left: Map<Suite, string[]>
  readonly #workers: number

  /** `times` are milliseconds by file; files that have none yet come after those that have. */
  constructor(
    files: ReadonlyMap<Suite, readonly string[]>,
    { workers, times }: { workers: number; times: Readonly<Record<string, number>> },
  ) {
    const slowFirst = (a: string, b: string) => (times[b] ?? 0) - (times[a] ?? 0)
    this.#left = new Map([...files].map(([suite, names]) => [suite, names.toSorted(slowFirst)]))
    this.#workers = workers
  }

  /** The next files to run, or nothing when all have been handed out. */
  next(): Batch | undefined {
    for (const suite of ORDER) {
      const left = this.#left.get(suite) ?? []
      if (left.length === 0) continue
      const share = Math.ceil(left.length / (this.#workers * 2))
      const count = LARGEST[suite] === Infinity ? left.length : Math.min(LARGEST[suite], share)
      return { suite, files: spread(left, count) }
    }
    return undefined
  }

  /** Takes back files that a process did not come to. */
  giveBack({ suite, files }: Batch): void {
    this.#left.get(suite)?.push(...files)
  }
}

/** Takes files from a list at even distances, so that slow ones are not all in one batch. */
function spread(files: string[], count: number): string[] {
  const step = files.length / count
  const taken = new Set(Array.from({ length: count }, (_, i) => files[Math.floor(i * step)]!))
  files.splice(0, files.length, ...files.filter((file) => !taken.has(file)))
  return [...taken]
}
