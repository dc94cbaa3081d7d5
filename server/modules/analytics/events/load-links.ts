import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { links } from '../../../db/schema/links.ts'
import { presentLinks } from '../../links/links/present-links.ts'
import type { Link } from '../../links/links/schema.ts'

/**
 * Loads the links of events by their number, deleted ones too: a few queries for any number.
 */
export async function loadLinks(
  ctx: Ctx,
  nums: Iterable<number | null>,
): Promise<Map<number, Link>> {
  const { tx, scope } = ctx
  const wanted = [...new Set(nums)].filter((num) => num !== null)
  if (wanted.length === 0) return new Map()
  const rows = await tx.find(scope, links, { where: [inArray(links.num, wanted)] })
  const shown = await presentLinks(ctx, rows)
  return new Map(rows.map((row, i) => [row.num, shown[i]!]))
}
