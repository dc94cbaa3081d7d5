import { existsSync, globSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

const HERE = import.meta.dir
export const BUILT_DIR = resolve(HERE, '../../dist/demo-app')

let building: Promise<void> | undefined

/** Builds the pages of the frameworks unless they are newer than their source. Only who looks at one waits. */
export function ensureFrameworks(): Promise<void> {
  building ??= buildIfOld().catch((error: unknown) => {
    building = undefined
    throw error
  })
  return building
}

async function buildIfOld(): Promise<void> {
  const built = join(BUILT_DIR, 'svelte.js')
  const sources = [
    ...globSync('**/*.{ts,tsx,vue,svelte}', { cwd: HERE }).map((file) => join(HERE, file)),
    resolve(HERE, '../../bun.lock'),
  ]
  const changedMs = Math.max(...sources.map((file) => statSync(file).mtimeMs))
  if (existsSync(built) && statSync(built).mtimeMs >= changedMs) return
  const child = Bun.spawn([process.execPath, join(HERE, 'build-frameworks.ts'), BUILT_DIR], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'inherit',
  })
  const code = await child.exited
  if (code !== 0) throw new Error(`Building the pages of the frameworks ended with ${code}.`)
}
