/** Tables by the column that partitions them, which drizzle-kit cannot express. */
const PARTITIONED: Record<string, string> = {
  clicks: 'id',
  leads: 'id',
  sales: 'id',
  visits: 'day',
}

/** Makes partitioned tables of those that drizzle-kit has written. */
export function partition(sql: string): string {
  return Object.entries(PARTITIONED).reduce(
    (text, [table, column]) =>
      text.replace(
        new RegExp(`(CREATE TABLE "${table}" \\([\\s\\S]*?\\n\\));`),
        `$1 PARTITION BY RANGE ("${column}");`,
      ),
    sql,
  )
}
