import { eq, sql } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { int, row } from '../../../db/row.ts'
import { imports } from '../../../db/schema/imports.ts'
import { ApiError } from '../../../domain/errors.ts'
import { requireCapacity } from '../../../domain/plan.ts'
import { toImport } from './present.ts'
import { findImport, type ImportRecord } from './rows.ts'
import { queueImport } from './run/run-import.ts'
import type { Import } from './schema.ts'

const Counts = row({ partners: int, links: int, newPartners: int, newLinks: int })

/** Begins to write what the preview shows, or goes on with what had failed. */
export async function startImport(ctx: Ctx, id: string): Promise<Import> {
  return transact(ctx, async (ctx) => {
    const { deps, tx, scope } = ctx
    const imp = await findImport(ctx, id, { lock: 'update' })
    const status = nextStatus(imp)
    if (status === 'running') await requireRoom(ctx, imp)
    const at = new Date(deps.clock.now())
    const startedAt = status === 'running' ? (imp.startedAt ?? at) : imp.startedAt
    const set = { status, startedAt, reason: null, resumes: null, attempts: 0, updatedAt: at }
    const [started] = await tx.update(scope, imports, set, [eq(imports.id, id)])
    await queueImport(ctx, id)
    return toImport(started!)
  })
}

function nextStatus({ status, resumes }: ImportRecord) {
  if (status === 'ready') return 'running'
  if (status === 'failed' && resumes !== null) return resumes
  throw new ApiError(
    'conflict',
    `The import is ${status}. It can be started only when the preview is ready.`,
  )
}

/** Checks that the plan has room for what comes. @throws ApiError */
async function requireRoom({ tx, scope }: TxCtx, imp: ImportRecord): Promise<void> {
  const [counts] = await tx.rows(
    scope,
    Counts,
    (ws) => sql`
    select
      (select count(*) from partners p where p.workspace_id = ${ws} and p.merged_into_id is null) as partners,
      (select count(*) from links l where l.workspace_id = ${ws} and l.deleted_at is null) as links,
      count(*) filter (where r.kind = 'partner') as "newPartners",
      count(*) filter (where r.kind in ('partner', 'link')) as "newLinks"
    from import_rows r
    where r.workspace_id = ${ws} and r.import_id = ${imp.id} and r.status = 'ready'`,
  )
  const { partners, links, newPartners, newLinks } = counts!
  if (newPartners > 0) {
    requireCapacity(scope.plan, 'partners', { existing: partners, adding: newPartners })
  }
  if (newLinks > 0) requireCapacity(scope.plan, 'links', { existing: links, adding: newLinks })
}
