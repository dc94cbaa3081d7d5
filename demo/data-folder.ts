import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { takeLock } from '@svc/embedded-postgres'

/** Raise it when the seed changes: data of another edition is made anew. */
const EDITION = 12
const KEPT = ['svc.lock', 'svc.pid']

/** Tells whether the folder has a completely seeded workspace of this edition. */
export function isSeeded(dataDir: string): boolean {
  const file = markerOf(dataDir)
  return existsSync(file) && readFileSync(file, 'utf8').trim() === String(EDITION)
}

export function markSeeded(dataDir: string): void {
  writeFileSync(markerOf(dataDir), `${EDITION}\n`)
}

/** Reads by how much the demo's time is ahead of the real one. */
export function readAhead(dataDir: string): number {
  const file = aheadOf(dataDir)
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) || 0 : 0
}

export function keepAhead(dataDir: string, ms: number): void {
  writeFileSync(aheadOf(dataDir), `${ms}\n`)
}

/**
 * Deletes the demo's data: that of an interrupted first start as well.
 * @throws EmbeddedError when a running demo uses it
 */
export function emptyFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true })
  const lock = takeLock(dataDir)
  try {
    for (const name of readdirSync(dataDir)) {
      if (!KEPT.includes(name)) rmSync(join(dataDir, name), { recursive: true, force: true })
    }
  } finally {
    lock.release()
  }
}

function aheadOf(dataDir: string): string {
  return join(dataDir, 'demo.ahead')
}

function markerOf(dataDir: string): string {
  return join(dataDir, 'demo.edition')
}
