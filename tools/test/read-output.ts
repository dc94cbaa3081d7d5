/** What became of one test file. */
export interface FileResult {
  file: string
  passed: number
  failed: number
  ms: number
  /** What the file printed outside of its failed tests. */
  output: string
}

export interface OutputListener {
  /** A test has failed; `text` is what the file printed since the test before it. */
  failure(file: string, text: string): void
  end(result: FileResult): void
}

const HEADER = /^(\S+\.test\.ts):$/
const PASS = /^\(pass\) /
const FAIL = /^\(fail\) /
/** How long the file took, where files run side by side. */
const TOOK = /^\(took\) (\d+) ms$/
const IGNORED = /^\((skip|todo)\) |^\s*$|^bun test v/
/** Bun adds to a failed test why it failed. */
const REASON = /^\s+\^ /
const ERROR = /^error: |^# Unhandled error between tests/
/** Bun repeats after the last file what failed and what was skipped in all of them. */
const RECAP = /^\d+ tests? (failed|skipped):$/
/** Bun's last words, after the last file. */
const TOTALS = /^\s*\d+ pass$/

/** Reads what `bun test` prints about several files, line by line. */
export class OutputReader {
  /** Whether Bun came to its end. */
  complete = false
  #current: (FileResult & { began: number }) | undefined
  #recent: string[] = []
  #failed: string[] | undefined
  readonly #files: ReadonlySet<string>
  readonly #listener: OutputListener

  constructor(files: readonly string[], listener: OutputListener) {
    this.#files = new Set(files)
    this.#listener = listener
  }

  /** The file whose tests run now. */
  get file(): string | undefined {
    return this.#current?.file
  }

  /** Takes the next line, without its end; `at` is the time in ms. */
  line(text: string, at: number): void {
    const file = HEADER.exec(text)?.[1]
    if (file !== undefined && this.#files.has(file)) {
      this.end(at)
      this.#current = { file, passed: 0, failed: 0, ms: 0, output: '', began: at }
    } else if (RECAP.test(text)) this.end(at)
    else if (TOTALS.test(text)) {
      this.end(at)
      this.complete = true
    } else if (this.#current) this.#test(text, this.#current)
  }

  #test(text: string, current: FileResult): void {
    if (this.#failed && REASON.test(text)) return void this.#failed.push(text)
    this.#reportFailure()
    const took = TOOK.exec(text)?.[1]
    if (took !== undefined) current.ms = Number(took)
    else if (PASS.test(text)) {
      current.passed++
      this.#keepRecent()
    } else if (FAIL.test(text)) {
      current.failed++
      this.#failed = [...this.#recent, text]
      this.#recent = []
    } else if (!IGNORED.test(text) || this.#recent.length > 0) this.#recent.push(text)
  }

  #keepRecent(): void {
    if (this.#current && this.#recent.length > 0)
      this.#current.output += `${this.#recent.join('\n')}\n`
    this.#recent = []
  }

  #reportFailure(): void {
    if (this.#failed && this.#current)
      this.#listener.failure(this.#current.file, this.#failed.join('\n'))
    this.#failed = undefined
  }

  /** Ends the current file, if any: one that printed an error outside of its tests has failed, too. */
  end(at: number): void {
    const current = this.#current
    if (!current) return
    this.#reportFailure()
    const rest = this.#recent.join('\n').trim()
    if (this.#recent.some((line) => ERROR.test(line))) {
      current.failed++
      this.#listener.failure(current.file, rest)
    }
    this.#keepRecent()
    this.#current = undefined
    const { began, ...result } = current
    this.#listener.end({ ...result, ms: result.ms || at - began })
  }
}
