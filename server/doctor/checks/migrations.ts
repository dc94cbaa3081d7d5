import { compareMigrations } from '../../db/migration-state.ts'
import { failed, ok, warning, type DoctorCheck } from '../check.ts'

/** Compares the tables with what this version needs. */
export const migrations: DoctorCheck = {
  name: 'migrations',
  needsDatabase: true,
  async look({ sql }) {
    const order = await compareMigrations(sql)
    if (order === 0) return ok('The tables are those of this version.')
    if (order > 0) {
      return failed('A newer version has migrated the database.', 'Upgrade this server.')
    }
    return warning(
      'The tables are older than this version.',
      'Run "bun run cli migrate", or start.',
    )
  },
}
