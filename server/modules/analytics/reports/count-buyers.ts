import { arrayOf, decode, int, nullable, row, text } from '../../../db/row.ts'
import type { Range } from '../../../domain/time.ts'
import { COLUMNS, eventsWhere } from './event-tables.ts'
import type { Grouping } from './groupings.ts'
import type { Report } from './read-report.ts'
import { joinWords, type Fragment, type ResolvedFilters } from './resolve-filters.ts'

/** Of whom buyers are counted. */
export interface BuyersAsked {
  range: Range
  filters: ResolvedFilters
}

const TotalRow = row({ buyers: int })
const GroupRow = row({ words: arrayOf(nullable(text)), buyers: int })

/**
 * Counts the customers whose lead lies in the time and who bought for the first time in it. Each has a lead
 * that is counted, so there are never more of them than leads.
 */
export async function countBuyers(report: Report, asked: BuyersAsked): Promise<number> {
  const rows = await report.sql`
    select count(distinct customer_id)::int as buyers from (${buyersOf(report, asked, '0')}) b`
  return decode(TotalRow, rows)[0]?.buyers ?? 0
}

/** Counts them by the value of a dimension that their lead has; the keys are the words, joined. */
export async function countBuyersBy(
  report: Report,
  asked: BuyersAsked,
  grouping: Pick<Grouping, 'keys' | 'dimension' | 'join'>,
): Promise<ReadonlyMap<string, number>> {
  const { sql } = report
  const { keys, dimension } = grouping
  const words = sql.unsafe(
    Object.values(keys)
      .map((key) => `(${key})::text`)
      .join(', '),
  )
  const rows = await sql`
    select array[${words}] as words, count(distinct b.customer_id)::int as buyers
    from (${buyersOf(report, asked, COLUMNS[dimension])}) b
    ${joinWords(report, grouping, 'b.key')}
    group by 1`
  return new Map(decode(GroupRow, rows).map(({ words, buyers }) => [keyOf(words), buyers]))
}

/** Joins the words of a row to a key that no other row has. */
export function keyOf(words: readonly (string | null)[]): string {
  return JSON.stringify(words)
}

function buyersOf(
  { sql, workspaceId }: Report,
  { range, filters }: BuyersAsked,
  key: string,
): Fragment {
  const ranges = [{ ...range, unrolled: false }]
  const [from, to] = [range.startMs, range.endMs].map((ms) => new Date(ms).toISOString())
  return sql`
    select l.customer_id, l.key from (
      select distinct customer_id, ${sql.unsafe(key)}::bigint as key from leads
      where ${eventsWhere(sql, 'leads', { workspaceId, filters, ranges })}
    ) l
    join customers c on c.workspace_id = ${workspaceId} and c.id = l.customer_id
    where c.first_sale_at >= ${from!}::timestamptz and c.first_sale_at < ${to!}::timestamptz`
}
