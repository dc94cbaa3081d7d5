import type { Sql } from 'postgres'
import { decode, row, text } from './row.ts'

const Grown = row({ name: text })

/**
 * Renews the statistics of tables that have grown by half since PostgreSQL last looked, as its autovacuum does a
 * minute later. Until then, joins with a table that was empty a moment ago read all of it for each batch.
 */
export async function analyzeGrown(sql: Sql): Promise<void> {
  const grown = decode(
    Grown,
    await sql`
    select s.relname as name from pg_stat_user_tables s join pg_class c on c.oid = s.relid
    where s.schemaname = current_schema()
      and s.n_mod_since_analyze > 500 + greatest(c.reltuples, 0) / 2`,
  )
  for (const { name } of grown) await sql`analyze (skip_locked) ${sql(name)}`
}
