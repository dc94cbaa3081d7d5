import { namedCommissions, namedPayouts } from './names.ts'
import type { World } from './world.ts'

/**
 * The ledger as text, each partner's postings moment by moment as they were written, with the names of
 * the history for ids: the same in every database in which the same things happened.
 */
export async function dumpLedger(world: World): Promise<Record<string, string[]>> {
  const ws = world.workspace.id
  const rows = await world.backend.deps.db.sql<
    {
      enrollmentId: string
      cause: string
      commissionId: string | null
      payoutId: string | null
      at: string
      entries: string
    }[]
  >`
    select e.enrollment_id as "enrollmentId", p.cause, p.commission_id as "commissionId",
      p.payout_id as "payoutId", to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS') as at,
      string_agg(e.account || ' ' || e.amount || ' ' || e.currency, ', ' order by e.position) as entries
    from ledger_postings p
    join ledger_entries e on e.workspace_id = ${ws} and e.posting_id = p.id
    where p.workspace_id = ${ws}
    group by e.enrollment_id, p.id, p.cause, p.commission_id, p.payout_id, p.created_at
    order by min(e.num)`
  const subjects = new Map<string | null, string>([[null, '']])
  for (const { id, name } of await namedCommissions(world)) subjects.set(id, name)
  for (const { id, name } of await namedPayouts(world)) subjects.set(id, name)
  const dump: Record<string, string[]> = {}
  for (const [partner, { enrollmentId }] of world.partners) {
    const lines = rows
      .filter((row) => row.enrollmentId === enrollmentId)
      .map(({ at, cause, commissionId, payoutId, entries }) => {
        const subject = subjects.get(commissionId ?? payoutId)
        return { at, text: `${at} ${cause} ${subject}: ${entries}` }
      })
    dump[partner] = byMoment(lines)
  }
  return dump
}

/** What one moment wrote has no order: it follows ids of one millisecond, which are random. */
function byMoment(lines: readonly { at: string; text: string }[]): string[] {
  const moments: { at: string; texts: string[] }[] = []
  for (const { at, text } of lines) {
    if (moments.at(-1)?.at !== at) moments.push({ at, texts: [] })
    moments.at(-1)!.texts.push(text)
  }
  return moments.flatMap(({ texts }) => texts.sort())
}

/** Where every commission and payout has ended. */
export async function dumpStates(world: World): Promise<string[]> {
  const ws = world.workspace.id
  const rows = await world.backend.deps.db.sql<{ id: string; state: string }[]>`
    select id, concat_ws(' ', status, hold_reason, cancel_reason, amount, earned, earnings, quantity,
      rate, rate_day, explanation->>'steps') as state
    from commissions where workspace_id = ${ws}
    union all select id, concat_ws(' ', status, amount, currency, commissions) from payouts
    where workspace_id = ${ws}`
  const names = new Map<string, string>()
  for (const { id, name } of await namedCommissions(world)) names.set(id, name)
  for (const { id, name } of await namedPayouts(world)) names.set(id, name)
  const anonymous = (text: string) => text.replaceAll(/\b[a-z]+_[0-9A-Za-z]{16}\b/g, '…')
  return rows.map(({ id, state }) => anonymous(`${names.get(id)}: ${state}`)).sort()
}
