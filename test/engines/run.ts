/**
 * `bun run test:engines`: the tests of the elements and of the script in Firefox and WebKitGTK.
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
    for (const { name, command } of commandsOf({ elements, script })) {
      console.log(`\n── ${engine}: ${name}`)
      results.push(`${(await passes(engine, command)) ? '✓' : '✗'} ${engine}: ${name}`)
    }
  }
  console.log(`\n${results.join('\n') || 'No test file has such a name.'}`)
  process.exitCode = results.length > 0 && results.every((one) => !one.startsWith('✗')) ? 0 : 1
}

/** What runs the tests of each kind, where there are any to run. */
function commandsOf(files: {
  elements: string[]
  script: string[]
}): { name: string; command: string[] }[] {
  const bun = process.execPath
  return [
    { name: 'elements', command: [bun, 'test/widgets/run.ts', ...files.elements] },
    { name: 'script', command: [bun, 'test/engines/script.ts', ...files.script] },
  ].filter(({ command }) => command.length > 2)
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
