import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { EmbeddedError, takeLock } from '@svc/embedded-postgres'

/** More server processes than this on one DATA_DIR go without. */
const MAX_FOLDERS = 64

/** A folder that this process alone uses, until it releases it or dies. */
export interface ClaimedFolder {
  path: string
  release(): void
}

/**
 * Claims the first numbered folder that no living process has: usually the one that this process had before
 * a restart.
 * @throws Error when the folders cannot be written or all are taken
 */
export function claimFolder(parent: string): ClaimedFolder {
  for (let n = 1; n <= MAX_FOLDERS; n++) {
    const claimed = tryFolder(join(parent, String(n)))
    if (claimed) return claimed
  }
  throw new Error(`all ${MAX_FOLDERS} folders in ${parent} are in use`)
}

/** Claims, one after the other, the folders that processes have left which no longer live. */
export function* claimAbandoned(parent: string): Generator<ClaimedFolder> {
  for (const name of readdirSync(parent).filter((name) => /^\d+$/.test(name))) {
    const claimed = tryFolder(join(parent, name))
    if (claimed) yield claimed
  }
}

function tryFolder(path: string): ClaimedFolder | undefined {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  try {
    const { release } = takeLock(path)
    return { path, release }
  } catch (error) {
    // Without a cause nothing went wrong: another process has it.
    if (error instanceof EmbeddedError && error.cause === undefined) return undefined
    throw error
  }
}
