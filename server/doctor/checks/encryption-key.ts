import { openSecrets } from '../../core/open-secrets.ts'
import { failed, ok, warning, wordsOf, type DoctorCheck } from '../check.ts'

/** Holds the key against what the database was encrypted with. */
export const encryptionKey: DoctorCheck = {
  name: 'encryption key',
  needsDatabase: true,
  async look({ config, sql }) {
    const known = await sql`select 1 from encryption_keys limit 1`
    if (known.length === 0) return ok('The first start makes the key, or takes ENCRYPTION_KEY.')
    try {
      await openSecrets(config, sql)
    } catch (error) {
      return failed(wordsOf(error), 'See docs/reference/configuration.md about ENCRYPTION_KEY.')
    }
    if (config.encryptionKey) return ok('ENCRYPTION_KEY is the key of this database.')
    return warning(
      `The only key of this database is a file in ${config.dataDir}.`,
      'Keep a copy of encryption.key elsewhere, or set ENCRYPTION_KEY.',
    )
  },
}
