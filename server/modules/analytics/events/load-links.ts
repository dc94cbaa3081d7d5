import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { links } from '../../../db/schema/links.ts'
import { toLink } from '../../links/links/present.ts'
import { tagsOfLinks } from '../../links/links/queries.ts'
import type { Link } from '../../links/links/schema.ts'

/**
 * Loads the links of events by their number, deleted ones too, with their tags: two queries for any number.
 */
export async function loadLinks(
  ctx: Ctx,
  nums: Iterable<number | null>,
): Promise<Map<number, Link>> {
  const { deps, tx, scope } = ctx
  const wanted = [...new Set(nums)].filter((num) => num !== null)
  if (wanted.length === 0) return new Map()
  const rows = await tx.find(scope, links, { where: [inArray(links.num, wanted)] })
  const ids = rows.map((row) => row.id)
  const tags = await tagsOfLinks(ctx, ids)
  const { origin } = deps.config
  return new Map(rows.map((row) => [row.num, toLink(origin, row, tags.get(row.id) ?? [])]))
}
