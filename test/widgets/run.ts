/** `bun test/widgets/run.ts [files]`: the elements' own tests, in Chromium, against the real server. */
import { join } from 'node:path'
import { esbuildPlugin } from '@web/dev-server-esbuild'
import { startTestRunner, summaryReporter, type TestRunnerConfig } from '@web/test-runner'
import { chromeLauncher } from '@web/test-runner-chrome'
import { ROOT } from '../../tools/ensure-installed.ts'
import { testFiles } from '../../tools/test-files.ts'
import { findChromium } from '../../testing/browser.ts'
import { openWidgetServer } from '../kit/widget-server.ts'

const asked = process.argv.slice(2)
const files = (asked.length > 0 ? asked : testFiles('widgets')).map((file) => join(ROOT, file))
const widgetServer = await openWidgetServer()
const { passed, failed } = await runTests(await configure())
await widgetServer.close()
console.log(`\n ${passed} pass\n ${failed} fail`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)

async function configure(): Promise<Partial<TestRunnerConfig>> {
  const { path, args, env } = await findChromium()
  return {
    rootDir: ROOT,
    files,
    nodeResolve: true,
    // One page at a time has the focus, and so its keys and its clipboard.
    concurrency: 1,
    browsers: [
      chromeLauncher({
        launchOptions: {
          executablePath: path,
          args,
          env: { ...process.env, ...env },
          timeout: 120_000,
        },
        async createBrowserContext({ browser, config }) {
          const context = browser.defaultBrowserContext()
          const origin = `http://${config.hostname}:${config.port}`
          // Without the last one a click may not copy what a script may.
          await context.overridePermissions(origin, [
            'clipboard-read',
            'clipboard-write',
            'clipboard-sanitized-write',
          ])
          return context
        },
      }),
    ],
    plugins: [esbuildPlugin({ ts: true, target: 'es2022', tsconfig: join(ROOT, 'tsconfig.json') })],
    // Bounds for what hangs. A dozen checks by axe in one test are ten seconds' work for a busy machine.
    testFramework: { config: { timeout: '120000' } },
    browserStartTimeout: 120_000,
    testsFinishTimeout: 600_000,
    testRunnerHtml: (script) =>
      `<!doctype html><html lang="en"><head><meta name="widgetServer" content="${widgetServer.origin}"></head>
      <body><script type="module" src="${script}"></script></body></html>`,
    filterBrowserLogs: ({ type }) => type === 'error',
    reporters: [summaryReporter({})],
  }
}

function runTests(config: Partial<TestRunnerConfig>): Promise<{ passed: number; failed: number }> {
  return new Promise((done, refuse) => {
    startTestRunner({ config, readCliArgs: false, readFileConfig: false, autoExitProcess: false })
      .then((runner) => {
        if (!runner) throw new Error('The test runner did not start.')
        runner.on('stopped', () => {
          const sessions = Array.from(runner.sessions.all())
          done({
            passed: sum(sessions.map(({ testResults }) => count(testResults, true))),
            failed: sum(
              sessions.map((one) => Math.max(count(one.testResults, false), one.passed ? 0 : 1)),
            ),
          })
        })
      })
      .catch(refuse)
  })
}

interface Results {
  suites: Results[]
  tests: { passed: boolean; skipped: boolean }[]
}

function count(results: Results | undefined, passed: boolean): number {
  if (!results) return 0
  const own = results.tests.filter((one) => one.passed === passed && !one.skipped).length
  return own + sum(results.suites.map((suite) => count(suite, passed)))
}

function sum(numbers: number[]): number {
  return numbers.reduce((a, b) => a + b, 0)
}
