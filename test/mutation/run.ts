/**
 * `bun run test:mutation [--sample 300 --seed 1] [--guess] <files or folders>` changes sources in one place at a time
 * and lists the changes (mutants) that no test notices. Ctrl-C prints the table of what was tried until then.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbedded } from '@svc/embedded-postgres'
import { runMutationTests, tableOf, type Mutant, type Tried } from '@svc/mutation-tests'
import postgres from 'postgres'
import { ensureBuilt, PRODUCTION } from '../../tools/build.ts'
import { ensureInstalled, ROOT } from '../../tools/ensure-installed.ts'
import { copyProject } from '../kit/copy-project.ts'

/**
 * Sources by hand. What a schema or a type says, tests of the API's description and the compiler see; what the
 * tables are, the test of the migrations.
 */
const SOURCES = 'server/{domain,core,db,http,modules}/**/*.ts'
const NO_SOURCE = /\.test\.ts$|\.gen\.ts$|(^|\/)(types|schema|sample|test-kit|[a-z-]+-schema)\.ts$/

const PURE = ['server/**/*.test.ts']
/** Tests that call every route. */
const EVERY_ROUTE = ['test/api/{routes,routes-*,response-headers}.test.ts']
const TESTS = [...PURE, 'test/{api,cli,contracts}/**/*.test.ts']

export function mutableFiles(): string[] {
  return filesOf([SOURCES]).filter(
    (file) => !NO_SOURCE.test(file) && !/^server\/db\/(migrations|schema)\//.test(file),
  )
}

/** Lists the tests that may reach some sources; the rules have pure tests, which reach nothing else. */
export function mutationTests(sources: readonly string[]): string[] {
  const isRule = (file: string) => file.startsWith('server/domain/')
  if (sources.every(isRule)) return filesOf(PURE)
  return filesOf(TESTS).filter((test) => sources.some(isRule) || !isRule(test))
}

function filesOf(patterns: readonly string[]): string[] {
  return patterns
    .flatMap((pattern) => Array.from(new Bun.Glob(pattern).scanSync({ cwd: ROOT })))
    .sort()
}

/** The folder that a mutant is counted under: `server/db`, or a module. */
export function folderOf(fileName: string): string {
  const parts = fileName.split('/').slice(0, -1)
  return parts.slice(0, parts[1] === 'modules' ? 3 : 2).join('/')
}

const OPTIONS = {
  sample: { type: 'string' },
  seed: { type: 'string', default: '1' },
  guess: { type: 'boolean', default: false },
} as const

async function main(): Promise<never> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS })
  const files = mutableFiles().filter((file) => positionals.some((path) => file.startsWith(path)))
  if (files.length === 0) throw new Error('Name sources: bun run test:mutation server/core')
  await ensureInstalled()
  await ensureBuilt(PRODUCTION)
  const work = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'svc-mutation-'))
  process.on('exit', () => rmSync(work, { recursive: true, force: true }))
  const { adminUrl } = await startEmbedded({
    dataDir: join(work, 'data'),
    temporary: true,
    settings: { fsync: 'off', scram_iterations: '1', max_connections: '300' },
  })
  const admin = postgres(adminUrl, { max: 2, onnotice: () => {} })
  const all: Mutant[] = []
  const tried: Tried[] = []
  const end = (): never => {
    const day = new Date().toISOString().slice(0, 10)
    console.log(`\nSeed ${values.seed}, ${day}\n\n${tableOf(all, tried, folderOf)}`)
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
  const copy = copyProject(join(work, 'project'))
  await runMutationTests({
    root: ROOT,
    copy,
    work,
    cache: join(ROOT, 'node_modules/.cache/svc/reached'),
    files,
    tests: mutationTests(files),
    env: {
      TEST_DATABASE_URL: adminUrl,
      TEST_DATABASE_TEMPLATE: createTemplate(adminUrl),
      TMPDIR: work,
    },
    ...(values.sample && { size: Number(values.sample) }),
    seed: values.seed,
    guess: values.guess,
    broad: filesOf(EVERY_ROUTE),
    folderOf,
    onMutants(mutants) {
      all.push(...mutants)
      // Else tests would build it with a mutant, and keep it for those after them.
      Bun.spawnSync([process.execPath, 'tools/build.ts', 'api'], { cwd: copy })
    },
    onTried(one) {
      tried.push(one)
      if (one[1] !== 'noticed') console.log(describe(one))
    },
    async afterTests(pid) {
      const left = await admin<{ name: string }[]>`
        select datname as name from pg_database where starts_with(datname, ${`svc_test_${pid}_`})`
      for (const { name } of left)
        await admin.unsafe(`drop database if exists ${name} with (force)`)
    },
  })
  return end()
}

function describe([{ fileName, location, mutatorName, replacement }, verdict]: Tried): string {
  const { line, column } = location.start
  const instead = replacement.replace(/\s+/g, ' ').slice(0, 100)
  return `${verdict}: ${fileName}:${line + 1}:${column + 1} ${mutatorName}: ${instead}`
}

/** Creates the database that backends of tests are copied from, so that not every process migrates its own. */
function createTemplate(adminUrl: string): string {
  const command = [process.execPath, join(ROOT, 'test/kit/create-template.ts')]
  const { stdout } = Bun.spawnSync(command, {
    cwd: ROOT,
    env: { ...process.env, TEST_DATABASE_URL: adminUrl },
    stderr: 'inherit',
  })
  return stdout.toString().trim()
}

if (import.meta.main) await main()
