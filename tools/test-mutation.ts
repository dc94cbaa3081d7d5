/**
 * `bun run test:mutation`: would the tests notice if a rule were another? `bun run test:mutation
 * server/domain/reward` asks for some files. What has not changed since is not asked again: `--fresh` does.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ensureInstalled, ROOT } from './ensure-installed.ts'
import { MutationBox, STRYKER, type Mutant } from './mutation-box.ts'
import {
  countMutants,
  GOAL,
  mutationTable,
  qualityPage,
  scoreOf,
  type Measured,
} from './mutation-page.ts'
import { findTargets, type Target } from './mutation-targets.ts'

const CACHE = join(ROOT, 'node_modules/.cache/svc/mutation')

async function main(args: string[]): Promise<void> {
  ensureInstalled()
  const paths = args.filter((arg) => arg !== '--fresh').map((path) => path.replace(/^\.\//, ''))
  const targets = findTargets().filter(
    ({ file }) => paths.length === 0 || paths.some((path) => file.startsWith(path)),
  )
  if (targets.length === 0) throw new Error(`No rule is in ${paths.join(', ')}.`)
  const measured = await measureAll(targets, args.includes('--fresh'))
  if (paths.length === 0) writeFileSync(join(ROOT, 'docs/quality.md'), qualityPage(measured))
  else console.log(survivorLines(measured).join('\n'))
  console.log(`\n${mutationTable(measured)}`)
  const score = scoreOf(countMutants(measured.flatMap(({ mutants }) => mutants)))
  if (score < GOAL) console.log(`\nThe goal is ${GOAL} %.`)
  process.exitCode = score < GOAL ? 1 : 0
}

async function measureAll(targets: readonly Target[], fresh: boolean): Promise<Measured[]> {
  const box = new MutationBox()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      box.close()
      process.exit(1)
    })
  }
  const measured: Measured[] = []
  try {
    for (const target of targets) {
      const mutants = (fresh ? null : recall(target)) ?? (await box.try(target))
      remember(target, mutants)
      measured.push({ file: target.file, mutants })
      const { killed, mutants: all } = countMutants(mutants)
      console.log(`${target.file}: ${killed} of ${all} killed`)
    }
  } finally {
    box.close()
  }
  return measured
}

function survivorLines(files: readonly Measured[]): string[] {
  return files.flatMap(({ file, mutants }) =>
    mutants
      .filter(({ status }) => status !== 'killed')
      .map(({ line, column, mutator, replacement }) => {
        const instead = replacement.replace(/\s+/g, ' ').slice(0, 100)
        return `${file}:${line}:${column} ${mutator}: ${instead}`
      }),
  )
}

interface Memory {
  fingerprint: string
  mutants: Mutant[]
}

function recall({ file, fingerprint }: Target): Mutant[] | null {
  const path = memoryOf(file)
  if (!existsSync(path)) return null
  const memory = JSON.parse(readFileSync(path, 'utf8')) as Memory
  return memory.fingerprint === keyOf(fingerprint) ? memory.mutants : null
}

function remember({ file, fingerprint }: Target, mutants: readonly Mutant[]): void {
  const path = memoryOf(file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify({ fingerprint: keyOf(fingerprint), mutants }))
}

function memoryOf(file: string): string {
  return join(CACHE, `${file}.json`)
}

/** Returns the cache key of a mutant, whose fate depends on what makes and tries it, too. */
function keyOf(fingerprint: string): string {
  const tool = readFileSync(join(import.meta.dirname, 'mutation-box.ts'), 'utf8')
  return createHash('sha256').update(`${STRYKER}\0${tool}\0${fingerprint}`).digest('hex')
}

await main(process.argv.slice(2))
