import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dir, '..')

const STAMP = join(ROOT, 'node_modules/.cache/svc/installed')

/** Installs what `bun.lock` names unless it is there. Needs nothing but the Bun that runs this file. */
export function ensureInstalled(): void {
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'bun.lock')))
    .digest('hex')
  if (isComplete(lock)) return
  process.stderr.write('Installing what the project needs …\n')
  const { status } = spawnSync(process.execPath, ['install', '--frozen-lockfile'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) {
    process.stderr.write('The installation failed. Check the network and try again.\n')
    process.exit(1)
  }
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, lock)
}

function isComplete(lock: string): boolean {
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== lock) return false
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>
  return Object.keys({ ...dependencies, ...devDependencies }).every((name) =>
    existsSync(join(ROOT, 'node_modules', name, 'package.json')),
  )
}
