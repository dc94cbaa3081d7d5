/**
 * `bun run test`: everything. `bun tools/test.ts api test/api/links` runs some of it; options such as
 * `--shard=1/3` go to `bun test`.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './build.ts'
import { ensureInstalled, ROOT } from './ensure-installed.ts'
import { SUITES, testFiles, type Suite } from './test-files.ts'

const CACHE = join(ROOT, 'node_modules/.cache/svc')

/** Tests end with the process that started them; what passes is a dot. */
const BUN_TEST = [process.execPath, '--no-orphans', 'test', '--timeout', '120000', '--dots']

/** Three processes take the files in turn, the slow ones of the last run first. Tests wait half of their time. */
const TIMINGS = join(CACHE, 'timings.json')
const PARALLEL = ['--parallel=3', '--no-isolate', `--timings=${TIMINGS}`, '--update-timings']

const COMMANDS: Record<Suite, string[]> = {
  unit: BUN_TEST,
  rules: [...BUN_TEST, ...PARALLEL],
  api: [...BUN_TEST, ...PARALLEL],
  security: BUN_TEST,
  widgets: [process.execPath, '--no-orphans', 'test/widgets/run.ts'],
  browser: [...BUN_TEST, ...PARALLEL],
  demo: BUN_TEST,
}

/** One process each: they run beside the others, and are printed after them. */
const BESIDE: readonly Suite[] = ['security', 'demo']

async function main(args: readonly string[]): Promise<void> {
  await ensureInstalled()
  // Processes side by side would all build it.
  await ensureBuilt()
  mkdirSync(CACHE, { recursive: true })
  const all = Object.keys(SUITES) as Suite[]
  const named = all.filter((suite) => args.includes(suite))
  const options = args.filter((arg) => arg.startsWith('--'))
  const wanted = args.filter((arg) => !options.includes(arg) && !named.some((one) => one === arg))
  const results: string[] = []
  const outputs: { failed: boolean; text: string }[] = []
  const runSuite = async (suite: Suite, stdout: 'inherit' | 'pipe') => {
    const files = testFiles(suite).filter(
      (file) => wanted.length === 0 || wanted.some((part) => file.includes(part)),
    )
    if (files.length === 0) return
    const heading = `\n── ${suite}: ${files.length} files`
    if (stdout === 'inherit') console.log(heading)
    const child = Bun.spawn([...COMMANDS[suite], ...options, ...files], {
      cwd: ROOT,
      stdio: ['ignore', stdout, stdout],
    })
    const streams = stdout === 'pipe' ? [child.stdout, child.stderr] : []
    const texts = await Promise.all(streams.map((stream) => new Response(stream).text()))
    const failed = (await child.exited) !== 0
    if (stdout === 'pipe') outputs.push({ failed, text: [heading, ...texts].join('\n') })
    results.push(`${failed ? '✗' : '✓'} ${suite}`)
  }
  const chosen = named.length > 0 ? named : all
  const beside = chosen.length > 1 ? chosen.filter((suite) => BESIDE.includes(suite)) : []
  const running = beside.map((suite) => runSuite(suite, 'pipe'))
  for (const suite of chosen.filter((suite) => !beside.includes(suite)))
    await runSuite(suite, 'inherit')
  await Promise.all(running)
  // What failed comes last, where logs that are cut still have it.
  for (const { text } of outputs.sort((a, b) => Number(a.failed) - Number(b.failed)))
    console.log(text)
  console.log(`\n${results.join('\n') || 'No test file has such a name.'}`)
  process.exitCode = results.length > 0 && results.every((one) => one.startsWith('✓')) ? 0 : 1
}

await main(process.argv.slice(2))
