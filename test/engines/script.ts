/** `bun test/engines/script.ts <files>`: the script's tests in the engine that `TEST_ENGINE` says. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, normalize } from 'node:path'
import { DOMParser } from '@xmldom/xmldom'
import { ROOT } from '../../tools/ensure-installed.ts'
import { type Limited, noteLimit, printLimits } from './limits.ts'

/** A bound for what hangs: one test starts an engine twenty times, which takes a busy machine minutes. */
const TEST_MS = 300_000

interface Test {
  file: string
  name: string
  /** Why it failed; null: it passed. */
  failure: string | null
}

const files = process.argv.slice(2).map(normalize)
const folder = await mkdtemp(join(tmpdir(), 'svc-script-tests-'))
const { code, tests } = await runTests(join(folder, 'report.xml'))
await rm(folder, { recursive: true })
const limited: Limited = new Map()
const failed = tests.filter(({ failure }) => failure !== null)
const ours = failed.filter(
  ({ file, name, failure }) => !noteLimit(limited, `${file}: ${name}`, failure ?? ''),
)
// A file that did not even load has no test; a run without a failed test may have failed all the same.
const unread = files.filter((file) => !tests.some((test) => test.file === file))
printLimits(limited)
for (const file of unread) console.log(`\n ${file} has run no test`)
const passes = ours.length + unread.length === 0 && (code === 0 || failed.length > 0)
process.exit(passes ? 0 : 1)

async function runTests(report: string): Promise<{ code: number; tests: Test[] }> {
  const options = ['--timeout', `${TEST_MS}`, '--reporter=junit', `--reporter-outfile=${report}`]
  const command = [process.execPath, 'test', ...options, ...files.map((file) => `./${file}`)]
  const child = Bun.spawn(command, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] })
  const code = await child.exited
  const isThere = await Bun.file(report).exists()
  return { code, tests: isThere ? testsOf(await Bun.file(report).text()) : [] }
}

function testsOf(report: string): Test[] {
  const cases = new DOMParser().parseFromString(report, 'text/xml').getElementsByTagName('testcase')
  return Array.from(cases, (test) => ({
    file: test.getAttribute('file') ?? '',
    name: test.getAttribute('name') ?? '',
    failure: test.getElementsByTagName('failure')[0]?.getAttribute('message') ?? null,
  }))
}
