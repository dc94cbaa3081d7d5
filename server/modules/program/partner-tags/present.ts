import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { rowFinder } from '../../../core/row-finder.ts'
import { int, row, text } from '../../../db/row.ts'
import { partnerTags } from '../../../db/schema/partner-tags.ts'
import { ApiError } from '../../../domain/errors.ts'
import { COLORS } from '../../links/tags/schema.ts'
import type { PartnerTag, TagOfPartner } from './schema.ts'

type TagRow = typeof partnerTags.$inferSelect

export const findPartnerTag = rowFinder(partnerTags, 'partner tag')

export function partnerTagTaken(name: string): ApiError {
  return new ApiError('conflict', `A partner tag named ${JSON.stringify(name)} already exists.`)
}

const CountOfTag = row({ id: text, n: int })

/** Presents tags with the number of partners who have each. */
export async function presentTags(ctx: Ctx, rows: readonly TagRow[]): Promise<PartnerTag[]> {
  const { tx, scope } = ctx
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const counted = await tx.rows(
    scope,
    CountOfTag,
    (ws) => sql`
      select tag_id as id, count(*)::int as n from partner_taggings
      where workspace_id = ${ws} and tag_id in ${ids} group by 1`,
  )
  const counts = new Map(counted.map(({ id, n }) => [id, n]))
  return rows.map((tag) => ({
    ...toTagOfPartner(tag),
    partnerCount: counts.get(tag.id) ?? 0,
    createdAt: tag.createdAt.toISOString(),
  }))
}

export async function presentTag(ctx: Ctx, row: TagRow): Promise<PartnerTag> {
  const [tag] = await presentTags(ctx, [row])
  return tag!
}

const TagRowOfPartner = row({ partnerId: text, id: text, name: text, color: text })

/** Loads the tags of partners in one query, by the partner's ID. */
export async function loadTagsOfPartners(
  ctx: Ctx,
  partnerIds: readonly string[],
): Promise<Map<string, TagOfPartner[]>> {
  const { tx, scope } = ctx
  const byPartner = new Map<string, TagOfPartner[]>(partnerIds.map((id) => [id, []]))
  if (partnerIds.length === 0) return byPartner
  const rows = await tx.rows(
    scope,
    TagRowOfPartner,
    (ws) => sql`
      select g.partner_id as "partnerId", t.id, t.name, t.color
      from partner_taggings g join partner_tags t on t.workspace_id = ${ws} and t.id = g.tag_id
      where g.workspace_id = ${ws} and g.partner_id in ${[...partnerIds]}
      order by lower(t.name), t.id`,
  )
  for (const { partnerId, ...tag } of rows) byPartner.get(partnerId)?.push(toTagOfPartner(tag))
  return byPartner
}

function toTagOfPartner({ id, name, color }: Pick<TagRow, 'id' | 'name' | 'color'>): TagOfPartner {
  return { id, name, color: COLORS.find((known) => known === color) ?? 'gray' }
}
