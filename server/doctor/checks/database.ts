import { decode, int, row, text } from '../../db/row.ts'
import { failed, ok, skipped, wordsOf, type DoctorCheck } from '../check.ts'

const OLDEST = 150_000
const Version = row({ number: int, name: text })

/** Connects to the database and asks for its version. */
export const database: DoctorCheck = {
  name: 'database',
  async look({ config, databaseUrl, sql }) {
    if (!databaseUrl) return skipped('The embedded database starts with the server.')
    try {
      const [version] = decode(
        Version,
        await sql`
        select current_setting('server_version_num') as number, current_setting('server_version') as name`,
      )
      if (version!.number >= OLDEST) return ok(`PostgreSQL ${version!.name} answers.`)
      return failed(`PostgreSQL ${version!.name} is too old.`, 'Use PostgreSQL 15 or newer.')
    } catch (error) {
      const variable = config.databaseUrl ? 'DATABASE_URL' : 'the embedded database'
      return failed(
        `The database does not answer: ${wordsOf(error)}`,
        `Start it, or correct host, port, user and password in ${variable}.`,
      )
    }
  },
}
