/**
 * `bun run test:engines`: the elements' tests in Firefox and WebKitGTK, the script's in Firefox.
 * `bun run test:engines firefox --short` tries what differs most; file names choose others.
 */
import { ensureBuilt } from '../../tools/build.ts'
import { ensureInstalled, ROOT } from '../../tools/ensure-installed.ts'
import { testFiles } from '../../tools/test-files.ts'

/** A minute's worth: a chart drawn, keys and clipboard, forms, the script's cookie. */
const SHORT = [
  './widgets/share-link/share-link.test.ts',
  './widgets/stats-chart/stats-chart.test.ts',
  './widgets/partner-signup/partner-signup.test.ts',
  './test/browser/script/click.test.ts',
]

const ENGINES = ['firefox', 'webkit'] as const
type Engine = (typeof ENGINES)[number]

const SCRIPT_NOT_RUN =
  'webkit: script: not run, since its tests are written for Playwright, which cannot drive WebKitGTK'

async function main(args: readonly string[]): Promise<void> {
  await ensureInstalled()
  await ensureBuilt()
  const engines = ENGINES.filter((one) => args.includes(one))
  const isShort = args.includes('--short')
  const named = args.filter((arg) => arg !== '--short' && !ENGINES.some((one) => one === arg))
  const isWanted = (file: string) =>
    named.length > 0 ? named.some((part) => file.includes(part)) : !isShort || SHORT.includes(file)
  const elements = testFiles('widgets').filter(isWanted)
  const script = testFiles('browser')
    .filter((file) => file.startsWith('./test/browser/script/'))
    .filter(isWanted)
  const results: string[] = []
  for (const engine of engines.length > 0 ? engines : ENGINES) {
    const commands = commandsOf(engine, { elements, script })
    for (const { name, command } of commands) {
      console.log(`\n── ${engine}: ${name}`)
      results.push(`${(await passes(engine, command)) ? '✓' : '✗'} ${engine}: ${name}`)
    }
    if (engine === 'webkit' && script.length > 0) results.push(`– ${SCRIPT_NOT_RUN}`)
  }
  console.log(`\n${results.join('\n') || 'No test file has such a name.'}`)
  process.exitCode = results.length > 0 && results.every((one) => !one.startsWith('✗')) ? 0 : 1
}

/** Nobody drives WebKitGTK as Playwright drives Firefox, which the script's tests are written for. */
function commandsOf(
  engine: Engine,
  { elements, script }: { elements: string[]; script: string[] },
): { name: string; command: string[] }[] {
  const bun = process.execPath
  const all = [
    { name: 'elements', files: elements, command: [bun, 'test/widgets/run.ts'] },
    { name: 'script', files: script, command: [bun, 'test', '--timeout', '120000'] },
  ]
  return all
    .filter(({ name, files }) => files.length > 0 && (name !== 'script' || engine === 'firefox'))
    .map(({ name, files, command }) => ({ name, command: [...command, ...files] }))
}

async function passes(engine: Engine, command: readonly string[]): Promise<boolean> {
  const child = Bun.spawn([...command], {
    cwd: ROOT,
    env: { ...process.env, TEST_ENGINE: engine },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return (await child.exited) === 0
}

await main(process.argv.slice(2))
