import type { BackendCommand } from './command.ts'

export const migrate: BackendCommand = {
  words: 'migrate',
  summary: 'Migrate the database (every server does this when it starts)',
  flags: {},
  // Opening the database for any command has migrated it.
  run: async () => ({ text: 'The tables are up to date.', json: { migrated: true } }),
}
