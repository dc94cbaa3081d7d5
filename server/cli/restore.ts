import { resolve } from 'node:path'
import { restoreBackup } from '../db/backup/restore-backup.ts'
import { readConfig } from '../config.ts'
import type { StandaloneCommand } from './command.ts'
import { showTable, withDatabase } from './with-database.ts'

export const restore: StandaloneCommand = {
  words: 'restore',
  summary: 'Restore a backup into an empty database in one transaction',
  argument: 'file',
  flags: {},
  async runAlone({ argument }) {
    const config = readConfig()
    const path = resolve(argument)
    const restored = await withDatabase(config, (url) =>
      restoreBackup({ url, path, onTable: showTable }),
    )
    const { tables, rows, createdAt } = restored
    return {
      text:
        `Restored ${rows.toLocaleString('en')} rows of ${tables} tables, as of ${createdAt}.\n` +
        'Start the server with the ENCRYPTION_KEY that was used for the backup. To verify the ledger, run "bun run cli ledger check --workspace <slug>".',
      json: { path, ...restored },
    }
  },
}
