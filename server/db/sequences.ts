import type { Sql, TransactionSql } from 'postgres'
import { decode, number, row, text } from './row.ts'

/** Share of a sequence from which somebody should look: nothing can be inserted once it is used up. */
export const SEQUENCE_ALARM = 0.5

const Used = row({ name: text, used: number })

/**
 * Lists our sequences with the share of their numbers that is drawn, from 0 to 1, the most used first. What
 * JavaScript cannot count exactly (2^53) is out of reach too.
 */
export async function sequenceUse(
  sql: Sql | TransactionSql,
): Promise<{ name: string; used: number }[]> {
  const rows = await sql`
    select sequencename::text as name,
      coalesce(last_value, 0)::float8 / least(max_value, 9007199254740991)::float8 as used
    from pg_sequences where schemaname = 'public' order by 2 desc, 1`
  return decode(Used, rows)
}
