import { describeProblem } from '../../db/describe-migrations.ts'
import { MIGRATIONS } from '../../db/migrate.ts'
import { readMigrationState } from '../../db/migration-state.ts'
import { failed, ok, skipped, warning, type DoctorCheck } from '../check.ts'

/** Compares the tables with what this version needs. */
export const migrations: DoctorCheck = {
  name: 'migrations',
  needsDatabase: true,
  async look({ sql }) {
    const state = await readMigrationState(sql, MIGRATIONS)
    switch (state.kind) {
      case 'empty':
        return skipped('The first start creates the tables.')
      case 'current':
        return ok(`The tables are those of this version (${state.name}).`)
      case 'older':
        return warning(
          `The tables are older than this version (${state.name}).`,
          'Make a backup, then start the server or run "bun run cli migrate".',
        )
      default: {
        const { message, fix } = describeProblem(state)
        return failed(message, fix)
      }
    }
  },
}
