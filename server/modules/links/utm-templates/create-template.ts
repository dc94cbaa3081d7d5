import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { CountRow } from '../../../db/row.ts'
import { utmTemplates } from '../../../db/schema/utm-templates.ts'
import { ApiError } from '../../../domain/errors.ts'
import { readTemplate, templateTaken, toUtmTemplate } from './present.ts'
import type { UtmTemplate, UtmTemplateBody } from './schema.ts'

/** Of a workspace: they are read all at once. */
const MAX_TEMPLATES = 100

/** Keeps UTM parameters under a name. @throws ApiError `unprocessable_entity`, `conflict`, `exceeded_limit` */
export async function createTemplate(ctx: Ctx, body: UtmTemplateBody): Promise<UtmTemplate> {
  const { deps } = ctx
  const template = readTemplate(body)
  const now = new Date(deps.clock.now())
  const values = {
    id: deps.ids.make('utm'),
    ...template,
    createdAt: now,
    updatedAt: now,
  }
  return transact(ctx, async ({ tx, scope }) => {
    const [counted] = await tx.rows(
      scope,
      CountRow,
      (ws) => sql`select count(*)::int as n from utm_templates where workspace_id = ${ws}`,
    )
    if (counted!.n >= MAX_TEMPLATES) {
      throw new ApiError(
        'exceeded_limit',
        `A workspace has at most ${MAX_TEMPLATES} UTM templates. Delete one first.`,
      )
    }
    const [row] = await tx.insert(scope, utmTemplates, values, { ignore: true })
    if (!row) throw templateTaken(template.name)
    return toUtmTemplate(row)
  })
}
