import { sql, type SQL } from 'drizzle-orm'
import { imbalance, type Posting } from '../domain/ledger.ts'
import type { Ids } from '../ids.ts'
import type { Scope } from './scope.ts'
import type { Tx } from './tx.ts'
import { writeTogether } from './write-together.ts'

/** A posting of a program, at the time of its cause. */
export interface ProgramPosting extends Posting {
  programId: string
  at: Date
}

/**
 * What to write into the ledger, for `writeTogether`. A key that was posted before is a violation of
 * `ledger_postings_key`: callers hold the row that the key is about, so it would be a defect.
 */
export function postingWrites(ids: Ids, ws: string, postings: readonly ProgramPosting[]): SQL[] {
  if (postings.length === 0) return []
  const rows = postings.map((posting) => ({ id: ids.make('lp', posting.at.getTime()), ...posting }))
  return [insertPostings(ws, rows), insertEntries(ws, rows)]
}

type NewPosting = ProgramPosting & { id: string }

function insertPostings(ws: string, postings: readonly NewPosting[]): SQL {
  const rows = postings.map(({ id, programId, cause, key, commissionId, payoutId, at }) => ({
    id,
    program: programId,
    cause,
    key,
    commission: commissionId,
    payout: payoutId,
    at,
  }))
  return sql`insert into ledger_postings
      (workspace_id, id, program_id, cause, key, commission_id, payout_id, created_at)
    select ${ws}, id, program, cause, key, commission, payout, at
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as p (id text, program text,
      cause text, key text, commission text, payout text, at timestamptz)`
}

function insertEntries(ws: string, postings: readonly NewPosting[]): SQL {
  const rows = postings.flatMap(({ id, programId, at, key, entries }) => {
    const wrong = imbalance(entries)
    if (wrong) throw new RangeError(`posting ${key} sums to ${wrong.sumMinor} ${wrong.currency}`)
    return entries.map(({ enrollmentId, account, currency, amountMinor }) => ({
      posting: id,
      program: programId,
      enrollment: enrollmentId,
      account,
      currency,
      amount: String(amountMinor),
      at,
    }))
  })
  return sql`insert into ledger_entries
      (workspace_id, posting_id, program_id, enrollment_id, account, currency, amount, created_at)
    select ${ws}, posting, program, enrollment, account, currency, amount, at
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as e (posting text, program text,
      enrollment text, account text, currency text, amount bigint, at timestamptz)`
}

/** Adds the entries to the balances, with the commit: many sales of one partner wait for these rows. */
export function addToBalances(tx: Tx, scope: Scope, postings: readonly ProgramPosting[]): void {
  const entries = postings.flatMap(({ programId, entries: list }) =>
    list.map(({ enrollmentId, account, currency, amountMinor }) => ({
      program: programId,
      enrollment: enrollmentId,
      account,
      currency,
      amount: String(amountMinor),
    })),
  )
  if (entries.length === 0) return
  tx.withCommit(
    scope,
    (ws) => sql`
    insert into balances as b
      (workspace_id, enrollment_id, currency, program_id, expense, accrued, payable, in_transit, paid)
    select ${ws}, enrollment, currency, min(program), ${SUMS}
    from jsonb_to_recordset(${JSON.stringify(entries)}::text::jsonb) as e (program text, enrollment text,
      account text, currency text, amount bigint)
    group by enrollment, currency order by enrollment, currency
    on conflict (workspace_id, enrollment_id, currency) do update set
      expense = b.expense + excluded.expense, accrued = b.accrued + excluded.accrued,
      payable = b.payable + excluded.payable, in_transit = b.in_transit + excluded.in_transit,
      paid = b.paid + excluded.paid`,
  )
}

const SUMS = sql.join(
  ['expense', 'accrued', 'payable', 'in_transit', 'paid'].map(
    (account) => sql`coalesce(sum(amount) filter (where account = ${account}), 0)`,
  ),
  sql`, `,
)

/** Writes postings at once and their balances with the commit. */
export async function post(
  tx: Tx,
  scope: Scope,
  { ids, postings }: { ids: Ids; postings: readonly ProgramPosting[] },
): Promise<void> {
  await writeTogether(tx, scope, (ws) => postingWrites(ids, ws, postings))
  addToBalances(tx, scope, postings)
}
