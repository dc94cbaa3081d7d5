import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../ensure-installed.ts'
import { run } from '../run-program.ts'
import type { Suite } from '../test-files.ts'
import { findReached, type Reached } from './find-reached.ts'
import { readImporters } from './import-graph.ts'

/** What the files of a suite take when no run has measured them, and what its processes take to begin. */
const GUESSES: Record<Suite, { file: number; start: number }> = {
  unit: { file: 300, start: 500 },
  rules: { file: 4_000, start: 1_000 },
  api: { file: 5_000, start: 6_000 },
  security: { file: 60_000, start: 10_000 },
  widgets: { file: 10_000, start: 15_000 },
  browser: { file: 20_000, start: 10_000 },
  demo: { file: 20_000, start: 40_000 },
}

/** What is left of a minute after the sources were read and processes began. */
const BUDGET_MS = 45_000

type Files = Map<Suite, readonly string[]>

/** The tests that a change is tried by, and how many more it can reach. */
export interface Chosen {
  files: Files
  leftOut: number
}

/** Finds the tests that the changes since a commit can reach, the nearest first, as many as a minute has room for. */
export async function chooseChanged(
  tests: Files,
  {
    base,
    workers,
    times,
  }: { base: string; workers: number; times: Readonly<Record<string, number>> },
): Promise<Chosen> {
  const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
  const changed = await changedFiles(base)
  const reached = findReached(changed, { importers: readImporters(), tests, read })
  return takeNearest(reached, { tests, times, budgetMs: BUDGET_MS * workers })
}

/** Takes the nearest test files until their times fill the budget. */
export function takeNearest(
  reached: Reached,
  {
    tests,
    times,
    budgetMs,
  }: { tests: Files; times: Readonly<Record<string, number>>; budgetMs: number },
): Chosen {
  const suiteOf = new Map(
    [...tests].flatMap(([suite, files]) => files.map((file) => [file, suite])),
  )
  const timeOf = (file: string) => times[file] ?? GUESSES[suiteOf.get(file)!].file
  const nearest = [...reached].sort(([a, x], [b, y]) => x - y || timeOf(a) - timeOf(b))
  const files = new Map<Suite, string[]>()
  let left = budgetMs
  let leftOut = 0
  for (const [file] of nearest) {
    const suite = suiteOf.get(file)!
    const chosen = files.get(suite)
    const cost = timeOf(file) + (chosen ? 0 : GUESSES[suite].start)
    if (cost > left) {
      leftOut++
      continue
    }
    left -= cost
    files.set(suite, [...(chosen ?? []), file])
  }
  return { files, leftOut }
}

async function changedFiles(base: string): Promise<string[]> {
  const outputs = await Promise.all([
    run(['git', 'diff', '--name-only', base]),
    run(['git', 'ls-files', '--others', '--exclude-standard']),
  ])
  const failed = outputs.find(({ code }) => code !== 0)
  if (failed) throw new Error(`git does not say what has changed since ${base}:\n${failed.output}`)
  return outputs.flatMap(({ output }) => output.split('\n').filter(Boolean))
}
