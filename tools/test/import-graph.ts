import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { ROOT } from '../ensure-installed.ts'

const SOURCES =
  '{server,script,widgets,console,portal,demo,test,testing,tools,docs,packages,integrations,sdk}/**/*.{ts,tsx}'

/** Which files import which: the importers of each, by paths from the project's root. */
export type Importers = ReadonlyMap<string, readonly string[]>

/** Reads the imports of all sources. */
export function readImporters(): Importers {
  const transpilers = {
    ts: new Bun.Transpiler({ loader: 'ts' }),
    tsx: new Bun.Transpiler({ loader: 'tsx' }),
  }
  const importers = new Map<string, string[]>()
  for (const file of globSync(SOURCES, { cwd: ROOT })) {
    if (file.includes('node_modules')) continue
    for (const target of importsIn(file, transpilers[file.endsWith('x') ? 'tsx' : 'ts'])) {
      const known = importers.get(target)
      if (known) known.push(file)
      else importers.set(target, [file])
    }
  }
  return importers
}

function importsIn(file: string, transpiler: Bun.Transpiler): Set<string> {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const paths = transpiler.scanImports(text).map(({ path }) => path)
  return new Set(
    paths
      .filter((path) => path.startsWith('.'))
      .map((path) => normalize(join(dirname(file), path))),
  )
}

/**
 * Finds what imports these files, directly or not, each with the number of steps to it. Behind a file that `isHub`
 * names nothing is looked for: it imports nearly everything.
 */
export function findImporters(
  importers: Importers,
  files: readonly string[],
  isHub: (file: string) => boolean,
): Map<string, number> {
  const steps = new Map(files.map((file) => [file, 0]))
  // A map's iterator comes to what is added meanwhile, nearest first.
  for (const [file, distance] of steps) {
    if (distance > 0 && isHub(file)) continue
    for (const importer of importers.get(file) ?? [])
      if (!steps.has(importer)) steps.set(importer, distance + 1)
  }
  return steps
}
