import { availableParallelism } from 'node:os'
import type { Suite } from '../test-files.ts'
import { startSharedDatabase } from './database.ts'
import { fileLine, repeatCommand } from './format.ts'
import { BatchQueue } from './plan-batches.ts'
import type { FileResult } from './read-output.ts'
import { runBatch, type BatchOptions } from './run-batch.ts'
import { Screen } from './screen.ts'
import { Tally } from './tally.ts'
import type { Throttle } from './throttle.ts'

/** Suites whose tests open a database. */
const WITH_DATABASE: readonly Suite[] = ['demo', 'widgets', 'security', 'browser', 'api', 'rules']

export interface RunOptions {
  files: ReadonlyMap<Suite, readonly string[]>
  /** Milliseconds by file, from earlier runs. */
  times: Readonly<Record<string, number>>
  env: Record<string, string | undefined>
  name: string | undefined
  all: boolean
  workers: number | undefined
  throttle: Throttle | undefined
  /** Causes of files that are known to fail beside others. */
  flaky: Readonly<Record<string, string>>
}

/** Runs test files in several processes, and those that fail once more, alone. */
export async function runFiles(options: RunOptions): Promise<Tally> {
  const suites = [...options.files.keys()]
  const enter = options.throttle?.enter ?? ''
  const database = suites.some((suite) => WITH_DATABASE.includes(suite))
    ? await startSharedDatabase(options.env, enter)
    : undefined
  const env = { ...options.env, ...database?.env }
  try {
    return await new TestRun({ ...options, env }, enter).run()
  } finally {
    await database?.end()
  }
}

class TestRun {
  readonly #tally = new Tally()
  readonly #screen = new Screen()
  readonly #began = performance.now()
  readonly #options: RunOptions
  readonly #enter: string
  #done = 0
  #doneMs = 0

  constructor(options: RunOptions, enter: string) {
    this.#options = options
    this.#enter = enter
  }

  async run(): Promise<Tally> {
    const { files, times } = this.#options
    const workers = this.#options.workers ?? availableParallelism() + 1
    const queue = new BatchQueue(files, { workers, times })
    await Promise.all(Array.from({ length: workers }, () => this.#work(queue)))
    await this.#repeatFailed()
    this.#screen.end()
    return this.#tally
  }

  async #work(queue: BatchQueue): Promise<void> {
    for (let batch = queue.next(); batch; batch = queue.next()) {
      const { cpu, left } = await runBatch(
        batch,
        this.#batchOptions((suite, result) => this.#add(suite, result)),
      )
      this.#tally.addCpu(batch.suite, cpu)
      if (left.length > 0) queue.giveBack({ suite: batch.suite, files: left })
    }
  }

  #batchOptions(onFile: BatchOptions['onFile']): BatchOptions {
    const { env, name, throttle, all } = this.#options
    return {
      env,
      name,
      slow: throttle !== undefined,
      enter: this.#enter,
      onFile,
      onFailure: (_, file, text) =>
        this.#screen.print(`\n${text}\n  in ${file}; to repeat it: ${repeatCommand(file, all)}\n`),
    }
  }

  #add(suite: Suite, result: FileResult): void {
    this.#tally.add(suite, result)
    this.#done++
    this.#doneMs += this.#options.times[result.file] ?? 0
    this.#screen.printFile(fileLine(result), this.#progress())
  }

  #progress() {
    const { files, times } = this.#options
    const all = [...files.values()].flat()
    return {
      done: this.#done,
      total: all.length,
      failed: this.#tally.failed.length,
      elapsedMs: performance.now() - this.#began,
      doneMs: this.#doneMs,
      leftMs: all.reduce((sum, file) => sum + (times[file] ?? 0), 0) - this.#doneMs,
    }
  }

  /** A file that passes when nothing runs beside it is flaky: what it leans on is the machine, or another file. */
  async #repeatFailed(): Promise<void> {
    const failed = [...this.#tally.failed]
    if (failed.length === 0) return
    this.#screen.end()
    this.#screen.print(`\nOnce more, alone:`)
    for (const { suite, result } of failed) {
      const { cpu } = await runBatch(
        { suite, files: [result.file] },
        this.#batchOptions((_, again) => {
          const cause = this.#options.flaky[result.file]
          this.#tally.replace(suite, result, again, cause)
          this.#screen.print(fileLine(again))
        }),
      )
      this.#tally.addCpu(suite, cpu)
    }
  }
}
