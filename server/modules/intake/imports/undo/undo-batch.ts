import { and, asc, eq, gt } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../../core/ctx.ts'
import { importRows } from '../../../../db/schema/imports.ts'
import type { ImportKind } from '../../../../domain/imports.ts'
import { cursorOf, markLines, type ImportRecord, type Mark, type StoredRow } from '../rows.ts'
import { BATCH_LINES, endPhase, firstOf, inBatch, noteProgress, type Place } from '../run/batch.ts'
import { undone } from './marks.ts'
import { undoCommissions, undoPayouts } from './undo-money.ts'
import { undoCustomers, undoLeads, undoSales } from './undo-events.ts'
import { undoLinks, undoPartners } from './undo-partners.ts'

type Undoer = (
  ctx: TxCtx,
  imp: ImportRecord,
  rows: readonly StoredRow[],
  place: Place,
) => Promise<Mark[]>

/** Money first, so that nothing is payable while its sale is taken away. */
const UNDOERS: readonly (readonly [ImportKind, Undoer])[] = [
  ['commission', undoCommissions],
  ['payout', undoPayouts],
  ['sale', undoSales],
  ['lead', undoLeads],
  ['customer', undoCustomers],
  ['link', undoLinks],
  ['partner', undoPartners],
]

/** Takes back the next lines: what was created goes, what was only recognized stays. */
export async function undoBatch(ctx: Ctx, importId: string): Promise<boolean> {
  const isLeft = await inBatch(ctx, importId, 'undoing', async (ctx, imp, place) => {
    const undoers = new Map(UNDOERS)
    const kinds = [...undoers.keys()]
    if (
      await firstOf(imp, kinds, (kind) => undo(ctx, imp, { kind, undo: undoers.get(kind)!, place }))
    ) {
      return true
    }
    const undoneAt = new Date(ctx.deps.clock.now())
    await endPhase(ctx, imp, { status: 'undone', undoneAt, reason: null })
    return false
  })
  if (!isLeft) await ctx.deps.directory.changed()
  return isLeft
}

async function undo(
  ctx: TxCtx,
  imp: ImportRecord,
  { kind, undo: undoer, place }: { kind: ImportKind; undo: Undoer; place: Place },
): Promise<boolean> {
  const of = and(eq(importRows.importId, imp.id), eq(importRows.kind, kind))
  const rows = await ctx.tx.find(ctx.scope, importRows, {
    where: [of, gt(importRows.num, cursorOf(imp, kind)), eq(importRows.status, 'done')],
    orderBy: [asc(importRows.num)],
    limit: BATCH_LINES,
  })
  if (rows.length === 0) return false
  const created = rows.filter((row) => row.created && row.targetId !== null)
  const marks = created.length > 0 ? await undoer(ctx, imp, created, place) : []
  const others = rows.filter((row) => !created.includes(row))
  await markLines(ctx, imp, [...marks, ...others.map(undone)])
  await noteProgress(ctx, imp, { cursorKind: kind, cursorNum: rows.at(-1)!.num })
  return true
}
