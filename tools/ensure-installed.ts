import { Database } from 'bun:sqlite'
import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dir, '..')

/**
 * Installs what `bun.lock` names and is not there. Needs nothing but the Bun that runs this file. After the first
 * installation the command begins anew: a process that found no packages takes them from Bun's cache, unpatched.
 */
export async function ensureInstalled(): Promise<void> {
  const isFirst = !existsSync(join(ROOT, 'node_modules'))
  if (isFirst) process.stderr.write('Installing what the project needs …\n')
  const installed = alone(() =>
    Bun.spawnSync([process.execPath, 'install', '--frozen-lockfile'], { cwd: ROOT }),
  )
  if (!installed.success) {
    process.stderr.write(`${installed.stdout.toString()}${installed.stderr.toString()}`)
    process.stderr.write('The installation failed. Check the network and try again.\n')
    process.exit(1)
  }
  if (isFirst) await beginAnew()
}

/**
 * Runs `install` while no other command of this checkout installs: two that link one package at once end with EEXIST.
 * An SQLite transaction serves as a lock, which the operating system gives up when its holder ends.
 */
function alone<T>(install: () => T): T {
  mkdirSync(join(ROOT, 'node_modules'), { recursive: true })
  const lock = new Database(join(ROOT, 'node_modules', '.install.lock'), { create: true })
  lock.run('PRAGMA busy_timeout = 300000')
  lock.run('BEGIN EXCLUSIVE')
  try {
    return install()
  } finally {
    lock.close()
  }
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
