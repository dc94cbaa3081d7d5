import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundle } from './bundle.ts'
import { ROOT } from './ensure-installed.ts'
import { writeFiles } from './write-files.ts'

const SOURCE = join(ROOT, 'script')
/** The browsers of 2021 and later. */
const TARGET = 'es2021'

/**
 * Builds the tracking script into `outDir`: `script.js`, `script.all.js`, an immutable copy of each with its
 * version in the name, their hashes in `integrity.json`, and the templates of tag managers.
 */
export async function buildScript(outDir: string): Promise<void> {
  await writeFiles(outDir, { ...(await scriptFiles()), ...(await readTemplates()) })
}

/** Builds what pages load with a tag: the scripts, their versioned copies and their hashes. */
export async function scriptFiles(): Promise<Record<string, string>> {
  const manifest = await readFile(join(SOURCE, 'package.json'), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  const integrity: Record<string, string> = {}
  const scripts: Record<string, string> = {}
  for (const [entry, name] of [
    ['index', 'script'],
    ['all', 'script.all'],
  ] as const) {
    const code = await buildScriptEntry(entry, 'iife')
    for (const file of [`${name}.${version}.js`, `${name}.js`]) {
      scripts[file] = code
      integrity[file] = `sha384-${createHash('sha384').update(code).digest('base64')}`
    }
  }
  return { 'integrity.json': `${JSON.stringify(integrity, null, 2)}\n`, ...scripts }
}

/** The templates of Google Tag Manager, which the server fills in with its address. */
async function readTemplates(): Promise<Record<string, string>> {
  const folder = join(ROOT, 'integrations/tag-manager')
  const read = async (name: string) => [name, await readFile(join(folder, name), 'utf8')] as const
  return Object.fromEntries(await Promise.all(['web.tpl', 'server.tpl'].map(read)))
}

/** Builds one entry of `script/` into one file. */
export async function buildScriptEntry(entry: string, format: 'es' | 'iife'): Promise<string> {
  const [chunk] = await bundle({ [entry]: join(SOURCE, `${entry}.ts`) }, { target: TARGET, format })
  return chunk!.code
}
