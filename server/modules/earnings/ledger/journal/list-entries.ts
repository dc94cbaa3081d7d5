import { sql } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../../core/ctx.ts'
import { inOrder, sliceOf, type Slice } from '../../../../core/paging.ts'
import { invalid } from '../../../../domain/errors.ts'
import { Balances } from './balances.ts'
import { presentEntry } from './present.ts'
import {
  beyond,
  findEntries,
  findPosition,
  inSnapshot,
  readFilter,
  runningSums,
  sumAccounts,
} from './queries.ts'
import type { JournalEntry, JournalQuery } from './schema.ts'

/**
 * Lists a page of the journal. A balance is the sum of everything before, so it is the same on whichever page
 * an entry is found.
 */
export async function listEntries(ctx: Ctx, query: JournalQuery): Promise<JournalEntry[]> {
  const filter = readFilter(query)
  const { slice, position } = readCursor(query)
  const ascending = query.sortOrder !== 'desc'
  return inSnapshot(ctx, async (ctx) => {
    const backwards = ascending === (slice.cursor?.side === 'before')
    const within = await beyondCursor(ctx, { slice, position, backwards })
    const found = await findEntries(ctx, filter, { within, limit: slice.limit, backwards })
    if (found.length === 0) return []
    const [first, last] = backwards ? [found.at(-1)!, found[0]!] : [found[0]!, found.at(-1)!]
    const balances = new Balances(await sumAccounts(ctx, filter, beyond(first, 'before')))
    const sums = await runningSums(ctx, filter, {
      within: sql`${beyond(first, 'from')} and ${beyond(last, 'until')}`,
      nums: found.map(({ num }) => num),
    })
    return inOrder(found, slice).map((row) =>
      presentEntry(row, balances.of(row) + sums.get(row.num)!, ctx.locale),
    )
  })
}

/** Reads the cursor: an entry's id is its posting's with its number in it. */
function readCursor(query: JournalQuery): { slice: Slice; position: number } {
  const { startingAfter, endingBefore } = query
  const [, postingId, position] = /^(.*)-(\d{1,3})$/.exec(startingAfter ?? endingBefore ?? '') ?? []
  const asked = postingId ?? startingAfter ?? endingBefore
  const cursor = startingAfter === undefined ? { endingBefore: asked } : { startingAfter: asked }
  const both = startingAfter !== undefined && endingBefore !== undefined
  const slice = sliceOf({ pageSize: query.pageSize, ...(both ? query : cursor) }, 'lp')
  return { slice, position: Number(position ?? -1) }
}

async function beyondCursor(
  ctx: TxCtx,
  { slice, position, backwards }: { slice: Slice; position: number; backwards: boolean },
) {
  if (!slice.cursor) return sql`true`
  const { id: postingId, side } = slice.cursor
  const place = await findPosition(ctx, { postingId, position })
  if (place) return beyond(place, backwards ? 'before' : 'after')
  throw invalid(
    side === 'after' ? 'startingAfter' : 'endingBefore',
    'No entry of the ledger has this id.',
  )
}
