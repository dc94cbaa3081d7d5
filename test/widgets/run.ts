/** `bun test/widgets/run.ts [files]`: the elements' own tests, in a real browser, against the real server. */
import { join, relative } from 'node:path'
import { esbuildPlugin } from '@web/dev-server-esbuild'
import { startTestRunner, type TestRunnerConfig } from '@web/test-runner'
import { ROOT } from '../../tools/ensure-installed.ts'
import { testFiles } from '../../tools/test-files.ts'
import { testEngine } from '../../testing/engines/engine.ts'
import { type Limited, noteLimit, printLimits } from '../engines/limits.ts'
import { openWidgetServer } from '../kit/widget-server.ts'
import { isWholeRun } from '../kit/rounds.ts'
import { LAUNCHERS } from './launchers.ts'
import { printSession } from './print-session.ts'

const asked = process.argv.slice(2)
const files = (asked.length > 0 ? asked : testFiles('widgets')).map((file) => join(ROOT, file))
const widgetServer = await openWidgetServer()
const { passed, failed, cannot } = await runTests(await configure())
await widgetServer.close()
printLimits(cannot)
console.log(`\n ${passed} pass\n ${failed} fail`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)

async function configure(): Promise<Partial<TestRunnerConfig>> {
  return {
    rootDir: ROOT,
    files,
    nodeResolve: true,
    // One page at a time has the focus, and so its keys and its clipboard.
    concurrency: 1,
    browsers: [await LAUNCHERS[testEngine()]()],
    plugins: [esbuildPlugin({ ts: true, target: 'es2022', tsconfig: join(ROOT, 'tsconfig.json') })],
    // Bounds for what hangs. A dozen checks by axe in one test are ten seconds' work for a busy machine.
    testFramework: { config: { timeout: '600000' } },
    browserStartTimeout: 600_000,
    testsFinishTimeout: 1_800_000,
    testRunnerHtml: (script) =>
      `<!doctype html><html lang="en"><head><meta name="widgetServer" content="${widgetServer.origin}">
      <meta name="rounds" content="${isWholeRun() ? 'all' : ''}"></head>
      <body><script type="module" src="${script}"></script></body></html>`,
    filterBrowserLogs: ({ type }) => type === 'error',
    reporters: [],
  }
}

interface Outcome {
  passed: number
  failed: number
  cannot: Limited
}

function runTests(config: Partial<TestRunnerConfig>): Promise<Outcome> {
  return new Promise((done, refuse) => {
    startTestRunner({ config, readCliArgs: false, readFileConfig: false, autoExitProcess: false })
      .then((runner) => {
        if (!runner) throw new Error('The test runner did not start.')
        const began = new Map<string, number>()
        runner.sessions.on('session-status-updated', (session) => {
          if (session.status === 'INITIALIZING') began.set(session.id, performance.now())
          if (session.status === 'FINISHED')
            printSession(session, performance.now() - (began.get(session.id) ?? 0))
        })
        runner.on('stopped', () => done(outcomeOf(Array.from(runner.sessions.all()))))
      })
      .catch(refuse)
  })
}

interface Session {
  testFile: string
  passed?: boolean | undefined
  testResults?: Results | undefined
}

interface Results {
  suites: Results[]
  tests: Test[]
}

interface Test {
  name: string
  passed: boolean
  skipped: boolean
  error?: { message: string } | undefined
}

function outcomeOf(sessions: readonly Session[]): Outcome {
  const outcome: Outcome = { passed: 0, failed: 0, cannot: new Map() }
  for (const { testFile, passed, testResults } of sessions) {
    const tests = testResults ? testsOf(testResults) : []
    const failed = tests.filter((test) => !test.passed)
    const file = relative(ROOT, testFile)
    const ours = failed.filter(
      ({ name, error }) => !noteLimit(outcome.cannot, `${file}: ${name}`, error?.message ?? ''),
    )
    outcome.passed += tests.length - failed.length
    // A file that did not even load has no test that failed.
    outcome.failed += Math.max(ours.length, passed || failed.length > 0 ? 0 : 1)
  }
  return outcome
}

function testsOf({ suites, tests }: Results): Test[] {
  return [...tests.filter((one) => !one.skipped), ...suites.flatMap(testsOf)]
}
