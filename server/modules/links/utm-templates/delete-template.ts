import { eq } from 'drizzle-orm'
import { notFound } from '../../../domain/errors.ts'
import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { utmTemplates } from '../../../db/schema/utm-templates.ts'

/** Deletes a template; links that have its parameters keep them. */
export async function deleteTemplate(ctx: Ctx, id: string): Promise<{ id: string }> {
  return transact(ctx, async ({ tx, scope }) => {
    const [row] = await tx.remove(scope, utmTemplates, [eq(utmTemplates.id, id)])
    if (!row) throw notFound('UTM template', id)
    return { id }
  })
}
