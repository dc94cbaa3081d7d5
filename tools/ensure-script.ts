import { existsSync, globSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

const SOURCE = resolve(import.meta.dir, '../script')

/** Builds the tracking script unless what lies in `outDir` is newer than its source. */
export async function ensureScript(outDir: string): Promise<void> {
  const built = join(outDir, 'script.js')
  const sources = globSync('**/*.{ts,json}', { cwd: SOURCE }).map((file) => join(SOURCE, file))
  const changedMs = Math.max(...sources.map((file) => statSync(file).mtimeMs))
  if (existsSync(built) && statSync(built).mtimeMs >= changedMs) return
  // Loaded only when needed: the bundler takes a moment.
  const { buildScript } = await import('./build-script.ts')
  await buildScript(outDir)
}
