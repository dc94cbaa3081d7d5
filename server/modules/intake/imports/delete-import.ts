import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import { imports } from '../../../db/schema/imports.ts'
import { ApiError } from '../../../domain/errors.ts'
import { toImport } from './present.ts'
import { findImport } from './rows.ts'
import type { Import } from './schema.ts'

/** Deletes an import of which nothing was written, with its files and keys. */
export async function deleteImport(ctx: Ctx, id: string): Promise<Import> {
  const { scope } = ctx
  return inTransaction(ctx, async (ctx) => {
    const imp = await findImport(ctx, id, { lock: 'update' })
    if (imp.startedAt !== null) {
      throw new ApiError('conflict', 'The import has already written data. Undo it instead.')
    }
    const [row] = await ctx.tx.remove(scope, imports, [eq(imports.id, id)])
    return toImport(row!)
  })
}
