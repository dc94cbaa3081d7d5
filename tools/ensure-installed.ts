import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dir, '..')

/**
 * Installs what `bun.lock` names and is not there. Needs nothing but the Bun that runs this file. After the first
 * installation the command begins anew: a process that found no packages takes them from Bun's cache, unpatched.
 */
export async function ensureInstalled(): Promise<void> {
  const isFirst = !existsSync(join(ROOT, 'node_modules'))
  if (isFirst) process.stderr.write('Installing what the project needs …\n')
  const command = [process.execPath, 'install', '--frozen-lockfile']
  let installed = Bun.spawnSync(command, { cwd: ROOT })
  // Two commands that began together may link one package at once: Bun ends the second with EEXIST.
  if (!installed.success) installed = Bun.spawnSync(command, { cwd: ROOT })
  if (!installed.success) {
    process.stderr.write(`${installed.stdout.toString()}${installed.stderr.toString()}`)
    process.stderr.write('The installation failed. Check the network and try again.\n')
    process.exit(1)
  }
  if (isFirst) await beginAnew()
}

async function beginAnew(): Promise<never> {
  const child = Bun.spawn([process.execPath, ...process.argv.slice(1)], {
    stdio: ['inherit', 'inherit', 'inherit'],
  })
  // A terminal interrupts both.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.exit(await child.exited)
}
