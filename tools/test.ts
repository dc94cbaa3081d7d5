/** `bun run test`: all suites; `bun run test api links` some of them. `tools/test/arguments.ts` has the options. */
import { availableParallelism } from 'node:os'
import { PARTS } from '../server/http/dist.ts'
import { builtEnv, ensureBuilt, PRODUCTION } from './build.ts'
import { ensureInstalled } from './ensure-installed.ts'
import { SUITES, testFiles, type Suite } from './test-files.ts'
import { readArguments, USAGE, UsageError, type TestArguments } from './test/arguments.ts'
import { chooseChanged } from './test/choose-changed.ts'
import { FLAKY_LIST, readFlakyList } from './test/flaky.ts'
import { closingLine, suiteTable } from './test/format.ts'
import { runFiles } from './test/run-files.ts'
import type { Tally } from './test/tally.ts'
import { startThrottle } from './test/throttle.ts'
import { readTimes, writeTimes } from './test/times.ts'
import { openWorkFolder } from './test/work-folder.ts'

type Files = Map<Suite, readonly string[]>

async function main(args: readonly string[]): Promise<void> {
  const every = allFiles()
  const asked = readArguments(args, [...every.values()].flat())
  await ensureInstalled()
  const times = readTimes()
  const files = await choose(asked, every, times)
  if (files.size === 0) return finish({ passed: 0, failed: 0 })
  // Processes side by side would all build it, and no test waits for the documentation.
  const readsDocs = [...files.values()].flat().some((file) => file.includes('docs'))
  const built = readsDocs ? PRODUCTION : PARTS
  await ensureBuilt(built)
  const folder = openWorkFolder()
  const throttle = asked.slow ? await startThrottle() : undefined
  if (throttle) console.log(throttle.description)
  try {
    const tally = await runFiles({
      files,
      times,
      throttle,
      flaky: readFlakyList(),
      env: { ...testEnv(asked, folder.path), ...builtEnv(built) },
      name: asked.name,
      all: asked.all,
      workers: asked.workers,
    })
    if (!asked.slow) writeTimes(tally.times)
    report(tally)
  } finally {
    await throttle?.end()
    folder.remove()
  }
}

function allFiles(): Files {
  const suites = Object.keys(SUITES) as Suite[]
  return new Map(
    suites.map((suite) => [suite, testFiles(suite).map((file) => file.replace('./', ''))]),
  )
}

/** The files that the arguments name, or that a change can reach. */
async function choose(
  asked: TestArguments,
  every: Files,
  times: Readonly<Record<string, number>>,
): Promise<Files> {
  const { suites, paths } = asked
  const files: Files = new Map(
    [...every]
      .filter(([suite]) => suites.length === 0 || suites.includes(suite))
      .map(([suite, all]) => [suite, narrow(all, paths)] as const)
      .filter(([, chosen]) => chosen.length > 0),
  )
  if (!asked.changed) return files
  const workers = asked.workers ?? availableParallelism() + 1
  const chosen = await chooseChanged(files, { base: asked.base, workers, times })
  const count = [...chosen.files.values()].flat().length
  const more = chosen.leftOut > 0 ? `; ${chosen.leftOut} more need longer than a minute` : ''
  console.log(`${count} test files that the change since ${asked.base} can reach${more}.`)
  return chosen.files
}

const narrow = (files: readonly string[], paths: readonly string[]) =>
  files.filter((file) => paths.length === 0 || paths.some((path) => file.includes(path)))

function testEnv(asked: TestArguments, folder: string | undefined) {
  return {
    ...process.env,
    ...(asked.all ? { TEST_ROUNDS: 'all' } : {}),
    ...(folder === undefined ? {} : { TMPDIR: folder }),
    // Compiling most thoroughly costs short processes a sixth more than it saves.
    BUN_JSC_useFTLJIT: 'false',
    // With these, Bun prints groups or leaves out what passes.
    GITHUB_ACTIONS: undefined,
    AGENT: undefined,
    CLAUDECODE: undefined,
    REPL_ID: undefined,
  }
}

function report(tally: Tally): void {
  console.log(`\n${suiteTable(tally.suites)}`)
  for (const { file, cause } of tally.flaky) {
    const why = cause ?? `not in ${FLAKY_LIST}: find the cause`
    console.log(`Flaky: ${file} failed beside others and passed alone (${why})`)
  }
  for (const { result } of tally.failed) console.log(`Failed: bun run test ${result.file}`)
  finish(tally.totals(Boolean(process.env.CI)))
}

function finish(totals: { passed: number; failed: number }): void {
  console.log(`\n${closingLine(totals)}`)
  process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(`${error.message}\n\n${USAGE}`)
  process.exitCode = 2
}
