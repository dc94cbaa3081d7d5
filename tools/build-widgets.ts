import { globSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { build, transform, type BuildOptions, type Metafile, type Plugin } from 'esbuild'
import { minify } from 'terser'
import { ROOT } from './ensure-installed.ts'
import { WIDGETS, widgetElements, type WidgetElement } from './widget-elements.ts'
import { fromCore, otherElements, reexport, SQUEEZED, wordsApart } from './widget-plugins.ts'

/**
 * One file with everything in it, so that one request brings it: those that a page has alone, and the one
 * that is made of most others. All others have one file in common.
 */
const WHOLE = [
  'svc-discount-banner',
  'svc-partner-landing',
  'svc-partner-signup',
  'svc-referral-dashboard',
]

/**
 * Names by which Lit speaks to itself; neither a page nor an element of ours ever does. `elementProperties`
 * and `finalized` are not among them: Lit asks for those as texts.
 */
const INTERNAL =
  /^(_\$\w+\$?|isUpdatePending|scheduleUpdate|performUpdate|enableUpdating|getUpdateComplete|elementStyles|finalize|finalizeStyles|getPropertyOptions|getPropertyDescriptor|createProperty|shadowRootOptions|addInitializer|addController|removeController|hostConnected|hostDisconnected|hostUpdate|hostUpdated|noAccessor|useDefault|wrapped)$/

const OPTIONS = {
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  charset: 'utf8',
  legalComments: 'none',
  conditions: ['production'],
  entryNames: '[name]',
  chunkNames: '[name]-[hash]',
  metafile: true,
  absWorkingDir: ROOT,
  logLevel: 'error',
  mangleProps: INTERNAL,
} satisfies BuildOptions

export interface BuiltElement extends WidgetElement {
  /** All that it needs before it can start, its own module first. */
  files: string[]
}

/**
 * Builds the elements into `outDir`: one module an element (`svc-share-link.js`), what they share in files
 * named by their content, `index.js` with all of them, `loader.js` for pages that name none, `elements.css`.
 */
export async function buildWidgets(outDir: string): Promise<BuiltElement[]> {
  const elements = widgetElements()
  const draft = `${outDir}.${process.pid}`
  await mkdir(draft, { recursive: true })
  const isWhole = ({ tag }: WidgetElement) => WHOLE.includes(tag)
  const outputs: Metafile['outputs'] = {}
  const parts = elements.filter((one) => !isWhole(one))
  Object.assign(outputs, await buildParts(parts, elements, draft))
  for (const one of elements.filter(isWhole)) {
    Object.assign(outputs, await bundle(entries([one]), draft, [...SQUEEZED, wordsApart]))
  }
  await bundle(localeEntries(), draft, SQUEEZED)
  const built = elements.map((one) => ({ ...one, files: filesOf(outputs, one.tag) }))
  const lines = built.map(({ tag, className }) => `export{${className}}from'./${tag}.js';`)
  await writeFile(join(draft, 'index.js'), `${lines.join('')}\n`)
  await buildLoader(draft, built)
  await squeezeModules(draft)
  await writeFile(join(draft, 'elements.css'), await sheet())
  await moveInto(outDir, draft)
  return built
}

/** Room for the elements of a page that a server rendered: `widgets/elements.css`, made small. */
async function sheet(): Promise<string> {
  const css = await readFile(join(WIDGETS, 'elements.css'), 'utf8')
  return (await transform(css, { loader: 'css', minify: true })).code
}

type Outputs = Metafile['outputs']

/** `de.js` and the others. */
const localeEntries = () =>
  Object.fromEntries(
    globSync('*.ts', { cwd: join(WIDGETS, 'locales') }).map((file) => [
      basename(file, '.ts'),
      join(WIDGETS, 'locales', file),
    ]),
  )

const entries = (elements: WidgetElement[]) =>
  Object.fromEntries(elements.map(({ tag, file }) => [tag, join(ROOT, file)]))

/** First what two or more have in common, then each with the rest. */
async function buildParts(parts: WidgetElement[], all: WidgetElement[], outdir: string) {
  if (parts.length === 0) return {}
  const apart = [...SQUEEZED, otherElements(all), wordsApart]
  const trial = await bundle(entries(parts), outdir, apart, { write: false, splitting: false })
  const common = ['lit', ...sharedModules(trial)]
  const core = await bundle({ core: 'core' }, outdir, [...SQUEEZED, wordsApart, reexport(common)], {
    entryNames: '[name]-[hash]',
  })
  const name = Object.keys(core)
    .map((path) => basename(path))
    .find((file) => file.startsWith('core-'))
  const plugins = [...apart, fromCore(common, `./${name}`)]
  return { ...core, ...(await bundle(entries(parts), outdir, plugins)) }
}

async function bundle(
  entryPoints: Record<string, string>,
  outdir: string,
  plugins: Plugin[],
  more: BuildOptions = {},
): Promise<Outputs> {
  const { metafile, mangleCache } = await build({
    ...OPTIONS,
    entryPoints,
    outdir,
    plugins,
    mangleCache: names,
    ...more,
  })
  Object.assign(names, mangleCache)
  return metafile!.outputs
}

/** What Lit's names became: the same in all files of a build. */
const names: Record<string, string | false> = {}

/** Once more with another minifier: each finds what the other leaves. */
async function squeezeModules(outdir: string): Promise<void> {
  for (const file of await readdir(outdir)) {
    const code = await readFile(join(outdir, file), 'utf8')
    const { code: smaller } = await minify(code, {
      module: true,
      ecma: 2020,
      compress: { passes: 4, unsafe_arrows: true, unsafe_methods: true, pure_getters: true },
    })
    await writeFile(join(outdir, file), `${smaller}\n`)
  }
}

/** Our modules that stand in two outputs or more, with their paths from the root. */
function sharedModules(outputs: Outputs): string[] {
  const inputs = Object.values(outputs).flatMap((output) => Object.keys(output.inputs))
  const ours = inputs.filter((path) => path.startsWith('widgets/'))
  return Array.from(new Set(ours.filter((path, at) => ours.indexOf(path) !== at)))
}

function filesOf(outputs: Outputs, tag: string): string[] {
  const known = new Map(Object.entries(outputs).map(([path, output]) => [basename(path), output]))
  const found = new Set([`${tag}.js`])
  for (const file of found) {
    for (const { path, kind } of known.get(file)?.imports ?? [])
      if (kind === 'import-statement') found.add(basename(path))
  }
  return Array.from(found)
}

async function buildLoader(outdir: string, built: BuiltElement[]): Promise<void> {
  const entryPoints = { loader: join(WIDGETS, 'loader.ts') }
  const files = Object.fromEntries(built.map(({ tag, files }) => [tag, files]))
  await build({ ...OPTIONS, entryPoints, outdir, define: { FILES: JSON.stringify(files) } })
}

const HOUR_MS = 3_600_000

/** File by file, what others import first: whoever reads meanwhile finds all that it needs, old or new. */
async function moveInto(outDir: string, draft: string): Promise<void> {
  await mkdir(outDir, { recursive: true })
  const files = (await readdir(draft)).sort((a, b) => rank(a) - rank(b))
  for (const file of files) await rename(join(draft, file), join(outDir, file))
  await rm(draft, { recursive: true })
  for (const file of await readdir(outDir)) {
    const path = join(outDir, file)
    const isOld = !files.includes(file) && (await stat(path)).mtimeMs < Date.now() - HOUR_MS
    if (isOld) await rm(path, { force: true })
  }
}

function rank(file: string): number {
  if (file === 'loader.js' || file === 'index.js') return 2
  return file.startsWith('svc-') ? 1 : 0
}

if (import.meta.main) {
  const outDir = join(ROOT, 'dist', 'widgets')
  for (const { tag, files } of await buildWidgets(outDir)) {
    const sizes = await Promise.all(
      files.map(
        async (file) => Bun.gzipSync(await readFile(join(outDir, file)), { level: 9 }).length,
      ),
    )
    const sum = sizes.reduce((a, b) => a + b, 0)
    console.log(
      join(relative(process.cwd(), outDir), `${tag}.js`),
      sum,
      'bytes gzip,',
      files.join(' '),
    )
  }
}
