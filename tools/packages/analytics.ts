import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildScriptEntry, scriptFiles } from '../build-script.ts'
import { ROOT } from '../ensure-installed.ts'
import { writeFiles } from '../write-files.ts'

const SOURCE = join(ROOT, 'script')

/** Writes the npm package `@svc/analytics`: `init` as a module, and the files that a page loads with a tag. */
export async function packageAnalytics(outDir: string): Promise<void> {
  const { 'script.js': script, 'script.all.js': all, ...served } = await scriptFiles()
  const hashes = JSON.parse(served['integrity.json']!) as Record<string, string>
  // Here every version has a folder of its own: versioned names are for the server's addresses.
  const integrity = { 'script.js': hashes['script.js'], 'script.all.js': hashes['script.all.js'] }
  const types = await readFile(join(SOURCE, 'types.d.ts'), 'utf8')
  await writeFiles(outDir, {
    'package.json': await readFile(join(SOURCE, 'package.json'), 'utf8'),
    'README.md': await readFile(join(SOURCE, 'README.md'), 'utf8'),
    LICENSE: await readFile(join(ROOT, 'LICENSE'), 'utf8'),
    'index.d.ts': types,
    'index.js': await buildScriptEntry('npm', 'es'),
    'all.js': await buildScriptEntry('npm-all', 'es'),
    'script.js': script!,
    'script.all.js': all!,
    'integrity.json': `${JSON.stringify(integrity, null, 2)}\n`,
  })
}
