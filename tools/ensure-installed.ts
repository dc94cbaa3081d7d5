import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dir, '..')

/** Installs what `bun.lock` names and is not there. Needs nothing but the Bun that runs this file. */
export function ensureInstalled(): void {
  if (!existsSync(join(ROOT, 'node_modules')))
    process.stderr.write('Installing what the project needs …\n')
  const { success, stdout, stderr } = Bun.spawnSync(
    [process.execPath, 'install', '--frozen-lockfile'],
    { cwd: ROOT },
  )
  if (success) return
  process.stderr.write(`${stdout.toString()}${stderr.toString()}`)
  process.stderr.write('The installation failed. Check the network and try again.\n')
  process.exit(1)
}
