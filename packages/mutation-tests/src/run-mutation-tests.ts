import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { guessTests } from './guess-tests.ts'
import { instrument, type Mutant } from './instrument.ts'
import { sampleOf, type FolderOf, type Tried, type Verdict } from './sample.ts'
import { testsOf } from './tests-of.ts'
import { createTypeChecker } from './type-checker.ts'

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

export interface MutationRun {
  /** The project, and a copy of it that may be changed. */
  root: string
  copy: string
  /** A folder for drafts, and one that remembers what each test file reaches. */
  work: string
  cache: string
  /** Sources to change and test files that may reach them, below `root`. */
  files: readonly string[]
  tests: readonly string[]
  /** The environment of the tests, besides that of this process. */
  env: Record<string, string>
  /** How many mutants to try; all when absent. `seed` chooses them. */
  size?: number
  seed: string
  folderOf: FolderOf
  /** Whether to guess the tests of a source by their words, instead of recording what each reaches. */
  guess?: boolean
  /** Tests that reach nearly every source: what the guessed ones leave is tried by them, too. */
  broad?: readonly string[]
  /** Hears of all mutants before the first is tried. */
  onMutants(mutants: readonly Mutant[]): void
  onTried(tried: Tried): void
  /** Removes what a process of tests left. */
  afterTests(pid: number): Promise<void>
}

/** Tries the mutants of some sources, each with the tests that reach it. */
export async function runMutationTests(run: MutationRun): Promise<void> {
  preloadRecorder(run.copy)
  const mutants = await instrument(run.root, run.copy, run.files)
  run.onMutants(mutants)
  const testsFor = run.guess ? guesses(run) : recorded(mutants, await recordReached(run))
  const passes = rememberPassing(run)
  const isMistyped = createTypeChecker(run.root)
  const verdictOf = async (mutant: Mutant): Promise<Verdict> => {
    const active = { __STRYKER_ACTIVE_MUTANT__: mutant.id }
    for (let tests = testsFor(mutant); ;) {
      const { verdict, failed } = await runTests(run, tests, active)
      if (verdict === 'survived' && isMistyped(mutant)) return 'mistyped'
      if (verdict !== 'noticed' || !run.guess || !failed || (await passes(failed))) return verdict
      tests = tests.filter((test) => test !== failed)
    }
  }
  await inTurn(sampleOf(mutants, run.size ?? mutants.length, run), async (mutant) => {
    run.onTried([mutant, await verdictOf(mutant)])
  })
}

/** Tells of a test file that noticed a mutant whether it passes without one, which is tried once. */
function rememberPassing(run: MutationRun): (test: string) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>()
  const tryAlone = async (test: string) => (await runTests(run, [test], {})).verdict === 'survived'
  return (test) => {
    const passes = known.get(test) ?? tryAlone(test)
    known.set(test, passes)
    return passes
  }
}

function guesses({ root, tests, broad = [] }: MutationRun) {
  const texts = new Map(tests.map((test) => [test, readFileSync(join(root, test), 'utf8')]))
  return ({ fileName }: Mutant) => {
    const source = { name: fileName, text: readFileSync(join(root, fileName), 'utf8') }
    return [...new Set([...guessTests(source, texts), ...broad])]
  }
}

function recorded(mutants: readonly Mutant[], reached: ReadonlyMap<string, ReadonlySet<string>>) {
  const sources = Map.groupBy(mutants, ({ fileName }) => fileName)
  return ({ id, fileName }: Mutant) =>
    testsOf(
      id,
      sources.get(fileName)!.map((one) => one.id),
      reached,
    )
}

function preloadRecorder(copy: string): void {
  writeFileSync(join(copy, 'recorder.ts'), RECORDER)
  const settings = readFileSync(join(copy, 'bunfig.toml'), 'utf8')
  const preload = 'preload = ["./recorder.ts"'
  const both = `${preload}]\n${settings.replace('preload = [', `${preload}, `)}`
  writeFileSync(join(copy, 'bunfig.toml'), both)
}

/**
 * Runs each test file, and returns the mutants that each reaches; one that fails is left out. What a file
 * reaches is kept until it or the sources change.
 */
async function recordReached(run: MutationRun): Promise<Map<string, Set<string>>> {
  const { root, work } = run
  const hash = Bun.hash(run.files.map((file) => readFileSync(join(root, file), 'utf8')).join('\0'))
  const cache = join(run.cache, hash.toString(36))
  mkdirSync(cache, { recursive: true })
  const found = new Map<string, Set<string>>()
  await inTurn(run.tests, async (test) => {
    const list = join(cache, Bun.hash(readFileSync(join(root, test))).toString(36))
    const draft = join(work, test.replaceAll('/', '_'))
    if (!existsSync(list)) {
      writeFileSync(draft, '')
      const { verdict } = await runTests(run, [test], { REACHED_MUTANTS: draft })
      if (verdict === 'survived') cpSync(draft, list)
      else console.log(`${test} fails without a mutant`)
    }
    if (existsSync(list)) found.set(test, new Set(readFileSync(list, 'utf8').split('\n')))
  })
  return found
}

interface Outcome {
  verdict: Verdict
  /** The test file that failed. */
  failed?: string | undefined
}

/** Runs test files in a process of their own until one fails. */
async function runTests(
  { copy, env, afterTests }: MutationRun,
  tests: readonly string[],
  more: Record<string, string>,
): Promise<Outcome> {
  if (tests.length === 0) return { verdict: 'survived' }
  const command = [process.execPath, '--no-orphans', 'test', '--bail', '--timeout', '120000']
  const child = Bun.spawn([...command, ...tests.map((test) => `./${test}`)], {
    cwd: copy,
    env: { ...process.env, ...env, ...more },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
  })
  const output = await new Response(child.stderr).text()
  const code = await child.exited
  await afterTests(child.pid)
  if (code === 0) return { verdict: 'survived' }
  if (child.signalCode || /timed out after \d+ms/.test(output)) return { verdict: 'late' }
  return { verdict: 'noticed', failed: output.match(/^\S+\.test\.ts(?=:$)/gm)?.at(-1) }
}

async function inTurn<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = all.values()
  const worker = async () => {
    for (const one of left) await work(one)
  }
  await Promise.all(Array.from({ length: PROCESSES }, worker))
}
