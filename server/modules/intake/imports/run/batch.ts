import { eq, sql } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../../core/ctx.ts'
import { inTransaction } from '../../../../core/transact.ts'
import { lock } from '../../../../db/locks.ts'
import { row, text } from '../../../../db/row.ts'
import { imports } from '../../../../db/schema/imports.ts'
import { ApiError } from '../../../../domain/errors.ts'
import type { ImportKind, ImportStatus } from '../../../../domain/imports.ts'
import { IMPORTERS } from '../../../../importers/index.ts'
import { holdDomains } from '../../../links/domains/queries.ts'
import { findGroup, findProgram } from '../../../program/programs/queries.ts'
import { findImport, spaceOf, type ImportRecord } from '../rows.ts'
import type { MoneyPlace } from '../write/write-commissions.ts'
import type { EventPlace } from '../write/write-events.ts'
import type { LinkPlace } from '../write/write-links.ts'

/** Lines of one transaction: enough for a round trip to cost little, few enough to hold nobody up. */
export const BATCH_LINES = 1_000

/** What all lines of an import share. */
export interface Place extends LinkPlace, EventPlace, MoneyPlace {}

/** Runs one batch while the import is held and still in its phase. Answers whether something is left. */
export function inBatch(
  ctx: Ctx,
  importId: string,
  status: ImportStatus,
  work: (ctx: TxCtx, imp: ImportRecord, place: Place) => Promise<boolean>,
): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const imp = await findImport(ctx, importId, { lock: 'update' })
    if (imp.status !== status) return false
    // Two imports of one source bring nothing twice: the second sees what the first has written.
    await ctx.tx.run(
      ctx.scope,
      () => sql`select ${lock('imports', `${imp.programId} ${spaceOf(imp)}`)}`,
    )
    return work(ctx, imp, await placeOf(ctx, imp))
  })
}

async function placeOf(ctx: TxCtx, imp: ImportRecord): Promise<Place> {
  const { deps, scope } = ctx
  const program = await findProgram(ctx, imp.programId)
  const group = await findGroup(ctx, imp.groupId)
  const workspace = (await deps.directory.workspaceById(scope.workspaceId))!
  return {
    program,
    holdingPeriodDays: group.holdingPeriodDays ?? program.holdingPeriodDays,
    domain: program.domain ?? (await primaryDomain(ctx)),
    url: program.url,
    ownCurrency: workspace.currency,
    label: IMPORTERS[imp.source]!.label,
  }
}

const Slug = row({ slug: text })

/** Finds the domain of links that name none, as everywhere else. @throws ApiError when there is none */
async function primaryDomain(ctx: TxCtx): Promise<string> {
  await holdDomains(ctx)
  const [found] = await ctx.tx.rows(
    ctx.scope,
    Slug,
    (ws) => sql`
    select slug from domains where workspace_id = ${ws} and not archived
    order by verified_at is null, is_primary desc, id limit 1`,
  )
  if (found) return found.slug
  throw new ApiError('conflict', 'Links need a domain. Add one with POST /domains first.')
}

/** Ends a phase; the next one begins with the first line. */
export async function endPhase(
  ctx: TxCtx,
  imp: ImportRecord,
  set: Partial<typeof imports.$inferInsert>,
): Promise<void> {
  await noteProgress(ctx, imp, { ...set, ...CURSOR_START })
}

/** Where every phase begins. */
export const CURSOR_START = { cursorKind: null, cursorNum: 0 } as const

/** Notes how far the phase has come. */
export async function noteProgress(
  { deps, tx, scope }: TxCtx,
  imp: ImportRecord,
  set: Partial<typeof imports.$inferInsert>,
): Promise<void> {
  const updatedAt = new Date(deps.clock.now())
  await tx.update(scope, imports, { ...set, updatedAt }, [eq(imports.id, imp.id)])
}

/** Calls `work` for each kind in the order given, from where the phase stands, until one had something to do. */
export async function firstOf(
  { cursorKind }: ImportRecord,
  kinds: readonly ImportKind[],
  work: (kind: ImportKind) => Promise<boolean>,
): Promise<boolean> {
  const from = cursorKind === null ? 0 : kinds.indexOf(cursorKind)
  for (const kind of kinds.slice(from)) if (await work(kind)) return true
  return false
}
