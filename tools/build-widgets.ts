import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild'
import { ROOT } from './ensure-installed.ts'
import { LIT_NAMES, slimLit } from './slim-lit.ts'
import { squeezeLiterals } from './squeeze-literals.ts'
import { WIDGETS, widgetElements, type WidgetElement } from './widget-elements.ts'

/**
 * One file with everything in it: an element that is made of most others would load them one by one.
 * `define` keeps the first when a page has such a part twice.
 */
const WHOLE = ['svc-referral-dashboard']

const OPTIONS = {
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  mangleProps: LIT_NAMES,
  charset: 'utf8',
  legalComments: 'none',
  conditions: ['production'],
  chunkNames: '[name]-[hash]',
  metafile: true,
  logLevel: 'error',
} satisfies BuildOptions

/**
 * Builds the elements into `outDir`: one module an element (`svc-share-link.js`) with what they share in
 * files named by their content, `index.js` with all of them, `loader.js` for pages that name none.
 */
export async function buildWidgets(outDir: string): Promise<WidgetElement[]> {
  const elements = widgetElements()
  const draft = `${outDir}.${process.pid}`
  await mkdir(draft, { recursive: true })
  const isWhole = ({ tag }: WidgetElement) => WHOLE.includes(tag)
  const [parts, ...wholes] = await Promise.all([
    bundle(
      elements.filter((one) => !isWhole(one)),
      draft,
      [slimLit, squeezed, otherElements(elements)],
    ),
    ...elements.filter(isWhole).map((one) => bundle([one], draft, [slimLit, squeezed])),
  ])
  const outputs = Object.assign({}, ...[parts, ...wholes].map((one) => one.outputs)) as Outputs
  const lines = elements.map(({ tag, className }) => `export{${className}}from'./${tag}.js';`)
  await writeFile(join(draft, 'index.js'), `${lines.join('')}\n`)
  await buildLoader(
    draft,
    Object.fromEntries(elements.map(({ tag }) => [tag, filesOf(outputs, tag)])),
  )
  await replaceFolder(draft, outDir)
  return elements
}

type Outputs = Metafile['outputs']

async function bundle(elements: WidgetElement[], outdir: string, plugins: Plugin[]) {
  const entryPoints = Object.fromEntries(elements.map(({ tag, file }) => [tag, join(ROOT, file)]))
  const { metafile } = await build({ ...OPTIONS, entryPoints, outdir, plugins })
  return metafile
}

/** An element's module and all that it needs before it can start. */
export function filesOf(outputs: Outputs, tag: string): string[] {
  const known = new Map(Object.entries(outputs).map(([path, output]) => [basename(path), output]))
  const found = new Set([`${tag}.js`])
  for (const file of found) {
    for (const { path, kind } of known.get(file)?.imports ?? [])
      if (kind === 'import-statement') found.add(basename(path))
  }
  return Array.from(found)
}

async function buildLoader(outdir: string, files: Record<string, string[]>): Promise<void> {
  const entryPoints = { loader: join(WIDGETS, 'loader.ts') }
  await build({ ...OPTIONS, entryPoints, outdir, define: { FILES: JSON.stringify(files) } })
}

const squeezed: Plugin = {
  name: 'squeeze-literals',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]widgets[/\\].*\.ts$/ }, async ({ path }) => ({
      contents: squeezeLiterals(await readFile(path, 'utf8'), path),
      loader: 'ts',
    }))
  },
}

/** An element that another one uses stays a module of its own. */
function otherElements(elements: WidgetElement[]): Plugin {
  const tags = new Map(elements.map(({ file, tag }) => [join(ROOT, file), tag]))
  return {
    name: 'other-elements',
    setup({ onResolve }) {
      onResolve({ filter: /^\./ }, ({ path, kind, resolveDir }) => {
        const tag = kind === 'entry-point' ? undefined : tags.get(resolve(resolveDir, path))
        return tag ? { path: `./${tag}.js`, external: true } : undefined
      })
    },
  }
}

/** Nobody reads a folder that is half written. */
async function replaceFolder(draft: string, outDir: string): Promise<void> {
  await mkdir(dirname(outDir), { recursive: true })
  await rm(outDir, { recursive: true, force: true })
  await rename(draft, outDir)
}

if (import.meta.main) {
  const outDir = join(ROOT, 'dist', 'widgets')
  for (const { tag } of await buildWidgets(outDir))
    console.log(join(relative(process.cwd(), outDir), `${tag}.js`))
}
