import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { links } from '../../../db/schema/links.ts'
import { presentLinks } from '../../links/links/present-links.ts'
import type { Link } from '../../links/links/schema.ts'

/** Loads links by their id, deleted ones too. */
export async function loadLinks(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Link>> {
  const { tx, scope } = ctx
  if (ids.length === 0) return new Map()
  const rows = await tx.find(scope, links, { where: [inArray(links.id, [...new Set(ids)])] })
  const shown = await presentLinks(ctx, rows)
  return new Map(rows.map((row, i) => [row.id, shown[i]!]))
}
