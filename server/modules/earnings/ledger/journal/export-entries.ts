import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../../core/ctx.ts'
import { csvLine, type Cell } from '../../../../core/csv.ts'
import { amountCell, amountHeading } from '../../../../core/csv-money.ts'
import { API_LOCALE } from '../../../../locales/format.ts'
import { Balances } from './balances.ts'
import { presentEntry } from './present.ts'
import {
  beyond,
  findEntries,
  inSnapshot,
  readFilter,
  runningSums,
  sumAccounts,
  type JournalFilter,
  type Position,
} from './queries.ts'
import type { JournalEntry, JournalExportQuery } from './schema.ts'

const BATCH = 1000

/** The columns of an export, in their order. docs/concepts/money.md says what accounting software does with them. */
const COLUMNS: Record<string, (entry: JournalEntry) => Cell> = {
  bookingDate: (e) => e.bookingDate.slice(0, 10),
  eventDate: (e) => e.eventDate.slice(0, 10),
  posting: (e) => e.postingId,
  entry: (e) => e.id,
  account: (e) => e.account,
  cause: (e) => e.cause,
  text: (e) => e.text,
  programId: (e) => e.programId,
  partnerId: (e) => e.partner.id,
  partnerName: (e) => e.partner.name,
  enrollmentId: (e) => e.enrollmentId,
  commissionId: (e) => e.commissionId,
  payoutId: (e) => e.payoutId,
  currency: (e) => e.currency.toUpperCase(),
  [amountHeading('debit')]: (e) => (e.amount < 0 ? amountCell(-e.amount, e.currency) : null),
  [amountHeading('credit')]: (e) => (e.amount < 0 ? null : amountCell(e.amount, e.currency)),
  [amountHeading('amount')]: (e) => amountCell(e.amount, e.currency),
  [amountHeading('balance')]: (e) => amountCell(e.balance, e.currency),
}

/**
 * Exports the journal as CSV, oldest first, read page by page while it is written. Each page goes on where the
 * one before ended, so the balances are always those of the lines; no connection is held between two.
 * @throws ApiError `unprocessable_entity`, before the first part
 */
export async function exportEntries(
  ctx: Ctx,
  query: JournalExportQuery,
): Promise<AsyncIterator<string>> {
  const filter = readFilter(query)
  const cells = Object.values(COLUMNS)
  const write = (entry: JournalEntry) => csvLine(cells.map((cell) => cell(entry)))
  const first = await readPart(ctx, filter, null)
  return pages()

  async function* pages(): AsyncGenerator<string> {
    yield csvLine(Object.keys(COLUMNS))
    for (let part = first; part; part = part.end && (await readPart(ctx, filter, part.end))) {
      yield part.entries.map(write).join('')
    }
  }
}

/** How far an export has come, and the balances there. */
interface Reached {
  place: Position
  balances: Balances
}

/** Reads what follows, in one look at the database. Null: nothing; without an `end`, it was the last. */
function readPart(
  ctx: Ctx,
  filter: JournalFilter,
  reached: Reached | null,
): Promise<{ entries: JournalEntry[]; end: Reached | null } | null> {
  return inSnapshot(ctx, async (ctx) => {
    const after = reached ? beyond(reached.place, 'after') : sql`true`
    const rows = await findEntries(ctx, filter, { within: after, limit: BATCH })
    const [first, last] = [rows[0], rows.at(-1)]
    if (!first || !last) return null
    const from = reached ? after : beyond(first, 'from')
    const within = sql`${from} and ${beyond(last, 'until')}`
    const balances =
      reached?.balances ?? new Balances(await sumAccounts(ctx, filter, beyond(first, 'before')))
    const sums = await runningSums(ctx, filter, { within, nums: rows.map(({ num }) => num) })
    const entries = rows.map((row) =>
      presentEntry(row, balances.of(row) + sums.get(row.num)!, API_LOCALE),
    )
    if (rows.length < BATCH) return { entries, end: null }
    balances.add(await sumAccounts(ctx, filter, within))
    return { entries, end: { place: last, balances } }
  })
}
