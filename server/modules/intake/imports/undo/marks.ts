import type { Mark, StoredRow } from '../rows.ts'

/** Marks a line as taken back. */
export function undone({ num }: StoredRow): Mark {
  return { num, status: 'undone' }
}

/** Marks a line as one that stays. */
export function kept({ num }: StoredRow, reason: 'used_since' | 'paid_since'): Mark {
  return { num, status: 'kept', reason }
}
