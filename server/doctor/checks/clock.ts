import { decode, number, row } from '../../db/row.ts'
import { failed, ok, type DoctorCheck } from '../check.ts'

/** Events are dated by the server and counted by the database: they must agree. */
const MOST_SECONDS = 5
const Time = row({ ms: number })

/** Compares this machine's clock with the database's. */
export const clock: DoctorCheck = {
  name: 'clock',
  needsDatabase: true,
  async look({ sql }) {
    const before = Date.now()
    const [time] = decode(
      Time,
      await sql`
      select extract(epoch from clock_timestamp())::float8 * 1000 as ms`,
    )
    const seconds = Math.abs(time!.ms - (before + Date.now()) / 2) / 1000
    if (seconds <= MOST_SECONDS) return ok('The clocks of server and database agree.')
    return failed(
      `The clocks of server and database differ by ${Math.round(seconds)} seconds.`,
      'Let both machines take their time from NTP.',
    )
  },
}
