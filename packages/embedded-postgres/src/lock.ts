import { Database } from 'bun:sqlite'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EmbeddedError, errorCode } from './errors.ts'

/** Proof that this process alone uses a data folder. */
export interface Lock {
  release(): void
}

/**
 * Takes the folder for this process, or says which process has it.
 *
 * An SQLite transaction serves as a file lock: the operating system gives it up when its holder
 * dies, however it dies, and it holds between containers too, where process ids mean nothing.
 */
export function takeLock(dataDir: string): Lock {
  const pidFile = join(dataDir, 'svc.pid')
  let database: Database | undefined
  try {
    database = new Database(join(dataDir, 'svc.lock'), { create: true })
    database.run('PRAGMA journal_mode = MEMORY')
    database.run('PRAGMA busy_timeout = 0')
    database.run('BEGIN EXCLUSIVE')
    writeFileSync(pidFile, `${process.pid}\n`)
  } catch (error) {
    database?.close()
    throw refusal(error, dataDir, pidFile)
  }
  const held = database
  return { release: () => held.close() }
}

function refusal(error: unknown, dataDir: string, pidFile: string): EmbeddedError {
  if (errorCode(error) === 'SQLITE_BUSY') {
    return new EmbeddedError(
      `DATA_DIR ${dataDir} is in use by process ${holder(pidFile)}: stop that process first, or choose another DATA_DIR.`,
    )
  }
  const reason = error instanceof Error ? error.message : String(error)
  return new EmbeddedError(
    `DATA_DIR ${dataDir} cannot be locked (${reason}): make it writable for this user, or choose another DATA_DIR.`,
    { cause: error },
  )
}

function holder(pidFile: string): string {
  try {
    return readFileSync(pidFile, 'utf8').trim()
  } catch {
    return '(unknown)'
  }
}
