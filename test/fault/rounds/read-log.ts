import type { LogLine } from '../server-process.ts'

/** Errors in the log that are meant to be there when something is broken from outside. */
const EXPECTED: readonly RegExp[] = [
  /^the database cannot be reached$/,
  /^visitors sent on, but their clicks not counted$/,
]
/** The driver of the queue warns of what its next version will not do any more. */
const WARNING = /DeprecationWarning|--trace-warnings/

/** Everything in a log that nobody should have to read: unforeseen errors, and output of the runtime. */
export function faultsInLog({ lines, noise }: { lines: LogLine[]; noise: string[] }): string[] {
  const errors = lines.filter(
    ({ level, msg }) => level >= 50 && !EXPECTED.some((pattern) => pattern.test(msg)),
  )
  return [
    ...errors.map((line) => `log: ${JSON.stringify(line)}`),
    ...noise.filter((line) => !WARNING.test(line)).map((line) => `log: ${line}`),
  ]
}
