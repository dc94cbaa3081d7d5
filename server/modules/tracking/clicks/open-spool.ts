import { dirname } from 'node:path'
import type { Deps } from '../../../deps.ts'
import { ClickSpool } from './click-spool.ts'

/** Opens the spool of this process; without a disk for it, clicks are refused while the database is away. */
export async function openSpool(
  folder: string,
  { config, clock, log, offline }: Pick<Deps, 'config' | 'clock' | 'log' | 'offline'>,
): Promise<ClickSpool | undefined> {
  try {
    return await ClickSpool.open({
      parent: dirname(folder),
      folder,
      maxBytes: config.spoolMaxBytes,
      maxQueue: config.ingestQueue,
      now: () => clock.now(),
      offline,
      log,
    })
  } catch (error) {
    const message = `no clicks are taken while the database is away: ${String(error)}`
    log.warn({ folder, message }, 'DATA_DIR cannot be written')
    return undefined
  }
}
