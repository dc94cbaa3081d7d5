/** `bun run build`: writes what browsers load to `dist/`. `bun tools/build.ts widgets` builds one part. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DIST, PARTS, STAMP, type Part } from '../server/http/dist.ts'
import { ROOT } from './ensure-installed.ts'

interface Target {
  /** Files whose change makes a new build necessary. */
  sources: string[]
  build(outDir: string): Promise<void>
}

/** Loaded only when something is built: a production install has no bundler. */
const TARGETS: Record<Part | 'demo' | 'docs', Target> = {
  script: {
    sources: ['script/**/*.{ts,json}', 'integrations/tag-manager/*.tpl'],
    build: async (outDir) => (await import('./build-script.ts')).buildScript(outDir),
  },
  widgets: {
    sources: ['widgets/**/*.{ts,css}'],
    build: async (outDir) => (await import('./build-widgets.ts')).buildWidgets(outDir),
  },
  console: {
    sources: ['console/**/*.{ts,css,html,json,png}', 'widgets/{base,charts}/*.ts'],
    build: async (outDir) => (await import('./build-console.ts')).buildConsole(outDir),
  },
  portal: {
    sources: ['portal/**/*.{ts,css}'],
    build: async (outDir) => (await import('./build-portal.ts')).buildPortal(outDir),
  },
  api: {
    sources: ['server/**/*.{ts,js,html}'],
    build: async (outDir) => (await import('./build-api.ts')).buildApi(outDir),
  },
  docs: {
    sources: [
      '*.md',
      'docs/**/*.{md,svg,webp,css,ts}',
      '{widgets,sdk,server/integrations,server/payout-providers,integrations}/**/*.md',
    ],
    build: async (outDir) => (await import('./build-docs.ts')).buildDocs(outDir),
  },
  demo: {
    sources: ['demo/**/*.{ts,css,svg}', 'widgets/**/*.ts'],
    build: async (outDir) => (await import('../demo/build-assets.ts')).buildAssets(outDir),
  },
}
const ALWAYS = ['tools/{build,bundle,write}*.ts', 'bun.lock']

/** What a production install has. */
export const PRODUCTION: readonly BuildTarget[] = [...PARTS, 'docs']

export type BuildTarget = keyof typeof TARGETS

/** Builds the targets whose sources have changed since the last build, in a process of its own. */
export async function ensureBuilt(targets: readonly BuildTarget[] = PARTS): Promise<void> {
  const stale = findStale(targets)
  if (stale.length === 0) return
  process.stderr.write(`Building ${stale.join(', ')} …\n`)
  const child = Bun.spawn([process.execPath, import.meta.path, ...stale], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if ((await child.exited) !== 0) throw new Error(`Building ${stale.join(', ')} failed.`)
}

/** Throws if a target is missing or out of date: what takes longer than a test is built before the tests. */
export function expectBuilt(targets: readonly BuildTarget[]): void {
  const stale = findStale(targets)
  if (stale.length > 0)
    throw new Error(`Missing or out of date: ${stale.join(', ')}. Run \`bun run build\` first.`)
}

/** What the test runner tells its processes it has built, so that they hash no sources. */
export function builtEnv(targets: readonly BuildTarget[]): { TEST_BUILT: string } {
  return { TEST_BUILT: JSON.stringify({ root: ROOT, targets }) }
}

function findStale(targets: readonly BuildTarget[]): BuildTarget[] {
  const built = readBuiltEnv()
  return targets.filter((one) => !built.includes(one) && stampOf(one) !== hashSources(one))
}

/** Tests that copy the project build the copies themselves. */
function readBuiltEnv(): readonly string[] {
  const { TEST_BUILT: text } = process.env
  if (text === undefined) return []
  const { root, targets } = JSON.parse(text) as { root: string; targets: string[] }
  return root === ROOT ? targets : []
}

async function build(target: BuildTarget): Promise<void> {
  const hash = hashSources(target)
  const outDir = join(DIST, target)
  await TARGETS[target].build(outDir)
  await writeFile(join(outDir, STAMP), hash)
}

function stampOf(target: BuildTarget): string | undefined {
  const path = join(DIST, target, STAMP)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

function hashSources(target: BuildTarget): string {
  return hashFiles([...TARGETS[target].sources, ...ALWAYS], /\.test\.ts$|\/test-kit\//)
}

/** Hashes the names and contents of files but for those that `leftOut` matches. */
export function hashFiles(patterns: readonly string[], leftOut: RegExp): string {
  const hasher = new Bun.CryptoHasher('sha256')
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  for (const file of files.filter((one) => !leftOut.test(one)).sort())
    hasher.update(`\0${file}\0`).update(readFileSync(join(ROOT, file)))
  return hasher.digest('hex')
}

if (import.meta.main) {
  const named = process.argv.slice(2) as BuildTarget[]
  const unknown = named.filter((name) => !(name in TARGETS))
  if (unknown.length > 0) {
    console.error(`There is no part ${unknown.join(', ')}: ${Object.keys(TARGETS).join(', ')}.`)
    process.exit(1)
  }
  for (const target of named.length > 0 ? named : PRODUCTION) {
    const began = performance.now()
    await build(target)
    console.log(`dist/${target} (${((performance.now() - began) / 1_000).toFixed(1)} s)`)
  }
}
