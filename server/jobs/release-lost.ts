import { EventEmitter } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'
import type { Database } from '../db/client.ts'
import { poolAlive, poolIsGone } from '../db/locks.ts'
import type { Deps } from '../deps.ts'
import { decode, row, text } from '../db/row.ts'
import { CRON_JOBS } from './cron.ts'

/** A connection that was lost has its lock again by then. */
const TIMEOUT = '30 seconds'

/**
 * Returns events for a pool of workers that show whether it is alive: the connection that listens for new
 * jobs holds a lock for as long as it stands.
 */
export function noteAlive({ canListen }: Pick<Database, 'canListen'>): WorkerEvents {
  const events = new EventEmitter() as WorkerEvents
  events.on('pool:listen:success', ({ workerPool, client }) => {
    const hold = () => {
      for (const statement of poolAlive(workerPool.id, !canListen)) {
        client.query(statement).catch(() => {})
      }
    }
    // The library's own command to listen comes next: into the transaction behind a pooler, which must not
    // keep it for others, and else before.
    if (canListen) client.once('drain', hold)
    else hold()
  })
  return events
}

const PoolRow = row({ pool: text })

/**
 * Jobs of a server that died go back into the queue within a minute, instead of after hours. Those of the
 * timetable that have begun too often, or whose next one is in the queue already, are deleted.
 */
export async function releaseLost({ db }: Deps): Promise<void> {
  await db.sql.begin(async (tx) => {
    const lost = await tx`
      select pool from (
        select distinct locked_by as pool from graphile_worker._private_jobs
        where locked_by like 'pool-%' and locked_at < now() - ${TIMEOUT}::interval
      ) held where ${poolIsGone(tx, 'pool')}`
    const pools = decode(PoolRow, lost).map(({ pool }) => pool)
    if (pools.length === 0) return
    await tx`select graphile_worker.force_unlock_workers(${pools}::text[])`
    await tx`
      delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier = any(${Object.keys(CRON_JOBS)}::text[])
        and j.locked_at is null and j.attempts >= j.max_attempts`
  })
}
