import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../ensure-installed.ts'
import { programCommand, run } from '../run-program.ts'

const SOURCE = join(ROOT, 'sdk/typescript')

interface Manifest {
  exports: Record<string, string>
}

/** Writes the npm package `@svc/sdk`: a module and its types for each source file. */
export async function packageSdk(outDir: string): Promise<void> {
  rmSync(outDir, { recursive: true, force: true })
  mkdirSync(outDir, { recursive: true })
  const { code, output } = await run(
    programCommand('tsc', ['-p', 'sdk/typescript', '--outDir', outDir]),
  )
  if (code !== 0) throw new Error(`The library does not compile:\n${output}`)
  const manifest = JSON.parse(readFileSync(join(SOURCE, 'package.json'), 'utf8')) as Manifest
  writeFileSync(
    join(outDir, 'package.json'),
    `${JSON.stringify({ ...manifest, exports: builtExports(manifest.exports) }, null, 2)}\n`,
  )
  cpSync(join(SOURCE, 'README.md'), join(outDir, 'README.md'))
  cpSync(join(ROOT, 'LICENSE'), join(outDir, 'LICENSE'))
}

/** Says where the built files are: in the repository, the library is imported as its sources. */
function builtExports(sources: Record<string, string>): Record<string, object | string> {
  const built = Object.entries(sources).map(([entry, source]) => {
    const path = source.replace(/^\.\/src\/(.*)\.ts$/, './$1')
    return [entry, { types: `${path}.d.ts`, default: `${path}.js` }] as const
  })
  return { ...Object.fromEntries(built), './package.json': './package.json' }
}
