import { eq } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { importParts, imports } from '../../../db/schema/imports.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { IMPORT_KINDS } from '../../../domain/imports.ts'
import { IMPORTERS } from '../../../importers/index.ts'
import { formatOf } from './create-import.ts'
import { toImport } from './present.ts'
import { readHead } from './read-head.ts'
import { findImport, type ImportRecord } from './rows.ts'
import { queueImport } from './run/run-import.ts'
import type { Import, PreviewBody } from './schema.ts'

/** Begins to read the source and to compare every line with what is here. Nothing else is written. */
export async function previewImport(ctx: Ctx, id: string, body: PreviewBody): Promise<Import> {
  const { mapping } = body
  for (const kind of Object.keys(mapping ?? {})) {
    if (!IMPORT_KINDS.some((one) => one === kind)) {
      throw invalid(`mapping.${kind}`, `Kinds of files are ${IMPORT_KINDS.join(', ')}.`)
    }
  }
  return transact(ctx, async (ctx) => {
    const { deps, tx, scope } = ctx
    const imp = await findImport(ctx, id, { lock: 'update' })
    const isAgain = imp.status === 'failed' && imp.resumes === 'reading' && imp.lines === 0
    if (imp.status !== 'draft' && !isAgain) {
      throw new ApiError('conflict', `The import is ${imp.status}. Only drafts can be previewed.`)
    }
    await requireFiles(ctx, imp)
    const set = {
      status: 'reading' as const,
      reason: null,
      attempts: 0,
      mapping: mapping ?? imp.mapping,
      unmapped: await unmappedOf(ctx, imp, mapping ?? imp.mapping),
      format: formatOf(body.format, imp.format),
      updatedAt: new Date(deps.clock.now()),
    }
    const [row] = await tx.update(scope, imports, set, [eq(imports.id, id)])
    await queueImport(ctx, id)
    return toImport(row!)
  })
}

async function requireFiles({ tx, scope }: TxCtx, { id, source }: ImportRecord): Promise<void> {
  if (IMPORTERS[source]!.files.length === 0) return
  if (await tx.first(scope, importParts, [eq(importParts.importId, id)])) return
  throw new ApiError('conflict', `Upload a file first: POST /imports/${id}/files.`)
}

/** Lists the columns of each uploaded file that nothing will be read from. */
async function unmappedOf(
  ctx: TxCtx,
  { id, source }: ImportRecord,
  mapping: ImportRecord['mapping'],
): Promise<ImportRecord['unmapped']> {
  const heads = await Promise.all(
    IMPORTERS[source]!.files.map((kind) => readHead(ctx, { id, kind, mapping: mapping[kind] })),
  )
  return Object.fromEntries(heads.map(({ kind, unmapped }) => [kind, unmapped]))
}
