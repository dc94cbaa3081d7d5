/**
 * `bun run test:mutation <files or folders>` changes sources in one place at a time and lists the changes
 * that no test notices. Stryker makes the changes; it is fetched when it is needed, since its 300 packages
 * would burden every installation.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ensureBuilt } from './build.ts'
import { ensureInstalled, ROOT } from './ensure-installed.ts'
import { mutableFiles, testsOf } from './mutation-tests.ts'
import { run } from './run-program.ts'

const STRYKER = '@stryker-mutator/core@10.1.1'
/** Percent of the mutants that a test must notice. */
const GOAL = 85

interface Mutant {
  status: string
  mutatorName: string
  replacement?: string
  location: { start: { line: number; column: number } }
}

interface Measured {
  file: string
  mutants: number
  noticed: number
}

async function main(args: readonly string[]): Promise<void> {
  const paths = args.map((path) => path.replace(/^\.\//, ''))
  const files = mutableFiles().filter((file) => paths.some((path) => file.startsWith(path)))
  if (files.length === 0)
    throw new Error('Name sources: bun run test:mutation server/core/paging.ts')
  ensureInstalled()
  await ensureBuilt()
  const folder = copyProject()
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  process.on('SIGINT', () => process.exit(1))
  const measured: Measured[] = []
  for (const file of files) measured.push(await measure(folder, file))
  console.log(`\n${tableOf(measured)}`)
  process.exitCode = scoreOf(measured) < GOAL ? 1 : 0
}

/** Makes a copy of all tracked files in which they may be changed. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'svc-mutation-'))
  const listed = Bun.spawnSync(['git', 'ls-files', '-co', '--exclude-standard'], { cwd: ROOT })
  for (const file of listed.stdout.toString().trim().split('\n')) {
    if (!file.startsWith('docs/')) cpSync(join(ROOT, file), join(folder, file), { recursive: true })
  }
  for (const name of ['node_modules', 'dist']) symlinkSync(join(ROOT, name), join(folder, name))
  return folder
}

async function measure(folder: string, file: string): Promise<Measured> {
  const tests = testsOf(file).map((test) => `./${test}`)
  const command = [process.execPath, 'test', '--bail', '--timeout', '60000', ...tests].join(' ')
  const configuration = {
    testRunner: 'command',
    commandRunner: { command },
    mutate: [file],
    inPlace: true,
    allowEmpty: true,
    concurrency: Math.max(1, availableParallelism() - 1),
    timeoutMS: 20_000,
    reporters: ['json'],
    jsonReporter: { fileName: 'report.json' },
    logLevel: 'error',
    allowConsoleColors: false,
  }
  writeFileSync(join(folder, 'stryker.config.json'), JSON.stringify(configuration))
  const stryker = [process.execPath, 'x', '--bun', STRYKER, 'run', 'stryker.config.json']
  const { code, output } = await run(stryker, { cwd: folder })
  if (code !== 0) throw new Error(`The mutants of ${file} could not be tried:\n${output}`)
  const report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as {
    files: Record<string, { mutants: Mutant[] }>
  }
  const mutants = report.files[file]?.mutants ?? []
  const survivors = mutants.filter(({ status }) => status === 'Survived')
  for (const { mutatorName, replacement = '', location } of survivors) {
    const { line, column } = location.start
    const instead = replacement.replace(/\s+/g, ' ').slice(0, 100)
    console.log(`${file}:${line}:${column} ${mutatorName}: ${instead}`)
  }
  const noticed = mutants.filter(({ status }) => /^(Killed|Timeout)$/.test(status)).length
  const tried = noticed + survivors.length
  console.log(`${file}: ${noticed} of ${tried} noticed`)
  return { file, mutants: tried, noticed }
}

function scoreOf(files: readonly Measured[]): number {
  const all = files.reduce((sum, { mutants }) => sum + mutants, 0)
  return all === 0 ? 100 : (files.reduce((sum, { noticed }) => sum + noticed, 0) / all) * 100
}

/** Lists folders and their sum as Markdown, for docs/quality.md. */
function tableOf(files: readonly Measured[]): string {
  const folders = Map.groupBy(files, ({ file }) => dirname(file))
  const rows: [string, readonly Measured[]][] = [...folders, ['**all**', files]]
  const lines = rows.map(([folder, own]) => {
    const mutants = own.reduce((sum, one) => sum + one.mutants, 0)
    return `| ${folder} | ${own.length} | ${mutants} | ${scoreOf(own).toFixed(1)} % |`
  })
  return ['| folder | files | mutants | noticed |', '|---|--:|--:|--:|', ...lines].join('\n')
}

await main(process.argv.slice(2))
