import { sql } from 'drizzle-orm'
import { imbalance, type Entry, type Posting } from '../domain/ledger.ts'
import type { Ids } from '../ids.ts'
import { ledgerEntries, ledgerPostings } from './schema/ledger.ts'
import type { Scope } from './scope.ts'
import type { LastWrite, Transaction } from './tx.ts'
import { insertInto, recordset, writeTogether, type Write } from './write-together.ts'

/** A posting of a program, at the time of its cause. */
export interface ProgramPosting extends Posting {
  programId: string
  at: Date
}

/**
 * Returns the ledger's writes, for `writeTogether`. A key that was posted before violates
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
    ]
  })
}

/** Adds the entries to the balances, with the commit: many sales of one partner wait for these rows. */
export function addToBalances(
  tx: Transaction,
  scope: Scope,
  postings: readonly ProgramPosting[],
): void {
  const rows = postings.flatMap(({ programId, entries }) =>
    entries.map((entry) => ({ programId, ...entry })),
  )
  tx.withCommit(scope, BALANCES, rows)
}

const BALANCES: LastWrite<Entry & { programId: string }> = {
  step: 1,
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

/** Writes postings at once and their balances with the commit. */
export async function post(
  tx: Transaction,
  scope: Scope,
  { ids, postings }: { ids: Ids; postings: readonly ProgramPosting[] },
): Promise<void> {
  await writeTogether(tx, scope, postingWrites(ids, postings))
  addToBalances(tx, scope, postings)
}
