/**
 * `bun run check`: types, lint, format, templates, blocks in pages, what `bun run new` writes, what a mutant's types
 * are, the language of texts, and pure tests, without a database. What takes long is checked only when its sources have changed.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashFiles } from './build.ts'
import { checkNew } from './check-new.ts'
import { checkPages, unlessChecked } from './check-pages.ts'
import { checkSunsets } from './check-sunsets.ts'
import { ensureInstalled, ROOT } from './ensure-installed.ts'
import { programCommand, run, type ProgramResult } from './run-program.ts'
import { testFiles } from './test-files.ts'

const CACHE = 'node_modules/.cache/svc'

const STEPS: Record<string, () => Promise<ProgramResult>> = {
  types: () =>
    run(programCommand('tsc', ['-p', '.', '--incremental', '--tsBuildInfoFile', `${CACHE}/tsc`])),
  lint: () =>
    unlessChecked(
      join(ROOT, CACHE, 'lint'),
      hashFiles(lintedFiles(), /(^|\/)(dist|node_modules)\//),
      () => run(programCommand('oxlint', ['--type-aware', '.']), { env: linterEnv() }),
    ),
  format: () => run(programCommand('oxfmt', ['--check'])),
  templates: () =>
    unlessChecked(
      join(ROOT, CACHE, 'templates'),
      hashFiles(TEMPLATE_SOURCES, /\.test\.ts$/),
      checkTemplates,
    ),
  pages: () => checkPages(join(ROOT, CACHE, 'pages')),
  new: () => checkNew(join(ROOT, CACHE, 'new')),
  snippets: () =>
    unlessChecked(
      join(ROOT, CACHE, 'snippets'),
      hashFiles(SNIPPET_SOURCES, /(^|\/)(dist|node_modules)\//),
      () => run([process.execPath, 'test/rules/snippets/check-types.ts']),
    ),
  mutants: () =>
    unlessChecked(
      join(ROOT, CACHE, 'mutants'),
      hashFiles(['packages/mutation-tests/**/*.ts', 'bun.lock'], /(^|\/)node_modules\//),
      () => run([process.execPath, 'test', './packages/mutation-tests/test/check-types.ts']),
    ),
  sunsets: () => Promise.resolve(checkSunsets()),
  // Its dictionaries take a second to load.
  language: async () => (await import('./language/check-language.ts')).checkLanguage(),
  unit: () => run([process.execPath, 'test', '--timeout', '600000', ...testFiles('unit')]),
}

/** Pages with blocks of TypeScript, and the packages that these import. */
const SNIPPET_SOURCES = [
  '*.md',
  '{docs,widgets,sdk,server,script,integrations,testing}/**/*.md',
  '{sdk/typescript,script,widgets,test/rules/snippets}/**/*.ts',
  'tsconfig.json',
  'bun.lock',
]

/** What the linter reads: what the type checker does, and the settings of both. */
function lintedFiles(): string[] {
  const text = readFileSync(join(ROOT, 'tsconfig.json'), 'utf8')
  const { include } = JSON.parse(text) as { include: string[] }
  const folders = include.filter((name) => !name.includes('*'))
  return [`{${folders.join(',')}}/**/*.{ts,tsx,js,json}`, '*.{ts,js,json}', 'bun.lock']
}

async function main(names: string[]): Promise<void> {
  await ensureInstalled()
  const wanted = names.length > 0 ? names : Object.keys(STEPS)
  const results = await Promise.all(wanted.map(runStep))
  process.exitCode = results.every(Boolean) ? 0 : 1
}

async function runStep(name: string): Promise<boolean> {
  const step = STEPS[name]
  if (!step) throw new Error(`There is no step "${name}": ${Object.keys(STEPS).join(', ')}.`)
  const start = performance.now()
  const { code, output, note } = await step()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)${note ? `: ${note}` : ''}`)
  if (code !== 0) console.log(output.trimEnd())
  return code === 0
}

/** What the templates of elements are checked against: themselves, the types of values, the analyzer. */
const TEMPLATE_SOURCES = [
  '{console,demo,widgets,server/domain}/**/*.ts',
  'tsconfig.json',
  'bun.lock',
]

async function checkTemplates(): Promise<ProgramResult> {
  const files = globSync('{console,demo,widgets}/**/*.ts', { cwd: ROOT }).filter(
    (file) => !/\.test\.ts$|node_modules/.test(file),
  )
  // Its list of CSS properties is older than the browsers.
  const rules = ['--rules.no-invalid-css', 'off']
  const { code, output } = await run(
    programCommand('lit-analyzer', ['--strict', ...rules, ...files]),
  )
  // One paragraph a problem; its last line is the rule.
  const problems = output.split(/\n\s*\n/).filter((text) => /^\s*no-[\w-]+\s*$/m.test(text))
  const real = problems.filter((text) => !UNKNOWN.test(text))
  if (problems.length === 0) return { code, output }
  return { code: real.length > 0 ? 1 : 0, output: real.length > 0 ? output : '' }
}

/**
 * What the analyzer takes for mistakes: Lit's `nothing`, a style set as text, several words of a sandbox,
 * values newer than its lists.
 */
const UNKNOWN =
  /Symbol\(undefined\)|'CSSStyleDeclaration'|'popover(target)?'|"allow-popups allow-|"one-time-code"'? [^\n]*not assignable/

/** Sets the path of the type checker, which oxlint would otherwise start through node. */
function linterEnv(): Record<string, string> {
  const { platform, arch } = process
  const suffix = platform === 'win32' ? '.exe' : ''
  const path = join(ROOT, `node_modules/@oxlint-tsgolint/${platform}-${arch}/tsgolint${suffix}`)
  return existsSync(path) ? { OXLINT_TSGOLINT_PATH: path } : {}
}

await main(process.argv.slice(2))
