import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { violatedConstraint } from '../../../db/conflicts.ts'
import { utmTemplates } from '../../../db/schema/utm-templates.ts'
import { findTemplate, readTemplate, templateTaken, toUtmTemplate } from './present.ts'
import type { UtmTemplate, UtmTemplatePatch } from './schema.ts'

/** Changes what is given; links that have its parameters keep them. */
export async function updateTemplate(
  ctx: Ctx,
  id: string,
  body: UtmTemplatePatch,
): Promise<UtmTemplate> {
  const updatedAt = new Date(ctx.deps.clock.now())
  return transact(ctx, async ({ tx, scope }) => {
    const current = await findTemplate({ tx, scope }, id, { lock: 'update' })
    const set = { ...readTemplate(body, current), updatedAt }
    const [row] = await tx.update(scope, utmTemplates, set, [eq(utmTemplates.id, id)])
    return toUtmTemplate(row!)
  }).catch((error: unknown) => {
    const isTaken = violatedConstraint(error) === 'utm_templates_name'
    throw isTaken ? templateTaken(body.name?.trim() ?? '') : error
  })
}
