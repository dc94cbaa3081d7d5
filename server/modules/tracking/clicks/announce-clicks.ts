import type { PendingQuery, Row, TransactionSql } from 'postgres'
import type { ClickRow } from './insert-clicks.ts'

const TEXT = 1009

/**
 * Builds the part of the statement that announces the clicks of `fresh` that endpoints are to be told of. Without
 * any, the statement is as if endpoints did not exist. `ws` is the workspace of a row.
 */
export function announceClicks(
  tx: TransactionSql,
  rows: readonly ClickRow[],
  ws: PendingQuery<Row[]>,
): PendingQuery<Row[]> {
  const heard = rows.filter(({ isHeard }) => isHeard).map(({ workspaceId }) => workspaceId)
  if (heard.length === 0) return tx``
  return tx`heard as (
      insert into outbox (workspace_id, type, data)
      select ${ws}, 'link.clicked', jsonb_build_object('clickId', id) from fresh
      where ws = any(${tx.array([...new Set(heard)], TEXT)}::text[]) order by n
    ), `
}
