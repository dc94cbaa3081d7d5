import { statfs } from 'node:fs/promises'
import { OK, type Check } from '../check.ts'

/** Below it an embedded database, or a spool, has no room for a busy hour. */
const LEAST_FREE_BYTES = 512 * 1024 * 1024

/** Looks at the free space of `DATA_DIR`, where there is one. */
export const disk: Check = {
  keptMs: 10_000,
  look: async ({ config: { dataDir } }) => {
    const free = await statfs(dataDir).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => Infinity,
    )
    if (free >= LEAST_FREE_BYTES) return OK
    const mebibytes = Math.floor(free / 1_048_576)
    return { status: 'degraded', message: `DATA_DIR has ${mebibytes} MiB of free space left.` }
  },
}
