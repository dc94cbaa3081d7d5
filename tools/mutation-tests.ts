import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { ROOT } from './ensure-installed.ts'

/** What may be mutated: sources by hand, and what tests are written with apart. */
const SOURCES = 'server/{domain,core,db,http,modules}/**/*.ts'
const NO_SOURCE = /\.test\.ts$|\.gen\.ts$|(^|\/)(types|schema|sample|test-kit|[a-z-]+-schema)\.ts$/
const TESTS = ['server/**/*.test.ts', 'test/{api,cli,contracts}/**/*.test.ts']

/** Words of paths that say nothing about what a file is about. */
const COMMON = new Set(
  'server modules test api ts http db core program platform list get create update input read write queries routes'.split(
    ' ',
  ),
)
/** Tests of a whole request, for what no test is named after. */
const SMOKE = ['routes', 'links', 'sales'].map((name) => `test/api/${name}.test.ts`)
const MOST = 6

function scan(pattern: string): string[] {
  return Array.from(new Bun.Glob(pattern).scanSync({ cwd: ROOT })).sort()
}

export function mutableFiles(): string[] {
  return scan(SOURCES).filter((file) => !NO_SOURCE.test(file) && !file.includes('/migrations/'))
}

/**
 * The tests that ought to notice a change in a file, nearest first: those that import it, themselves or
 * through one other file; outside of the rules also those of the API that are named after its words.
 */
export function testsOf(file: string): string[] {
  const tests = TESTS.flatMap(scan)
  const stem = basename(file, '.ts')
  const direct = tests
    .filter((test) => importsOf(test).includes(file))
    .sort((a, b) => Number(basename(b).startsWith(stem)) - Number(basename(a).startsWith(stem)))
  const indirect = tests
    .filter((test) => test.startsWith('server/'))
    .filter((test) => importsOf(test).some((one) => importsOf(one).includes(file)))
  const named = file.startsWith('server/domain/') ? [] : byName(file, tests)
  const found = Array.from(new Set([...direct, ...indirect, ...named]))
  if (file.startsWith('server/domain/')) return found
  return (found.length > 0 ? found : SMOKE).slice(0, MOST)
}

function byName(file: string, tests: readonly string[]): string[] {
  const own = wordsOf(basename(file))
  const around = wordsOf(dirname(file))
  const score = (test: string) => {
    const words = wordsOf(basename(test, '.test.ts'))
    const count = (list: string[]) => words.filter((word) => list.includes(word)).length
    return 3 * count(own) + 2 * count(around) - words.length / 10
  }
  return tests
    .filter((test) => test.startsWith('test/') && score(test) > 1)
    .sort((a, b) => score(b) - score(a))
}

/** `commissions/list-commissions.ts` is about: commission. */
function wordsOf(path: string): string[] {
  const words = path.split(/[/.-]/).map((word) => word.replace(/s$/, ''))
  return Array.from(new Set(words.filter((word) => word && !COMMON.has(word))))
}

const transpiler = new Bun.Transpiler({ loader: 'ts' })
const known = new Map<string, string[]>()

function importsOf(file: string): string[] {
  let imports = known.get(file)
  if (!imports) {
    imports = transpiler
      .scanImports(readFileSync(join(ROOT, file), 'utf8'))
      .filter(({ path }) => path.startsWith('.') && path.endsWith('.ts'))
      .map(({ path }) => relative(ROOT, join(ROOT, dirname(file), path)))
      .filter((path) => existsSync(join(ROOT, path)))
    known.set(file, imports)
  }
  return imports
}
