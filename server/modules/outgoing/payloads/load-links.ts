import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { links } from '../../../db/schema/links.ts'
import { toLink } from '../../links/links/present.ts'
import { tagsOfLinks } from '../../links/links/queries.ts'
import type { Link } from '../../links/links/schema.ts'

/** Loads links by their id, deleted ones too. */
export async function loadLinks(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Link>> {
  const { deps, tx, scope } = ctx
  if (ids.length === 0) return new Map()
  const rows = await tx.find(scope, links, { where: [inArray(links.id, [...new Set(ids)])] })
  const tags = await tagsOfLinks(
    ctx,
    rows.map((row) => row.id),
  )
  const { origin } = deps.config
  return new Map(rows.map((row) => [row.id, toLink(origin, row, tags.get(row.id) ?? [])]))
}
