import type { Sql } from 'postgres'
import { LOCKS } from '../../../server/db/locks.ts'
import { auditTotals } from '../audit-totals.ts'
import { Caller } from '../caller.ts'
import { look, storedClicks } from '../environment.ts'
import { until } from '../wait.ts'
import type { World } from '../world.ts'
import type { Bench } from './bench.ts'
import type { Client } from './client.ts'
import { faultsInLog } from './read-log.ts'

/** Something that is wrong after a round. */
export interface Finding {
  kind: 'lost' | 'doubled' | 'difference' | 'other'
  text: string
}

/** A connection that does nothing for so long within a transaction is a leak; PostgreSQL itself waits a minute. */
const SILENT_MS = 20_000
/** What another server changed is seen within that time, announced or not. */
const FRESH_MS = 30_000

export interface Checked {
  bench: Bench
  world: World
  client: Client
}

/** Compares everything that was acknowledged with what is there. Nobody may use the servers meanwhile. */
export async function check(checked: Checked, { days = false } = {}): Promise<Finding[]> {
  const { bench, client } = checked
  const findings: Finding[] = []
  const add = (kind: Finding['kind'], texts: readonly string[]) =>
    findings.push(...texts.map((text) => ({ kind, text })))
  await client.spoolEmpty().catch((error: unknown) => add('other', [String(error)]))
  await client.finish().catch((error: unknown) => add('other', [String(error)]))
  const sql = look(bench.url())
  try {
    const stored = await storedClicks(sql)
    add('lost', client.visits.missingFrom(stored))
    if (stored.size > client.visits.attempted) {
      add('doubled', [`${stored.size} clicks of ${client.visits.attempted} visits`])
    }
    for (const group of [client.purchases, client.money]) {
      const { lost, doubled, untold } = await group.compare(sql)
      add('lost', lost)
      add('doubled', doubled)
      add(
        'difference',
        untold.map((name) => `${name} is there though nobody was told so`),
      )
    }
    add('difference', await auditTotals(sql, { days }))
    add('doubled', await paidTwice(checked, sql))
    add('difference', await differencesOfLedger(checked, sql))
    add('other', await leaks(sql))
    add('other', await staleLinks(checked, sql))
  } finally {
    await sql.end({ timeout: 1 })
  }
  const { visits, purchases, money, problems } = client
  add('other', [...visits.problems, ...purchases.problems, ...money.deeds.problems, ...problems])
  add('other', bench.stub.complaints)
  add(
    'other',
    bench.slots.flatMap((slot) => faultsInLog(slot.log())),
  )
  return findings
}

/** Payments in the provider's own book that are there twice, or that nobody has ordered. */
async function paidTwice({ bench: { stub } }: Checked, sql: Sql): Promise<string[]> {
  const rows = await sql<{ id: string; amount: string }[]>`
    select id, amount::text from transfers`
  const ordered = new Map(rows.map(({ id, amount }) => [id, amount]))
  const seen = new Set<string>()
  return stub.payments.flatMap(({ transferId, amount }) => {
    if (seen.has(transferId)) return [`${transferId} was paid twice`]
    seen.add(transferId)
    const expected = ordered.get(transferId)
    return expected === amount ? [] : [`${transferId} was paid ${amount} instead of ${expected}`]
  })
}

async function differencesOfLedger({ bench, world }: Checked, sql: Sql): Promise<string[]> {
  const unequal = await sql<{ id: string }[]>`
    select posting_id as id from ledger_entries
    group by workspace_id, posting_id, currency having sum(amount) <> 0`
  const caller = new Caller(bench.slots[0]!.port, world.target)
  try {
    const { status, json } = await caller.api('GET', '/ledger/check')
    const sentences =
      status === 200 ? json.differences.map((one: { sentence: string }) => one.sentence) : [status]
    return [...unequal.map(({ id }) => `posting ${id} is no zero`), ...sentences.map(String)]
  } finally {
    caller.close()
  }
}

/**
 * Connections that hold something though nobody asks for anything. Behind a pooler the one that shows that
 * a server's job queue lives is in a transaction for as long as it does.
 */
async function leaks(sql: Sql): Promise<string[]> {
  const held = () => sql<{ text: string }[]>`
    select concat_ws(' ', pid, state, wait_event_type, left(query, 200)) as text
    from pg_stat_activity a
    where datname = current_database() and pid <> pg_backend_pid()
      and (state like 'idle in transaction%' or wait_event_type = 'Lock')
      and not exists (select from pg_locks l
        where l.pid = a.pid and l.locktype = 'advisory' and l.classid = ${LOCKS.workerPool})`
  let last: { text: string }[] = []
  const none = async () => (last = await held()).length === 0
  await until('transactions to end', none, { quietMs: SILENT_MS }).catch(() => {})
  return last.map(({ text }) => `a connection is left: ${text}`)
}

/** Links that a server still sends elsewhere. */
async function staleLinks({ bench, world }: Checked, sql: Sql): Promise<string[]> {
  const links = await sql<{ key: string; url: string }[]>`
    select key, url from links where id = any(${world.editable})`
  const stale: string[] = []
  for (const slot of bench.slots) {
    const caller = new Caller(slot.port, world.target)
    for (const { key, url } of links) {
      let seen: string | undefined
      const isFresh = async () => (seen = await caller.destinationOf(key)) === url
      await until('the address', isFresh, { quietMs: FRESH_MS }).catch(() =>
        stale.push(`port ${slot.port} sends /${key} to ${seen} instead of ${url}`),
      )
    }
    caller.close()
  }
  return stale
}
