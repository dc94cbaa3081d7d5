import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../ensure-installed.ts'
import { run } from '../run-program.ts'
import type { Suite } from '../test-files.ts'
import { findReached, type Reached } from './find-reached.ts'
import { readImporters } from './import-graph.ts'
import { FILE_MS } from './plan-batches.ts'

/** What the processes of a suite take to begin, in milliseconds. */
const START_MS: Record<Suite, number> = {
  unit: 500,
  rules: 1_000,
  api: 6_000,
  security: 10_000,
  widgets: 15_000,
  browser: 10_000,
  demo: 40_000,
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
  const estimateTime = (file: string) => times[file] ?? FILE_MS[suiteOf.get(file)!]
  const nearest = [...reached].sort(([a, x], [b, y]) => x - y || estimateTime(a) - estimateTime(b))
  const files = new Map<Suite, string[]>()
  let left = budgetMs
  let leftOut = 0
  for (const [file] of nearest) {
    const suite = suiteOf.get(file)!
    const chosen = files.get(suite)
    const cost = estimateTime(file) + (chosen ? 0 : START_MS[suite])
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
