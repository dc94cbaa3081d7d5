import { sql } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../../core/ctx.ts'
import { IMPORT_KINDS, type ImportKind } from '../../../../domain/imports.ts'
import {
  markLines,
  nextLines,
  type ImportRecord,
  type Line,
  type Mark,
  type RowOfKind,
} from '../rows.ts'
import { writeCommissions } from '../write/write-commissions.ts'
import { writeCustomers } from '../write/write-customers.ts'
import { writeLeads, writeSales } from '../write/write-events.ts'
import { addMissingLinks, writeLinks } from '../write/write-links.ts'
import { writePartners } from '../write/write-partners.ts'
import { writePayouts } from '../write/write-payouts.ts'
import { BATCH_LINES, endPhase, firstOf, inBatch, noteProgress, type Place } from './batch.ts'

type Writer<K extends ImportKind> = (
  ctx: TxCtx,
  imp: ImportRecord,
  lines: Line<RowOfKind<K>>[],
  place: Place,
) => Promise<Mark[]>

const WRITERS: { readonly [K in ImportKind]: Writer<K> } = {
  partner: writePartners,
  link: writeLinks,
  customer: writeCustomers,
  lead: writeLeads,
  sale: writeSales,
  commission: writeCommissions,
  payout: writePayouts,
}

/** Writes the next lines, all of what they mean in one transaction. */
export async function writeBatch(ctx: Ctx, importId: string): Promise<boolean> {
  const isLeft = await inBatch(ctx, importId, 'running', async (ctx, imp, place) => {
    if (await firstOf(imp, IMPORT_KINDS, (kind) => write(ctx, imp, { kind, place }))) return true
    await end(ctx, imp)
    return false
  })
  // The redirects hear of new links.
  if (!isLeft) await ctx.deps.directory.changed()
  return isLeft
}

async function write<K extends ImportKind>(
  ctx: TxCtx,
  imp: ImportRecord,
  { kind, place }: { kind: K; place: Place },
): Promise<boolean> {
  const lines = await nextLines(ctx, imp, { kind, status: 'ready', limit: BATCH_LINES })
  if (lines.length > 0) {
    await markLines(ctx, imp, await WRITERS[kind](ctx, imp, lines, place))
    await noteProgress(ctx, imp, { cursorKind: kind, cursorNum: lines.at(-1)!.num })
    return true
  }
  if (kind !== 'link' || imp.linked) return false
  const linkedTo = await addMissingLinks(ctx, imp, { ...place, limit: BATCH_LINES })
  await noteProgress(ctx, imp, linkedTo === null ? { linked: true } : { linkedTo })
  return linkedTo !== null
}

/** Ends the import and deletes what its lines were compared by, such as addresses of people. */
async function end(ctx: TxCtx, imp: ImportRecord): Promise<void> {
  const { deps, tx, scope } = ctx
  await tx.run(
    scope,
    (ws) => sql`update import_rows r set lookup = null
      where r.workspace_id = ${ws} and r.import_id = ${imp.id}
        and r.kind in ('partner', 'link', 'customer', 'lead') and r.lookup is not null`,
  )
  await endPhase(ctx, imp, {
    status: 'done',
    finishedAt: new Date(deps.clock.now()),
    reason: null,
  })
}
