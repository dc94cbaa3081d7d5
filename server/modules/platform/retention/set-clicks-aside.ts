import { setTimeout as delay } from 'node:timers/promises'
import type { Sql, TransactionSql } from 'postgres'
import { sqlState } from '../../../db/failures.ts'
import { takeLock } from '../../../db/locks.ts'
import { decode, row, text } from '../../../db/row.ts'
import type { Deps } from '../../../deps.ts'
import { idFloor } from '../../../domain/ids.ts'
import { exportClicks } from './export-clicks.ts'
import { referencedClicks, type OldMonth } from './find-old-months.ts'

/** How long writers may have to wait behind a change of the partitions, and how often it is tried. */
const LOCK_MS = 200
const ATTEMPTS = 5
const PAUSE_MS = 250
const DAY_MS = 86_400_000
const LOCK_TIMEOUT = '55P03'

/**
 * Takes the clicks of a month out of `clicks` and into a table `clicks_leaving_…`; those that customers,
 * leads or sales name stay. False when others hold the table too long, as a slow report does.
 */
export async function setAside(sql: Sql, month: OldMonth): Promise<boolean> {
  if (month.partition === null) {
    await moveSpread(sql, month)
    return true
  }
  await prepareKept(sql, month, month.partition)
  for (let attempt = 1; ; attempt++) {
    try {
      await sql.begin((tx) => exchange(tx, month, month.partition!))
      return true
    } catch (error) {
      if (sqlState(error) !== LOCK_TIMEOUT) throw error
      if (attempt === ATTEMPTS) return false
      await delay(PAUSE_MS)
    }
  }
}

/** Makes the table that takes the partition's place, with the clicks that stay. */
async function prepareKept(sql: Sql, month: OldMonth, partition: string): Promise<void> {
  const kept = sql(tableOf('kept', month))
  await sql.begin(async (tx) => {
    await tx`drop table if exists ${kept}`
    await tx`create table ${kept} (like clicks including all)`
    await tx`
      insert into ${kept} select c.* from (${referencedClicks(sql, [month.startMs, month.endMs])}) r
      join ${sql(partition)} c on c.workspace_id = r.workspace_id and c.id = r.id`
  })
}

/** Puts the kept clicks in the partition's place, in milliseconds once the lock is there. */
async function exchange(tx: TransactionSql, month: OldMonth, partition: string): Promise<void> {
  const [from, to] = [idFloor('', month.startMs), idFloor('', month.endMs)]
  const [kept, leaving] = [tableOf('kept', month), tableOf('leaving', month)]
  await takeLock(tx, 'partitions')
  await tx.unsafe(`set local lock_timeout = ${LOCK_MS}`)
  await tx.unsafe(`alter table clicks detach partition "${partition}"`)
  await tx.unsafe(`alter table "${partition}" rename to "${leaving}"`)
  await tx.unsafe(`alter table "${kept}" rename to "${partition}"`)
  await tx.unsafe(
    `alter table clicks attach partition "${partition}" for values from ('${from}') to ('${to}')`,
  )
  await markSince(tx, month)
}

/** Moves the clicks of a month that has no partition, a day at a time. */
async function moveSpread(sql: Sql, month: OldMonth): Promise<void> {
  const leaving = sql(tableOf('leaving', month))
  await sql`create table if not exists ${leaving} (like clicks including all)`
  await markSince(sql, month)
  for (let startMs = month.startMs; startMs < month.endMs; startMs += DAY_MS) {
    const day = [startMs, startMs + DAY_MS] as const
    await sql`
      with gone as (
        delete from clicks_default c
        where id >= ${idFloor('', day[0])} and id < ${idFloor('', day[1])}
          and not exists (select from (${referencedClicks(sql, day)}) r
            where r.workspace_id = c.workspace_id and r.id = c.id)
        returning c.*
      )
      insert into ${leaving} select * from gone`
  }
}

/** Remembers that raw clicks of this month are not complete any more: reports ask for it. */
function markSince(sql: Sql | TransactionSql, { endMs }: OldMonth) {
  return sql`
    update rollup_state set clicks_since = greatest(clicks_since, ${new Date(endMs)})`
}

const LeavingRow = row({ name: text })

/** Deletes, exports or detaches the clicks that were set aside, as the policy says; lists what was done. */
export async function finishLeaving(deps: Deps, sql: Sql): Promise<object[]> {
  const rows = await sql`
    select relname::text as name from pg_class
    where relkind = 'r' and relname ~ '^clicks_leaving_[0-9]{4}_[0-9]{2}$' order by 1`
  const done: object[] = []
  for (const { name } of decode(LeavingRow, rows)) {
    await bringBack(sql, name)
    done.push(await finish(deps, sql, name))
    await dropAliases(sql, name)
  }
  return done
}

/** Brings back clicks that somebody named while the month was set aside. */
async function bringBack(sql: Sql, leaving: string): Promise<void> {
  await sql`
    insert into clicks select c.* from (${referencedClicks(sql, spanOf(leaving))}) r
    join ${sql(leaving)} c on c.workspace_id = r.workspace_id and c.id = r.id
    on conflict do nothing`
}

/** Removes the ids that stand for clicks of that month which are gone. */
async function dropAliases(sql: Sql, leaving: string): Promise<void> {
  const [startMs, endMs] = spanOf(leaving)
  await sql`
    delete from click_aliases a
    where click_id >= ${idFloor('', startMs)} and click_id < ${idFloor('', endMs)}
      and not exists (select from clicks c where c.workspace_id = a.workspace_id and c.id = a.click_id)`
}

/** Returns the time of the clicks in a table that was set aside; the last days may be of the month after. */
function spanOf(leaving: string): [startMs: number, endMs: number] {
  const startMs = Date.parse(`${leaving.slice('clicks_leaving_'.length).replace('_', '-')}-01`)
  return [startMs, startMs + 31 * DAY_MS]
}

async function finish({ config }: Deps, sql: Sql, leaving: string): Promise<object> {
  const month = leaving.slice('clicks_leaving_'.length)
  if (config.clickRetentionAction === 'detach') {
    const detached = await freeName(sql, `clicks_detached_${month}`)
    await sql`alter table ${sql(leaving)} rename to ${sql(detached)}`
    return { month, table: detached }
  }
  const file =
    config.clickRetentionAction === 'export'
      ? await exportClicks(sql, leaving, { month, folder: `${config.dataDir}/exports` })
      : undefined
  await sql`drop table ${sql(leaving)}`
  return { month, ...(file && { file }) }
}

/** Returns the name, or one with a number behind it when there is such a table already. */
async function freeName(sql: Sql, name: string): Promise<string> {
  for (let n = 1; ; n++) {
    const tried = n === 1 ? name : `${name}_${n}`
    if ((await sql`select from pg_class where relname = ${tried}`).length === 0) return tried
  }
}

function tableOf(state: 'kept' | 'leaving', { name }: OldMonth): string {
  return `clicks_${state}_${name.replace('-', '_')}`
}
