import { resolve } from 'node:path'
import { writeBackup } from '../db/backup/write-backup.ts'
import { readConfig } from '../config.ts'
import type { StandaloneCommand } from './command.ts'
import { showTable, withDatabase } from './with-database.ts'

export const backUp: StandaloneCommand = {
  words: 'backup',
  summary: 'Back up all data to a compressed file while servers run',
  argument: 'file',
  flags: {},
  async runAlone({ argument }) {
    const config = readConfig()
    const path = resolve(argument)
    const backup = await withDatabase(config, (url) =>
      writeBackup({ url, path, now: new Date(), onTable: showTable }),
    )
    const { tables, rows, bytes } = backup
    const megabytes = (bytes / 1e6).toFixed(1)
    return {
      text:
        `${path}: ${rows.toLocaleString('en')} rows of ${tables} tables, ${megabytes} MB.\n` +
        'It contains personal data, but not the encryption key. Keep a copy of the key elsewhere.',
      json: { path, ...backup },
    }
  },
}
