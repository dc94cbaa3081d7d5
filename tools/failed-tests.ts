/** What is printed once more at the end: a long log is often kept only in part. */

/** The failed tests in the output of `bun test`, each with its file and what it said. */
export function failedTests(output: string): string[] {
  const found: string[] = []
  let file = ''
  let said: string[] = []
  for (const line of output.split('\n')) {
    // `bun test` names the failures of a long run again itself.
    if (AGAIN.test(line)) break
    if (FILE.test(line)) file = line
    else if (!ENDED.test(line)) {
      said.push(line)
      continue
    }
    if (line.startsWith('(fail)')) found.push([file, ...said.slice(-LINES), line].join('\n'))
    said = []
  }
  return found
}

/** Returns the end of a program's output that names no test. */
export function lastLines(output: string): string {
  return output.trimEnd().split('\n').slice(-LINES).join('\n')
}

const FILE = /^\S+\.test\.tsx?:$/
const AGAIN = /^\d+ tests? failed:$/
const ENDED = /^\((pass|fail|skip|todo)\) /
const LINES = 60
