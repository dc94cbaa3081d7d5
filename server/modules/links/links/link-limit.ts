import { sql } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import type { Database } from '../../../db/client.ts'
import { CountRow } from '../../../db/row.ts'
import { limitsOf, requireCapacity } from '../../../domain/plan.ts'

/** Counting millions of links at every creation would cost more than the creation. */
const FRESH_MS = 60_000
const NEAR = 0.9

interface Counted {
  links: number
  atMs: number
}

const counts = new WeakMap<Database, Map<string, Counted>>()

/**
 * Checks that the plan allows so many more links. Counted exactly near the limit, else at most a minute
 * ago.
 * @throws ApiError `exceeded_limit`
 */
export async function requireLinkCapacity(ctx: TxCtx, adding: number): Promise<void> {
  const { deps, scope } = ctx
  const known = counts.get(deps.db) ?? new Map<string, Counted>()
  counts.set(deps.db, known)
  const now = deps.clock.now()
  let counted = known.get(scope.workspaceId)
  const fresh = counted !== undefined && now - counted.atMs < FRESH_MS
  if (!counted || !fresh || counted.links + adding > limitsOf(scope.plan).links * NEAR) {
    counted = { links: await countLinks(ctx), atMs: now }
    if (known.size > 10_000) known.clear()
    known.set(scope.workspaceId, counted)
  }
  requireCapacity(scope.plan, 'links', { existing: counted.links, adding })
  counted.links += adding
}

async function countLinks(ctx: TxCtx): Promise<number> {
  const { tx, scope } = ctx
  const [row] = await tx.rows(
    scope,
    CountRow,
    (ws) => sql`select count(*) as n from links where workspace_id = ${ws} and deleted_at is null`,
  )
  return row!.n
}
