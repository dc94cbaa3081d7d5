import { mkdir, readFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build } from 'esbuild'
import { minify } from 'terser'
import { declareWithLet, squeeze } from './squeeze.ts'
import { writeWhole } from './write-whole.ts'

const SOURCE = join(import.meta.dirname, '..', 'script')
/** The browsers of 2021 and later. */
const TARGET = 'es2021'

/**
 * Builds the tracking script into `outDir`: `script.js`, `script.all.js`, an immutable copy of each
 * with its version in the name, their hashes in `integrity.json`, and the npm package around them.
 * Returns the paths of the two scripts.
 */
export async function buildScript(outDir: string): Promise<{ core: string; all: string }> {
  const manifest = await readFile(join(SOURCE, 'package.json'), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  const files: Record<string, string> = {}
  const integrity: Record<string, string> = {}
  for (const [entry, name] of [
    ['index', 'script'],
    ['all', 'script.all'],
  ] as const) {
    const code = await standalone(`${entry}.ts`)
    for (const file of [`${name}.js`, `${name}.${version}.js`]) {
      files[file] = code
      integrity[file] = `sha384-${createHash('sha384').update(code).digest('base64')}`
    }
  }
  files['integrity.json'] = `${JSON.stringify(integrity, null, 2)}\n`
  files['index.js'] = await bundle('npm.ts')
  files['all.js'] = await bundle('npm-all.ts')
  files['index.d.ts'] = await readFile(join(SOURCE, 'types.d.ts'), 'utf8')
  files['package.json'] = manifest
  await mkdir(outDir, { recursive: true })
  // The first is the last: where it stands, all the others do.
  for (const [file, content] of Object.entries(files).reverse())
    await writeWhole(join(outDir, file), content)
  return { core: join(outDir, 'script.js'), all: join(outDir, 'script.all.js') }
}

/** A block, which declares nothing global, in its smallest form. */
async function standalone(entry: string): Promise<string> {
  const code = `{${(await bundle(entry)).replace(/;$/, '')}}`
  if (!squeezed.has(code)) squeezed.set(code, squeeze(code))
  return squeezed.get(code)!
}
const squeezed = new Map<string, string>()

async function bundle(entry: string): Promise<string> {
  const built = await build({
    entryPoints: [join(SOURCE, entry)],
    bundle: true,
    format: 'esm',
    target: TARGET,
    write: false,
  })
  const { code } = await minify(declareWithLet(built.outputFiles[0]!.text), {
    module: true,
    toplevel: true,
    ecma: 2020,
    compress: {
      passes: 4,
      inline: 1,
      unsafe_arrows: true,
      unsafe_methods: true,
      pure_getters: true,
    },
  })
  if (!code) throw new Error(`${entry} built to nothing`)
  return code
}

if (import.meta.main) {
  const { core, all } = await buildScript(join(SOURCE, '..', 'dist', 'script'))
  for (const path of [core, all]) {
    const bytes = await Bun.file(path).bytes()
    console.log(path, bytes.length, 'bytes,', Bun.gzipSync(bytes, { level: 9 }).length, 'gzip')
  }
}
