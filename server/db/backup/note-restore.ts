import type { PoolClient } from 'pg'

/**
 * Notes when a database was restored. Statements get new series from then on, because the backup doesn't know
 * the last numbers that were used.
 */
export const NOTE_RESTORE = 'UPDATE public.rollup_state SET restored_at = now();'

/** Tells whether the database has the column for it, which older migrations lack. */
export async function canNoteRestore(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query(
    `select from information_schema.columns
    where table_schema = 'public' and table_name = 'rollup_state' and column_name = 'restored_at'`,
  )
  return rows.length > 0
}
