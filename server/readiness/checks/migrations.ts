import { describeProblem, isProblem } from '../../db/describe-migrations.ts'
import { MIGRATIONS } from '../../db/migrate.ts'
import { readMigrationState } from '../../db/migration-state.ts'
import { OK, type Check } from '../check.ts'

/** Compares the tables with what this version needs. */
export const migrations: Check = {
  keptMs: 10_000,
  look: async ({ db }) => {
    const state = await readMigrationState(db.sql, MIGRATIONS)
    if (state.kind === 'current') return OK
    if (isProblem(state)) {
      const { message, fix } = describeProblem(state)
      const status = state.kind === 'newer' ? 'degraded' : 'failing'
      return { status, message: `${message} ${fix}` }
    }
    return {
      status: 'failing',
      message: 'The database is older than this version: restart the server.',
    }
  },
}
