import { desc } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { pageOf } from '../../../core/paging.ts'
import { imports } from '../../../db/schema/imports.ts'
import { toImport } from './present.ts'
import type { Import, ImportQuery } from './schema.ts'

/** Lists imports, the newest first. */
export async function listImports(ctx: Ctx, query: ImportQuery): Promise<Import[]> {
  const { tx, scope } = ctx
  const rows = await tx.find(scope, imports, { orderBy: [desc(imports.id)], ...pageOf(query) })
  return rows.map(toImport)
}
