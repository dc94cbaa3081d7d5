import { existsSync, globSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

const SOURCE = resolve(import.meta.dir, '../widgets')

const BUILDERS = ['build-widgets.ts', 'slim-lit.ts', 'squeeze-literals.ts', 'widget-plugins.ts']

/** Builds the elements unless what lies in `outDir` is newer than their source. */
export async function ensureWidgets(outDir: string): Promise<void> {
  const built = join(outDir, 'loader.js')
  const sources = globSync('**/*.{ts,css}', { cwd: SOURCE })
    .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('test-kit'))
    .map((file) => join(SOURCE, file))
    .concat(BUILDERS.map((name) => join(import.meta.dir, name)))
  const changedMs = Math.max(0, ...sources.map((file) => statSync(file).mtimeMs))
  if (existsSync(built) && statSync(built).mtimeMs >= changedMs) return
  // Loaded only when needed: the bundler takes a moment.
  const { buildWidgets } = await import('./build-widgets.ts')
  await buildWidgets(outDir)
}
