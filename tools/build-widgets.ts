import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { ElementFile } from '@svc/element-manifest'
import { bundle, type Chunk } from './bundle.ts'
import { WIDGETS, widgetElements } from './widget-elements.ts'
import { writeFiles } from './write-files.ts'

/**
 * Elements that are one file each, so that one request brings them: those that a page has alone, and the one
 * that is made of most others. All other elements share one file.
 */
const STANDALONE = [
  'svc-discount-banner',
  'svc-partner-landing',
  'svc-partner-signup',
  'svc-referral-dashboard',
]

const SHARED = /\/node_modules\/|\/widgets\/(base|charts)\//
const TARGET = 'es2022'

/**
 * Builds the elements into `outDir`: one module per element (`svc-share-link.js`), the file that they share
 * (`core-<hash>.js`), one file per language, `locale.js` for hosts that add one, `index.js` with all elements, `loader.js` for pages that name
 * none, and `elements.css`.
 */
export async function buildWidgets(outDir: string): Promise<void> {
  const elements = widgetElements()
  const isStandalone = ({ tag }: ElementFile) => STANDALONE.includes(tag)
  const parts = elements.filter((element) => !isStandalone(element))
  const chunks = [
    ...(await bundle(localeEntries(), { target: TARGET })),
    ...(await bundle({ locale: join(WIDGETS, 'base/register-locale.ts') }, { target: TARGET })),
    ...(await bundle(entriesOf(parts), { target: TARGET, core: SHARED })),
  ]
  for (const element of elements.filter(isStandalone))
    chunks.push(...(await bundle(entriesOf([element]), { target: TARGET })))
  // A file follows the files that it imports.
  chunks.sort((a, b) => a.imports.length - b.imports.length)
  const needed = Object.fromEntries(elements.map(({ tag }) => [tag, filesOf(tag, chunks)]))
  await writeFiles(outDir, {
    'elements.css': await readFile(join(WIDGETS, 'elements.css'), 'utf8'),
    ...Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, code])),
    'index.js': elements
      .map(({ tag, className }) => `export { ${className} } from './${tag}.js'\n`)
      .join('')
      .concat("export { registerLocale } from './locale.js'\n"),
    'loader.js': await loader(needed),
  })
}

const entriesOf = (elements: ElementFile[]) =>
  Object.fromEntries(elements.map(({ tag, file }) => [tag, join(WIDGETS, file)]))

/** `de.js` and the others. */
const localeEntries = () =>
  Object.fromEntries(
    globSync('*.ts', { cwd: join(WIDGETS, 'locales') }).map((file) => [
      basename(file, '.ts'),
      join(WIDGETS, 'locales', file),
    ]),
  )

/** Lists all files that an element needs before it can start, its own module first. */
function filesOf(tag: string, chunks: readonly Chunk[]): string[] {
  const found = new Set([`${tag}.js`])
  for (const file of found)
    for (const name of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      found.add(basename(name))
  return Array.from(found)
}

async function loader(files: Record<string, string[]>): Promise<string> {
  const define = { FILES: JSON.stringify(files) }
  const [chunk] = await bundle({ loader: join(WIDGETS, 'loader.ts') }, { target: TARGET, define })
  return chunk!.code
}
