import type { Sql, TransactionSql } from 'postgres'
import { takeLock } from '../db/locks.ts'
import { idFloor } from '../domain/ids.ts'
import type { Deps } from '../deps.ts'
import { decode, row, text } from '../db/row.ts'
import { describeFailure } from '../db/describe-failure.ts'

const MONTHS_AHEAD = 3
const EVENT_TABLES = [
  { table: 'clicks', prefix: '' },
  { table: 'leads', prefix: 'evt' },
  { table: 'sales', prefix: 'evt' },
] as const

/**
 * Makes the partitions of this month and the next ones, of today's and tomorrow's visits, and drops the
 * visits of two days ago. A month whose rows already lie in the default partition is left there.
 */
export async function keepPartitions(deps: Deps): Promise<void> {
  const now = new Date(deps.clock.now())
  for (let ahead = 0; ahead <= MONTHS_AHEAD; ahead++) {
    const from = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)
    const to = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead + 1, 1)
    const suffix = new Date(from).toISOString().slice(0, 7).replace('-', '_')
    for (const { table, prefix } of EVENT_TABLES) {
      await attach(deps, table, suffix, [idFloor(prefix, from), idFloor(prefix, to)])
    }
  }
  for (const offset of [0, 1]) {
    const day = dayOf(now, offset)
    await attach(deps, 'visits', day.replaceAll('-', '_'), [day, dayOf(now, offset + 1)])
  }
  await dropOldVisits(deps, dayOf(now, -1))
}

async function attach(
  deps: Deps,
  table: string,
  suffix: string,
  [from, to]: readonly [from: string, to: string],
): Promise<void> {
  const name = `${table}_${suffix}`
  if (await exists(deps.db.sql, name)) return
  try {
    await alone(deps.db.sql, async (tx) => {
      if (await exists(tx, name)) return
      await tx.unsafe(
        `create table "${name}" partition of "${table}" for values from ('${from}') to ('${to}')`,
      )
    })
  } catch (error) {
    deps.log.warn(
      { table: name, ...describeFailure(error) },
      'partition not made; rows stay in the default',
    )
  }
}

async function exists(sql: Sql | TransactionSql, name: string): Promise<boolean> {
  return (await sql`select 1 from pg_class where relname = ${name}`).length > 0
}

/**
 * Runs work under a lock: two processes that start together want the same tables, and the second waits and
 * finds them made.
 */
async function alone(sql: Sql, work: (tx: TransactionSql) => Promise<void>): Promise<void> {
  await sql.begin(async (tx) => {
    await takeLock(tx, 'partitions')
    await work(tx)
  })
}

const PartitionRow = row({ name: text })

async function dropOldVisits(deps: Deps, before: string): Promise<void> {
  const { sql } = deps.db
  const old = await sql`
    select c.relname as name from pg_inherits i
    join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
    where p.relname = 'visits' and c.relname ~ '^visits_[0-9]'
      and replace(substr(c.relname, 8), '_', '-') < ${before}`
  for (const { name } of decode(PartitionRow, old)) {
    await alone(sql, async (tx) => void (await tx.unsafe(`drop table if exists "${name}"`)))
  }
  await sql`delete from visits_default where day < ${before}`
}

function dayOf(now: Date, offset: number): string {
  return new Date(now.getTime() + offset * 86_400_000).toISOString().slice(0, 10)
}
