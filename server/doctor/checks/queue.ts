import { decode, int, row } from '../../db/row.ts'
import { LOCKS } from '../../db/locks.ts'
import { failed, ok, warning, type DoctorCheck } from '../check.ts'

const Jobs = row({ late: int, dead: int, servers: int })

/** Looks for jobs that nobody takes, and for those that failed for good. */
export const queue: DoctorCheck = {
  name: 'queue',
  needsDatabase: true,
  async look({ sql }) {
    const [jobs] = decode(
      Jobs,
      await sql`
      select count(*) filter (where locked_at is null and attempts < max_attempts
          and run_at < now() - interval '5 minutes')::text as late,
        count(*) filter (where locked_at is null and attempts >= max_attempts)::text as dead,
        (select count(*) from pg_locks l join pg_database d on d.oid = l.database
          where d.datname = current_database() and l.granted and l.locktype = 'advisory'
            and l.classid = ${LOCKS.workerPool})::text as servers
      from graphile_worker._private_jobs`,
    )
    const { late, dead, servers } = jobs!
    if (late > 0 && servers === 0) {
      return warning(`${late} jobs wait for a server.`, 'Start one.')
    }
    if (late > 0) {
      return failed(
        `${late} jobs have waited for more than five minutes.`,
        'The log of the server says why it takes none ("job queue").',
      )
    }
    if (dead > 0) {
      return warning(
        `${dead} jobs have failed for good.`,
        'See "bun run cli jobs list --workspace <slug>" and try them again with "jobs retry".',
      )
    }
    return ok('No job waits longer than it should.')
  },
}
