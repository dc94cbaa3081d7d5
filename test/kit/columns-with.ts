import type { TestBackend } from './backend.ts'

/**
 * Finds a text in the columns of all tables, those of the job queue too: `mails.subject`. Upper and lower case are
 * the same; what is encrypted is not found.
 */
export function columnsWith({ deps }: TestBackend, text: string): Promise<string[]> {
  return columnsWhere(deps.db.sql, text.toLowerCase(), 'includes')
}

/** Finds texts that match a regular expression of PostgreSQL. */
export function columnsMatching({ deps }: TestBackend, pattern: string): Promise<string[]> {
  return columnsWhere(deps.db.sql, pattern, 'matches')
}

async function columnsWhere(
  sql: TestBackend['deps']['db']['sql'],
  text: string,
  how: 'includes' | 'matches',
): Promise<string[]> {
  const columns = await sql<{ schema: string; table: string; column: string }[]>`
    select n.nspname as schema, c.relname as table, a.attname::text as column
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p')
      and not c.relispartition`
  const found: string[] = []
  for (const { schema, table, column } of columns) {
    const value = sql`${sql(column)}::text`
    const rows = await sql`
      select from ${sql(schema)}.${sql(table)}
      where ${how === 'matches' ? sql`${value} ~ ${text}` : sql`position(${text} in lower(${value})) > 0`}
      limit 1`
    if (rows.length > 0) found.push(`${table}.${column}`)
  }
  return found.sort()
}
