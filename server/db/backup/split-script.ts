/** A part of a backup's script: a line, or the rows that follow a COPY. */
export type Part = { line: string } | { rows: AsyncIterable<Uint8Array> }

const NEWLINE = 10
const END_OF_ROWS = Buffer.from('\\.\n')

/**
 * Splits a backup's script into its lines and the rows of its tables, which are passed on as they come. The
 * rows of a part must be read before the next part is asked for.
 * @throws Error when it ends within rows
 */
export async function* splitScript(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Part> {
  const input = new LineReader(chunks)
  for (let line = await input.line(); line !== null; line = await input.line()) {
    yield { line }
    if (line.startsWith('COPY ')) yield { rows: input.rows() }
  }
}

/** Reads lines, and whole runs of lines at once. */
class LineReader {
  readonly #chunks: AsyncIterator<Uint8Array>
  #buffer: Buffer = Buffer.alloc(0)

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.asyncIterator]()
  }

  /** Returns the next line without its end; null: there is none. */
  async line(): Promise<string | null> {
    for (;;) {
      const end = this.#buffer.indexOf(NEWLINE)
      if (end >= 0) {
        const line = this.#buffer.toString('utf8', 0, end)
        this.#buffer = this.#buffer.subarray(end + 1)
        return line
      }
      if (!(await this.#more())) return this.#buffer.length === 0 ? null : this.#rest()
    }
  }

  /** Passes on whole lines, up to the line `\.`. */
  async *rows(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const end = this.#endOfRows()
      if (end >= 0) {
        yield this.#buffer.subarray(0, end)
        this.#buffer = this.#buffer.subarray(end + END_OF_ROWS.length)
        return
      }
      const whole = this.#buffer.lastIndexOf(NEWLINE) + 1
      if (whole > 0) yield this.#buffer.subarray(0, whole)
      this.#buffer = this.#buffer.subarray(whole)
      if (!(await this.#more())) throw new Error('The backup is not complete: its end is missing.')
    }
  }

  /** Finds a line `\.`; the buffer begins with a line. */
  #endOfRows(): number {
    if (this.#buffer.subarray(0, END_OF_ROWS.length).equals(END_OF_ROWS)) return 0
    const found = this.#buffer.indexOf('\n\\.\n')
    return found < 0 ? -1 : found + 1
  }

  async #more(): Promise<boolean> {
    const { value, done } = await this.#chunks.next()
    if (done) return false
    this.#buffer =
      this.#buffer.length === 0 ? Buffer.from(value) : Buffer.concat([this.#buffer, value])
    return true
  }

  #rest(): string {
    const rest = this.#buffer.toString('utf8')
    this.#buffer = Buffer.alloc(0)
    return rest
  }
}
