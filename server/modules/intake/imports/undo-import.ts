import { eq, sql } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { CountRow } from '../../../db/row.ts'
import { imports } from '../../../db/schema/imports.ts'
import { ApiError } from '../../../domain/errors.ts'
import { toImport } from './present.ts'
import { findImport, type ImportRecord } from './rows.ts'
import { CURSOR_START } from './run/batch.ts'
import { queueImport } from './run/run-import.ts'
import type { Import } from './schema.ts'
import { IMPORTED } from './write/add-to-payouts.ts'

/**
 * Begins to take back a whole import, also one that is still running or has failed.
 * @throws ApiError `conflict` once something of it was paid or refunded here: it is undone whole or not at all
 */
export async function undoImport(ctx: Ctx, id: string): Promise<Import> {
  return transact(ctx, async (ctx) => {
    const { deps, tx, scope } = ctx
    const imp = await findImport(ctx, id, { lock: 'update' })
    requireWritten(imp)
    await requireUnpaid(ctx, imp)
    await requireNotRefunded(ctx, imp)
    const at = new Date(deps.clock.now())
    const status = 'undoing' as const
    const set = { status, reason: null, resumes: null, updatedAt: at, ...CURSOR_START }
    const [row] = await tx.update(scope, imports, set, [eq(imports.id, id)])
    await queueImport(ctx, id)
    return toImport(row!)
  })
}

function requireWritten({ status, startedAt }: ImportRecord): void {
  if (status === 'undoing' || status === 'undone') {
    throw new ApiError('conflict', `The import is ${status} already.`)
  }
  if (startedAt !== null) return
  throw new ApiError('conflict', 'The import hasn’t written any data. Delete it instead.')
}

async function requireUnpaid({ tx, scope }: TxCtx, imp: ImportRecord): Promise<void> {
  const [paid] = await tx.rows(
    scope,
    CountRow,
    (ws) => sql`
    select count(*)::int as n from import_rows r
    join commissions c on c.workspace_id = ${ws} and c.id = r.target_id
    left join payouts p on p.workspace_id = ${ws} and p.id = c.payout_id
    where r.workspace_id = ${ws} and r.import_id = ${imp.id} and r.kind = 'commission'
      and r.status = 'done' and r.created
      and (c.status = 'processing' or c.status = 'paid' and p.provider is distinct from ${IMPORTED}
        or exists (select from commissions b where b.workspace_id = ${ws} and b.reverses_id = c.id))`,
  )
  if (paid!.n === 0) return
  throw new ApiError(
    'conflict',
    `${paid!.n} commissions of this import were paid out or clawed back, so the import can’t be undone.`,
  )
}

/** Refuses also refunds that were undone: their sale stays, and so would what it was imported with. */
async function requireNotRefunded({ tx, scope }: TxCtx, imp: ImportRecord): Promise<void> {
  const [refunded] = await tx.rows(
    scope,
    CountRow,
    (ws) => sql`
    select count(*)::int as n from import_rows r
    where r.workspace_id = ${ws} and r.import_id = ${imp.id} and r.kind = 'sale'
      and r.status = 'done' and r.created and exists (
        select from refunds f where f.workspace_id = ${ws} and f.sale_id = r.target_id)`,
  )
  if (refunded!.n === 0) return
  throw new ApiError(
    'conflict',
    `${refunded!.n} sales of this import were refunded, so the import can’t be undone.`,
  )
}
