import { percentage, progressLine, type Progress } from './format.ts'

const CLEAR_LINE = '\r\x1b[2K'

/** Writes lines, above a bar where there is a terminal. */
export class Screen {
  readonly #isTerminal = process.stdout.isTTY
  #bar = ''

  /** A line of its own. */
  print(text: string): void {
    process.stdout.write(`${this.#bar ? CLEAR_LINE : ''}${text}\n${this.#bar}`)
  }

  /** The line of a file, with how much is done. */
  printFile(text: string, progress: Progress): void {
    if (!this.#isTerminal) return this.print(`${percentage(progress)} ${text}`)
    this.print(text)
    this.#bar = progressLine(progress).slice(0, process.stdout.columns - 1)
    process.stdout.write(`${CLEAR_LINE}${this.#bar}`)
  }

  /** Takes the bar away. */
  end(): void {
    if (this.#bar) process.stdout.write(CLEAR_LINE)
    this.#bar = ''
  }
}
