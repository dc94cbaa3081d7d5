import { join } from 'node:path'
import type { Config } from '../config.ts'
import { decodeKnown, nameOfDatabase } from '../db/known-records.ts'
import type { Log } from '../log.ts'
import { claimFolder, type ClaimedFolder } from './claim-folder.ts'
import { readKnown, type Known } from './known-file.ts'

/** The folder in which this process keeps what it needs in an outage of the database. */
export interface OutageFolder extends ClaimedFolder {
  /** What earlier processes knew, unless it is too old. */
  known: Known | undefined
}

/** Claims a folder in `DATA_DIR`; without a disk for it, no clicks are taken in an outage. */
export async function openOutageFolder(
  config: Config,
  log: Log,
  nowMs: number,
): Promise<OutageFolder | undefined> {
  const parent = join(config.dataDir, 'spool')
  try {
    const claimed = claimFolder(parent)
    return { ...claimed, known: await findKnown(parent, { config, log, nowMs }) }
  } catch (error) {
    const message = `no clicks are taken while the database is away: ${String(error)}`
    log.warn({ folder: parent, message }, 'DATA_DIR cannot be written')
    return undefined
  }
}

/** Finds what was known of an external database; an embedded one starts with the process. */
async function findKnown(
  parent: string,
  { config, log, nowMs }: { config: Config; log: Log; nowMs: number },
): Promise<Known | undefined> {
  if (!config.databaseUrl) return undefined
  const database = nameOfDatabase(config.databaseUrl)
  const known = await readKnown(parent, { database, log, check: decodeKnown })
  const isUseful =
    known && known.entries.size > 0 && nowMs - known.confirmedMs <= config.outageMaxMs
  return isUseful ? known : undefined
}
