import { compareMigrations } from '../../db/migration-state.ts'
import { OK, type Check } from '../check.ts'

/** Compares the tables with what this version needs. */
export const migrations: Check = {
  keptMs: 10_000,
  look: async ({ db }) => {
    const order = await compareMigrations(db.sql)
    if (order === 0) return OK
    return order < 0
      ? {
          status: 'failing',
          message: 'The database is older than this version: restart the server.',
        }
      : {
          status: 'degraded',
          message: 'A newer version has migrated the database: upgrade this one.',
        }
  },
}
