import { findDatabase } from '../../db/find-database.ts'
import { failed, ok, warning, wordsOf, type DoctorCheck } from '../check.ts'

const TIMEOUT_MS = 5_000

/** Finds out whether a pooler is in front of the database, and whether there is a way around it. */
export const pooler: DoctorCheck = {
  name: 'pooler',
  needsDatabase: true,
  async look({ config: { directUrl, databasePrepare }, databaseUrl }) {
    const wait = { timeoutMs: TIMEOUT_MS, tell: () => {} }
    const { isPooled } = await findDatabase(databaseUrl!, 'DATABASE_URL', wait)
    if (!isPooled) return ok('No pooler is in front of the database.')
    if (databasePrepare) {
      return failed(
        'A pooler is in front of the database, and statements are prepared.',
        'Unset DATABASE_PREPARE, unless the pooler knows prepared statements.',
      )
    }
    if (!directUrl) {
      return warning(
        'A pooler is in front of the database: jobs and revoked keys are noticed late.',
        'Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.',
      )
    }
    try {
      const direct = await findDatabase(directUrl, 'DATABASE_DIRECT_URL', wait)
      if (!direct.isPooled) return ok('The pooler has a way around it, DATABASE_DIRECT_URL.')
      return failed(
        'DATABASE_DIRECT_URL leads to a pooler, too.',
        'Set it to the address of PostgreSQL itself.',
      )
    } catch (error) {
      return failed(wordsOf(error), 'Correct DATABASE_DIRECT_URL.')
    }
  },
}
