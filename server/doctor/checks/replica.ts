import postgres from 'postgres'
import { decode, nullable, number, row } from '../../db/row.ts'
import { failed, ok, warning, wordsOf, type DoctorCheck } from '../check.ts'

const MOST_SECONDS = 60
const Lag = row({ seconds: nullable(number) })

/** Asks the replica for reports how far behind it is. */
export const replica: DoctorCheck = {
  name: 'replica',
  async look({ config: { reportsUrl } }) {
    if (!reportsUrl) return ok('Reports are read from the database itself.')
    const client = postgres(reportsUrl, { max: 1, connect_timeout: 5, onnotice: () => {} })
    try {
      const [lag] = decode(
        Lag,
        await client`
        select case when pg_is_in_recovery() and pg_last_wal_receive_lsn() <> pg_last_wal_replay_lsn()
          then extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 end as seconds`,
      )
      const seconds = Math.round(lag?.seconds ?? 0)
      if (seconds <= MOST_SECONDS) return ok('The replica answers and keeps up.')
      return warning(
        `The replica is ${seconds} seconds behind.`,
        'Give it time, or more resources.',
      )
    } catch (error) {
      return failed(
        `The replica does not answer: ${wordsOf(error)}`,
        'Correct REPORTS_DATABASE_URL, or unset it to read reports from the database itself.',
      )
    } finally {
      await client.end({ timeout: 1 })
    }
  },
}
