import { asc, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { utmTemplates } from '../../../db/schema/utm-templates.ts'
import { toUtmTemplate } from './present.ts'
import type { UtmTemplate } from './schema.ts'

/** Lists all UTM templates, whose number is bounded, by name. */
export async function listTemplates({ tx, scope }: Ctx): Promise<UtmTemplate[]> {
  const orderBy = [sql`lower(${utmTemplates.name})`, asc(utmTemplates.id)]
  return (await tx.find(scope, utmTemplates, { orderBy })).map(toUtmTemplate)
}
