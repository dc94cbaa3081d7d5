import { sql } from 'drizzle-orm'
import { imbalance, type Entry, type Posting } from '../domain/ledger.ts'
import type { Ids } from '../ids.ts'
import { balances, ledgerEntries, ledgerPostings } from './schema/ledger.ts'
import { insertInto, recordset, rowFor, type RowWriter, type Write } from './writes.ts'

/** A posting of a program, at the time of its cause. */
export interface ProgramPosting extends Posting {
  programId: string
  at: Date
}

/**
 * Returns the writes of the ledger and its balances. A key that was posted before violates
 * `ledger_postings_key`: callers hold the row that the key is about, so it would be a defect.
 */
export function postingWrites(ids: Ids, postings: readonly ProgramPosting[]): Write[] {
  return postings.flatMap(({ entries, at, ...posting }) => {
    const wrong = imbalance(entries)
    if (wrong) {
      throw new RangeError(`posting ${posting.key} sums to ${wrong.sumMinor} ${wrong.currency}`)
    }
    const id = ids.make('lp', at.getTime())
    const { programId } = posting
    return [
      insertInto(ledgerPostings, { id, ...posting, createdAt: at }),
      ...entries.map(({ amountMinor: amount, ...entry }, position) => {
        const row = { postingId: id, position, programId, ...entry, amount, createdAt: at }
        return insertInto(ledgerEntries, row)
      }),
      ...entries.map((entry) => rowFor(BALANCES, { programId, ...entry })),
    ]
  })
}

/** Many sales of one partner wait for these rows, so they are written with the commit. */
const BALANCES: RowWriter<Entry & { programId: string }> = {
  name: 'add to balances',
  table: balances,
  atCommit: 'balances',
  write: (ws, entries) => sql`
    insert into balances as b
      (workspace_id, enrollment_id, currency, program_id, expense, accrued, payable, in_transit, paid)
    select ${ws}, "enrollmentId", currency, min("programId"), ${SUMS}
    from ${recordset(entries, ENTRY)}
    group by "enrollmentId", currency order by "enrollmentId", currency
    on conflict (workspace_id, enrollment_id, currency) do update set
      expense = b.expense + excluded.expense, accrued = b.accrued + excluded.accrued,
      payable = b.payable + excluded.payable, in_transit = b.in_transit + excluded.in_transit,
      paid = b.paid + excluded.paid`,
}

const ENTRY =
  '"programId" text, "enrollmentId" text, account text, currency text, "amountMinor" bigint'

const SUMS = sql.join(
  ['expense', 'accrued', 'payable', 'in_transit', 'paid'].map(
    (account) => sql`coalesce(sum("amountMinor") filter (where account = ${account}), 0)`,
  ),
  sql`, `,
)
