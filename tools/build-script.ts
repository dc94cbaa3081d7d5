import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build } from 'esbuild'
import { minify } from 'terser'
import { declareWithLet, squeeze } from './squeeze.ts'

const SOURCE = join(import.meta.dirname, '..', 'script')
/** The browsers of 2021 and later. */
const TARGET = 'es2021'

/**
 * Builds the tracking script into `outDir`: `script.js`, `script.all.js`, an immutable copy of each
 * with its version in the name, their hashes in `integrity.json`, and the npm package around them.
 * Returns the paths of the two scripts.
 */
export async function buildScript(outDir: string): Promise<{ core: string; all: string }> {
  await mkdir(outDir, { recursive: true })
  const { version } = JSON.parse(await readFile(join(SOURCE, 'package.json'), 'utf8')) as {
    version: string
  }
  const integrity: Record<string, string> = {}
  for (const [entry, name] of [
    ['index', 'script'],
    ['all', 'script.all'],
  ] as const) {
    const code = await standalone(`${entry}.ts`)
    for (const file of [`${name}.js`, `${name}.${version}.js`]) {
      await writeFile(join(outDir, file), code)
      integrity[file] = `sha384-${createHash('sha384').update(code).digest('base64')}`
    }
  }
  await writeFile(join(outDir, 'integrity.json'), `${JSON.stringify(integrity, null, 2)}\n`)
  await writeFile(join(outDir, 'index.js'), await bundle('npm.ts'))
  await writeFile(join(outDir, 'all.js'), await bundle('npm-all.ts'))
  await copyFile(join(SOURCE, 'types.d.ts'), join(outDir, 'index.d.ts'))
  await copyFile(join(SOURCE, 'package.json'), join(outDir, 'package.json'))
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
