/**
 * `bun run test:mutation [--sample 300 --seed 1] <files or folders>` changes sources in one place at a time
 * and lists the changes (mutants) that no test notices. A copy of the project holds all mutants, each
 * behind a switch. Each test file runs once to record which mutants it reaches, then for each mutant those
 * that reach it. Ctrl-C prints the table of what was tried until then.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbedded } from '@svc/embedded-postgres'
import postgres from 'postgres'
import { ensureBuilt } from './build.ts'
import { ensureInstalled, ROOT } from './ensure-installed.ts'
import { instrument, mutableFiles, type Mutant } from './mutants.ts'
import { sampleOf, tableOf, type Tried, type Verdict } from './mutation-sample.ts'
import { mutationTests, testsOf } from './mutation-tests.ts'

const PROCESSES = 2
/** Only what hangs takes that long. */
const LIMIT_MS = 600_000

/** Written into the copy: every process of the tests says in the end which mutants it reached. */
const RECORDER = `
import { appendFileSync } from 'node:fs'
const file = process.env.REACHED_MUTANTS
const write = () => {
  const reached = globalThis.__stryker__?.mutantCoverage?.static ?? {}
  if (file) appendFileSync(file, Object.keys(reached).join('\\n') + '\\n')
}
process.on('exit', write)
await import('bun:test').then(({ afterAll }) => afterAll(write)).catch(() => {})`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
})
const files = mutableFiles().filter((file) => positionals.some((path) => file.startsWith(path)))
if (files.length === 0) throw new Error('Name sources: bun run test:mutation server/core')
ensureInstalled()
await ensureBuilt()

const work = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'svc-mutation-'))
process.on('exit', () => rmSync(work, { recursive: true, force: true }))
const copy = copyProject()
const mutants = await instrument(copy, files)
const { adminUrl } = await startEmbedded({
  dataDir: join(work, 'data'),
  temporary: true,
  settings: { fsync: 'off', max_connections: '300' },
})
const admin = postgres(adminUrl, { max: PROCESSES, onnotice: () => {} })
const tried: Tried[] = []
process.on('SIGINT', () => end())

const reached = await recordReached()
const sources = Map.groupBy(mutants, ({ fileName }) => fileName)
const size = values.sample ? Number(values.sample) : mutants.length
await inTurn(sampleOf(mutants, size, values.seed), async (mutant) => {
  const verdict = await judge(mutant)
  tried.push([mutant, verdict])
  if (verdict === 'noticed') return
  const { line, column } = mutant.location.start
  const instead = mutant.replacement.replace(/\s+/g, ' ').slice(0, 100)
  console.log(
    `${verdict}: ${mutant.fileName}:${line + 1}:${column + 1} ${mutant.mutatorName}: ${instead}`,
  )
})
end()

function end(): never {
  console.log(
    `\nSeed ${values.seed}, ${new Date().toISOString().slice(0, 10)}\n\n${tableOf(mutants, tried)}`,
  )
  process.exit(0)
}

/** Makes a copy of all tracked files in which they may be changed. */
function copyProject(): string {
  const folder = join(work, 'project')
  const listed = Bun.spawnSync(['git', 'ls-files', '-co', '--exclude-standard'], { cwd: ROOT })
  for (const file of [...listed.stdout.toString().trim().split('\n'), 'dist'])
    if (!file.startsWith('docs/')) cpSync(join(ROOT, file), join(folder, file), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'recorder.ts'), RECORDER)
  const settings = readFileSync(join(folder, 'bunfig.toml'), 'utf8')
  const preload = 'preload = ["./recorder.ts"'
  const both = `${preload}]\n${settings.replace('preload = [', `${preload}, `)}`
  writeFileSync(join(folder, 'bunfig.toml'), both)
  return folder
}

/**
 * Runs each test file, and returns the mutants that each reaches; one that fails is left out. What a file
 * reaches is kept until it or the sources change.
 */
async function recordReached(): Promise<Map<string, Set<string>>> {
  const hash = Bun.hash(files.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\0'))
  const cache = join(ROOT, 'node_modules/.cache/svc/reached', hash.toString(36))
  mkdirSync(cache, { recursive: true })
  const found = new Map<string, Set<string>>()
  await inTurn(mutationTests(files), async (test) => {
    const list = join(cache, Bun.hash(readFileSync(join(ROOT, test))).toString(36))
    const draft = join(work, test.replaceAll('/', '_'))
    if (!existsSync(list)) {
      writeFileSync(draft, '')
      if ((await runTests([test], { REACHED_MUTANTS: draft })) === 'survived') cpSync(draft, list)
      else console.log(`${test} fails without a mutant`)
    }
    if (existsSync(list)) found.set(test, new Set(readFileSync(list, 'utf8').split('\n')))
  })
  return found
}

function judge({ id, fileName }: Mutant): Promise<Verdict> {
  const source = sources.get(fileName)!.map((one) => one.id)
  return runTests(testsOf(id, source, reached), { __STRYKER_ACTIVE_MUTANT__: id })
}

/** Runs test files in a process of their own until one fails, and drops the databases that they leave. */
async function runTests(tests: string[], env: Record<string, string>): Promise<Verdict> {
  if (tests.length === 0) return 'survived'
  const command = [process.execPath, '--no-orphans', 'test', '--bail', '--timeout', '120000']
  const child = Bun.spawn([...command, ...tests.map((test) => `./${test}`)], {
    cwd: copy,
    env: { ...process.env, ...env, TEST_DATABASE_URL: adminUrl, TMPDIR: work },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
  })
  const output = await new Response(child.stderr).text()
  const code = await child.exited
  const left = await admin<{ name: string }[]>`
    select datname as name from pg_database where starts_with(datname, ${`svc_test_${child.pid}_`})`
  for (const { name } of left) await admin.unsafe(`drop database if exists ${name} with (force)`)
  if (code === 0) return 'survived'
  return child.signalCode || /timed out after \d+ms/.test(output) ? 'late' : 'noticed'
}

async function inTurn<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = all.values()
  const worker = async () => {
    for (const one of left) await work(one)
  }
  await Promise.all(Array.from({ length: PROCESSES }, worker))
}
