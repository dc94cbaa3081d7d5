import type { BackendCommand } from './command.ts'

export const migrate: BackendCommand = {
  words: 'migrate',
  summary: 'Bring the tables up to date (every server does so when it starts)',
  flags: {},
  // Opening the database for any command has migrated it.
  run: async () => ({ text: 'The tables are up to date.', json: { migrated: true } }),
}
