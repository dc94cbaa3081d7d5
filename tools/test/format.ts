import type { FileResult } from './read-output.ts'
import type { Tally } from './tally.ts'

/** `0.4 s`, `12 s`, `3 m 05 s`. */
export function duration(ms: number): string {
  if (ms < 9_950) return `${(ms / 1000).toFixed(1)} s`
  const seconds = Math.round(ms / 1000)
  if (seconds < 60) return `${seconds} s`
  return `${Math.floor(seconds / 60)} m ${String(seconds % 60).padStart(2, '0')} s`
}

const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`

/** The line of a file that has ended. */
export function fileLine({ file, passed, failed, ms }: FileResult): string {
  const tests =
    failed > 0 ? `${failed} of ${count(passed + failed, 'test')} failed` : count(passed, 'test')
  return `${failed > 0 ? '✗' : '✓'} ${file}  ${tests}, ${duration(ms)}`
}

/** The command that runs one file alone. */
export function repeatCommand(file: string, all: boolean): string {
  return `bun run ${all ? 'test:all' : 'test'} ${file}`
}

export interface Progress {
  done: number
  total: number
  failed: number
  elapsedMs: number
  /** Times of earlier runs: of the files that are done, and of those that are left. */
  doneMs: number
  leftMs: number
}

const BAR = 24

/** The line below the files: a bar, what is left, and how long that takes if it goes on like this. */
export function progressLine(progress: Progress): string {
  const { done, total, failed } = progress
  const filled = total === 0 ? 0 : Math.floor((done / total) * BAR)
  const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled)
  const words = [`${total - done} of ${count(total, 'file')} left`]
  const left = timeLeft(progress)
  if (left !== undefined) words.push(`about ${duration(left)}`)
  if (failed > 0) words.push(`${failed} failed`)
  return `${bar} ${words.join(', ')}`
}

/** How much is done, before the line of a file where there is no bar. */
export function percentage({ done, total }: Pick<Progress, 'done' | 'total'>): string {
  return `${Math.floor((100 * done) / Math.max(total, 1))} %`.padStart(5)
}

function timeLeft({ done, total, elapsedMs, doneMs, leftMs }: Progress): number | undefined {
  if (done < 5) return undefined
  const share = doneMs > 0 && leftMs > 0 ? leftMs / doneMs : (total - done) / done
  return elapsedMs * share
}

/** The summary: a line for each suite. */
export function suiteTable(suites: Tally['suites']): string {
  const rows = [...suites].map(([suite, tally]) => [
    `${tally.failed > 0 ? '✗' : '✓'} ${suite}`,
    count(tally.files, 'file'),
    `${tally.passed} passed`,
    `${tally.failed} failed`,
    `${duration(tally.ms)} in its files`,
    `${duration(tally.cpuMs)} of CPU`,
  ])
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]!.length))) ?? []
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** The last line, for machines. */
export function closingLine({ passed, failed }: { passed: number; failed: number }): string {
  return `${passed} passed, ${failed} failed`
}
