import type { Ctx } from '../../../core/ctx.ts'
import { loadLinkRevenue, type Revenue } from '../../../core/load-revenue.ts'
import type { LinkRow } from './columns-schema.ts'
import { toLink } from './present.ts'
import { tagsOfLinks } from './queries.ts'
import type { Link } from './schema.ts'

/** Converts rows to links of the API, with their tags and revenue. */
export async function presentLinks(ctx: Ctx, rows: readonly LinkRow[]): Promise<Link[]> {
  const ids = rows.map((row) => row.id)
  const tags = await tagsOfLinks(ctx, ids)
  const revenues = await loadRowRevenue(ctx, rows)
  return rows.map((row, i) =>
    toLink(ctx.deps.config.origin, row, { tags: tags.get(row.id) ?? [], revenue: revenues[i]! }),
  )
}

export async function presentLink(ctx: Ctx, row: LinkRow): Promise<Link> {
  return (await presentLinks(ctx, [row]))[0]!
}

/** Loads the revenue of links in their order. */
export function loadRowRevenue(ctx: Ctx, rows: readonly LinkRow[]): Promise<Revenue[]> {
  const earners = rows.map(({ num, programId, saleAmount }) => ({
    key: num,
    programId,
    saleAmount,
  }))
  return loadLinkRevenue(ctx, earners)
}
