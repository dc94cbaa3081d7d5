import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { bundlePages, type BundledFile } from './bundle.ts'
import { englishTexts } from './english-texts.ts'
import { ROOT } from './ensure-installed.ts'
import { writeFiles } from './write-files.ts'

const SOURCE = join(ROOT, 'console')
/** Browsers of 2024 and later: the console is for a company's own people. */
const TARGET = 'es2023'
/** What every page needs, what reports need, and what four pages share. Each file costs a browser a request and a task. */
const GROUPS = [
  {
    name: 'base',
    test: /\/(console\/(api|base|router|shell)|widgets\/base)\/|node_modules\/(@?lit|lucide)/,
    minShareCount: 2,
  },
  { name: 'report', test: /\/console\/analytics\/|widgets\/charts\//, minShareCount: 2 },
  { name: 'common', minShareCount: 4 },
]

/**
 * Builds the console into `outDir`: `index.html`, and its scripts, styles and font with a hash of the content
 * in each name. Each page is a file of its own, loaded when it is opened.
 */
export async function buildConsole(outDir: string): Promise<void> {
  const files = await bundleConsole()
  const entry = (name: string) => {
    const found = files.find((file) => file.type === 'chunk' && file.name === name)
    if (!found) throw new Error(`The bundle has no entry ${name}.`)
    return found.fileName
  }
  const sheet = files.find((file) => file.fileName.endsWith('.css'))!.fileName
  const font = files.find((file) => file.fileName.endsWith('.woff2'))!.fileName
  const page = await readFile(join(SOURCE, 'index.html'), 'utf8')
  const preloads = filesBehind(files, 'console-app').map(
    (file) => `<link rel="modulepreload" href="/console/assets/${file}" />`,
  )
  const { installs, named } = await installFiles()
  const names: Record<string, string> = {
    ...named,
    font,
    sheet,
    head: entry('head'),
    'intl-worker': entry('intl-worker'),
    main: entry('main'),
  }
  await writeFiles(outDir, {
    ...Object.fromEntries(
      files.map((file) => [
        basename(file.fileName),
        file.type === 'chunk' ? file.code : file.source,
      ]),
    ),
    ...installs,
    'index.html': filled(page.replace('<!-- preloads -->', preloads.join('\n    ')), names),
  })
}

/** Puts the addresses of files in the place of their names: `%font%`. */
function filled(text: string, names: Readonly<Record<string, string>>): string {
  return text.replace(/%([a-z][a-z0-9-]*)%/g, (_, name: string) => `/console/assets/${names[name]}`)
}

/** Reads what an installed console needs: its icons, and the manifest that names them. */
async function installFiles(): Promise<{
  installs: Record<string, string | Uint8Array>
  named: Record<string, string>
}> {
  const installs: Record<string, string | Uint8Array> = {}
  const named: Record<string, string> = {}
  const add = (name: string, ending: string, content: string | Uint8Array) => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
    named[name] = `${name}-${hash}${ending}`
    installs[named[name]] = content
  }
  for (const file of await readdir(join(SOURCE, 'icons')))
    add(basename(file, extname(file)), extname(file), await readFile(join(SOURCE, 'icons', file)))
  const manifest = await readFile(join(SOURCE, 'manifest.json'), 'utf8')
  add('manifest', '.webmanifest', filled(manifest, named))
  return { installs, named }
}

/** Lists a file of the bundle and all that it imports at once, which a browser would find one after another. */
function filesBehind(files: readonly BundledFile[], name: string): string[] {
  const chunks = files.filter((file) => file.type === 'chunk')
  const first = chunks.find((file) => file.name === name)
  const found = new Set(first ? [first.fileName] : [])
  for (const file of found)
    for (const path of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      found.add(path)
  return Array.from(found)
}

const bundleConsole = () =>
  bundlePages(
    {
      main: join(SOURCE, 'main.ts'),
      head: join(SOURCE, 'head.ts'),
      'intl-worker': join(SOURCE, 'intl-worker.ts'),
      console: join(SOURCE, 'console.css'),
    },
    { base: '/console/assets/', target: TARGET, groups: GROUPS, plugins: [englishTexts] },
  )
