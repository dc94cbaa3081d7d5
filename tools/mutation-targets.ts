import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { ROOT } from './ensure-installed.ts'

/** Where the rules are: nothing in it imports anything outside itself. */
export const RULES = 'server/domain'

/** What tests are written with: no rule of its own. */
const HELPERS = [`${RULES}/fraud/sample.ts`, `${RULES}/reward/test-kit.ts`]

/** A file whose mutants are tried, and the tests that must notice them, its own first. */
export interface Target {
  file: string
  tests: string[]
  /** Changes with the file, its tests and all that they import. */
  fingerprint: string
}

/** Imports by file, both relative to the project's root. */
export type Imports = ReadonlyMap<string, readonly string[]>

export function findTargets(root = ROOT): Target[] {
  const files = Array.from(new Bun.Glob(`${RULES}/**/*.ts`).scanSync({ cwd: root }))
    .map((file) => file.split(sep).join('/'))
    .sort()
  const imports: Imports = new Map(files.map((file) => [file, importsOf(file, root)]))
  return files.filter(isRule).map((file) => {
    const tests = testsOf(file, imports)
    return { file, tests, fingerprint: fingerprint([file, ...tests], imports, root) }
  })
}

/**
 * The tests named after a file, those that import it, and those that import what imports it: rules are
 * often tried through a registry. When there are none, those that come nearest.
 */
export function testsOf(file: string, imports: Imports): string[] {
  const files = Array.from(imports.keys())
  const found = files.filter((test) => isTest(test) && subjectOf(test, imports) === file)
  const seen = new Set([file])
  for (let distance = 1; distance <= 2 || found.length === 0; distance++) {
    const importers = files.filter(
      (one) => !seen.has(one) && imports.get(one)!.some((imported) => seen.has(imported)),
    )
    if (importers.length === 0) break
    for (const one of importers) seen.add(one)
    found.push(...importers.filter(isTest))
  }
  return Array.from(new Set(found))
}

/**
 * Finds the subject of a test: `compute-limits.test.ts` is about `compute.ts` unless there is a
 * `compute-limits.ts`.
 */
function subjectOf(test: string, imports: Imports): string | null {
  let stem = basename(test, '.test.ts')
  for (;;) {
    const file = `${dirname(test)}/${stem}.ts`
    if (imports.has(file)) return file
    const end = Math.max(stem.lastIndexOf('.'), stem.lastIndexOf('-'))
    if (end < 0) return null
    stem = stem.slice(0, end)
  }
}

function isTest(file: string): boolean {
  return file.endsWith('.test.ts')
}

function isRule(file: string): boolean {
  return !isTest(file) && !/(^|[/])types\.ts$|\.gen\.ts$/.test(file) && !HELPERS.includes(file)
}

const transpiler = new Bun.Transpiler({ loader: 'ts' })

function importsOf(file: string, root: string): string[] {
  return transpiler
    .scanImports(readFileSync(join(root, file), 'utf8'))
    .filter(({ path }) => path.startsWith('.'))
    .map(({ path }) => join(root, dirname(file), path))
    .filter((path) => existsSync(path))
    .map((path) => relative(root, path).split(sep).join('/'))
}

function fingerprint(files: readonly string[], imports: Imports, root: string): string {
  const reached = new Set(files)
  for (const file of reached) for (const imported of imports.get(file) ?? []) reached.add(imported)
  const hash = createHash('sha256')
  for (const file of Array.from(reached).sort())
    hash.update(`${file}\0${readFileSync(join(root, file), 'utf8')}\0`)
  return hash.digest('hex')
}
