/** `bun run test`: everything. `bun tools/test.ts api test/api/links` runs some of it. */
import { ensureBuilt } from './build.ts'
import { ensureInstalled } from './ensure-installed.ts'
import { failedTests, lastLines } from './failed-tests.ts'
import { run, type ProgramResult } from './run-program.ts'
import { SUITES, testFiles, type Suite } from './test-files.ts'

interface Sum {
  passed: number
  failed: number
  /** What each failure said. */
  failures: string[]
}

const nothing = (): Sum => ({ passed: 0, failed: 0, failures: [] })

async function main(args: string[]): Promise<void> {
  ensureInstalled()
  // Processes side by side would all build it.
  await ensureBuilt()
  const all = Object.keys(SUITES) as Suite[]
  const named = all.filter((suite) => args.includes(suite))
  const wanted = args.filter((arg) => !(all as string[]).includes(arg))
  const sum = nothing()
  for (const suite of named.length > 0 ? named : all) {
    const files = testFiles(suite).filter(
      (file) => wanted.length === 0 || wanted.some((part) => file.includes(part)),
    )
    if (files.length === 0) continue
    add(sum, await runSuite(suite, files))
  }
  if (sum.failures.length > 0) console.log(`\n── failed\n${sum.failures.join('\n\n')}\n`)
  console.log(`${sum.passed} passed, ${sum.failed} failed`)
  process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0
}

async function runSuite(suite: Suite, files: string[]): Promise<Sum> {
  console.log(`\n── ${suite}: ${files.length} files`)
  if (IN_LANES.includes(suite) && files.length > 1) return runInLanes(files)
  const command =
    suite === 'widgets'
      ? [process.execPath, 'test/widgets/run.ts', ...files]
      : [...BUN_TEST, ...files]
  return sumOf(await run(command, { live: true }))
}

const BUN_TEST = [process.execPath, 'test', '--timeout', '120000']

/** Tests that wait for Postgres or a browser leave a core idle. */
const IN_LANES: readonly Suite[] = ['api', 'rules', 'browser']

/** Runs two processes at a time, the long files first. */
async function runInLanes(files: string[]): Promise<Sum> {
  const waiting = batches(files)
  const sum = nothing()
  const work = async () => {
    for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
      const result = await run([...BUN_TEST, ...batch])
      process.stdout.write(result.output)
      add(sum, sumOf(result))
    }
  }
  await Promise.all(Array.from({ length: LANES }, work))
  return sum
}

const LANES = 2
const BATCH = 8

function batches(files: readonly string[]): string[][] {
  const isLong = (file: string) => /^\.\/test\/(stories|fault)\//.test(file)
  const short = files.filter((file) => !isLong(file))
  const groups = Array.from({ length: Math.ceil(short.length / BATCH) }, (_, i) =>
    short.slice(i * BATCH, (i + 1) * BATCH),
  )
  return [...files.filter(isLong).map((file) => [file]), ...groups]
}

function sumOf({ code, output }: ProgramResult): Sum {
  const passed = lastNumber(output, 'pass')
  const failed = lastNumber(output, 'fail') + lastNumber(output, 'errors?')
  if (code === 0) return { passed, failed, failures: [] }
  const named = failedTests(output)
  return {
    passed,
    failed: Math.max(failed, 1),
    failures: named.length > 0 ? named : [lastLines(output)],
  }
}

function add(sum: Sum, more: Sum): void {
  sum.passed += more.passed
  sum.failed += more.failed
  sum.failures.push(...more.failures)
}

/** Reads a number from the summary that both runners end with: ` 12 pass`, ` 1 fail`. */
function lastNumber(output: string, word: string): number {
  const found = Array.from(output.matchAll(new RegExp(`^ *(\\d+) ${word}$`, 'gm')))
  return Number(found.at(-1)?.[1] ?? 0)
}

await main(process.argv.slice(2))
