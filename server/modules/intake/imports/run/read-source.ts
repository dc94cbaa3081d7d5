import { and, asc, eq } from 'drizzle-orm'
import type { Ctx } from '../../../../core/ctx.ts'
import { inTransaction } from '../../../../core/transact.ts'
import { placeOf } from '../../../../db/sealed.ts'
import { importParts, imports } from '../../../../db/schema/imports.ts'
import type { ImportKind } from '../../../../domain/imports.ts'
import { IMPORTERS } from '../../../../importers/index.ts'
import type { Access, Page } from '../../../../importers/port.ts'
import { findProgram } from '../../../program/programs/queries.ts'
import { checkValues } from '../check-values.ts'
import { findImport, keepRows, type ImportRecord } from '../rows.ts'

/** Pages of one job; then another one goes on, so that a server can stop in between. */
const PAGES = 50

/** Reads the source page by page; each page is kept together with the place where reading goes on. */
export async function readSource(ctx: Ctx, imp: ImportRecord): Promise<void> {
  const importer = IMPORTERS[imp.source]!
  const access = await accessOf(ctx, imp)
  let pages = 0
  for await (const page of importer.read(access, imp.readAfter)) {
    if (!(await keepPage(ctx, imp.id, page))) return
    if (++pages === PAGES) return
  }
  await endReading(ctx, imp.id)
}

/** Keeps a page. False: somebody ended the import, or read further, meanwhile. */
async function keepPage(ctx: Ctx, importId: string, page: Page): Promise<boolean> {
  const nowMs = ctx.deps.clock.now()
  const rows = page.rows.map((row) => checkValues(row, nowMs))
  return inTransaction(ctx, async (ctx) => {
    const { tx, scope } = ctx
    const imp = await findImport(ctx, importId, { lock: 'update' })
    if (imp.status !== 'reading') return false
    const lines = await keepRows(ctx, imp, rows)
    const set = { lines, readAfter: page.after, attempts: 0, reason: null }
    await tx.update(scope, imports, set, [eq(imports.id, importId)])
    return true
  })
}

/** Deletes what was needed for reading alone: keys and files. */
async function endReading(ctx: Ctx, importId: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { deps, tx, scope } = ctx
    const imp = await findImport(ctx, importId, { lock: 'update' })
    if (imp.status !== 'reading') return
    await tx.remove(scope, importParts, [eq(importParts.importId, importId)])
    const at = new Date(deps.clock.now())
    const set = { status: 'checking' as const, settings: null, readAt: at, updatedAt: at }
    await tx.update(scope, imports, { ...set, reason: null, attempts: 0 }, [
      eq(imports.id, importId),
    ])
  })
}

async function accessOf(ctx: Ctx, imp: ImportRecord): Promise<Access> {
  const { deps, scope } = ctx
  const importer = IMPORTERS[imp.source]!
  const program = await findProgram(ctx, imp.programId)
  const place = placeOf(imports.settings, scope.workspaceId, imp.id)
  const { address } = importer
  const own = address && deps.config.importerSettings[address.variable]
  return {
    // Written by `createImport`.
    settings: imp.settings
      ? (JSON.parse(deps.secrets.open(imp.settings, place)) as Record<string, string>)
      : {},
    currency: program.currency,
    base: own || (address?.fallback ?? ''),
    timeoutMs: deps.config.importTimeoutMs,
    mapping: imp.mapping,
    format: imp.format,
    file: (kind) => readParts(ctx, imp.id, kind),
  }
}

/** Reads a file part by part. */
async function* readParts(ctx: Ctx, importId: string, kind: ImportKind): AsyncIterable<Uint8Array> {
  const { tx, scope } = ctx
  const of = and(eq(importParts.importId, importId), eq(importParts.kind, kind))
  for (let part = 0; ; part++) {
    const row = await tx.first(scope, importParts, [of, eq(importParts.part, part)], {
      orderBy: [asc(importParts.part)],
    })
    if (!row) return
    yield row.content
  }
}
