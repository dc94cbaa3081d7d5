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
  const wanted = [...monthsOf(now), ...visitDaysOf(now)]
  const made = await findTables(
    deps.db.sql,
    wanted.map(({ name }) => name),
  )
  for (const partition of wanted) if (!made.has(partition.name)) await attach(deps, partition)
  await dropOldVisits(deps, dayOf(now, -1))
}

/** A table for the rows from one value to another, without it. */
interface Partition {
  of: string
  name: string
  from: string
  to: string
}

function monthsOf(now: Date): Partition[] {
  return Array.from({ length: MONTHS_AHEAD + 1 }, (_, ahead) => {
    const from = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)
    const to = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead + 1, 1)
    const suffix = new Date(from).toISOString().slice(0, 7).replace('-', '_')
    return EVENT_TABLES.map(({ table, prefix }) => ({
      of: table,
      name: `${table}_${suffix}`,
      from: idFloor(prefix, from),
      to: idFloor(prefix, to),
    }))
  }).flat()
}

function visitDaysOf(now: Date): Partition[] {
  return [0, 1].map((offset) => {
    const from = dayOf(now, offset)
    const name = `visits_${from.replaceAll('-', '_')}`
    return { of: 'visits', name, from, to: dayOf(now, offset + 1) }
  })
}

async function attach(deps: Deps, { of, name, from, to }: Partition): Promise<void> {
  try {
    await alone(deps.db.sql, async (tx) => {
      if ((await findTables(tx, [name])).has(name)) return
      await tx.unsafe(
        `create table "${name}" partition of "${of}" for values from ('${from}') to ('${to}')`,
      )
    })
  } catch (error) {
    deps.log.warn(
      { table: name, ...describeFailure(error) },
      'partition not made; rows stay in the default',
    )
  }
}

const TableRow = row({ name: text })

/** Returns those of the names that are tables. */
async function findTables(
  sql: Sql | TransactionSql,
  names: readonly string[],
): Promise<Set<string>> {
  const found = await sql`select relname as name from pg_class where relname = any(${[...names]})`
  return new Set(decode(TableRow, found).map(({ name }) => name))
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

async function dropOldVisits(deps: Deps, before: string): Promise<void> {
  const { sql } = deps.db
  const old = await sql`
    select c.relname as name from pg_inherits i
    join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
    where p.relname = 'visits' and c.relname ~ '^visits_[0-9]'
      and replace(substr(c.relname, 8), '_', '-') < ${before}`
  for (const { name } of decode(TableRow, old)) {
    await alone(sql, async (tx) => void (await tx.unsafe(`drop table if exists "${name}"`)))
  }
  await sql`delete from visits_default where day < ${before}`
}

function dayOf(now: Date, offset: number): string {
  return new Date(now.getTime() + offset * 86_400_000).toISOString().slice(0, 10)
}
