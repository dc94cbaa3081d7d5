import { asc, desc, inArray, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { split } from '../../../core/input.ts'
import { pageOf } from '../../../core/paging.ts'
import { containing } from '../../../db/like-pattern.ts'
import { partnerTags } from '../../../db/schema/partner-tags.ts'
import { presentTags } from './present.ts'
import type { PartnerTag, PartnerTagQuery } from './schema.ts'

export async function listPartnerTags(ctx: Ctx, query: PartnerTagQuery): Promise<PartnerTag[]> {
  const { tx, scope } = ctx
  const ids = split(query.ids)
  const where: (SQL | undefined)[] = [
    query.search ? sql`${partnerTags.name} ilike ${containing(query.search)}` : undefined,
    ids.length > 0 ? inArray(partnerTags.id, ids) : undefined,
  ]
  const direction = query.sortOrder === 'desc' ? desc : asc
  const by = query.sortBy === 'createdAt' ? partnerTags.id : sql`lower(${partnerTags.name})`
  const rows = await tx.find(scope, partnerTags, {
    where,
    orderBy: [direction(by), asc(partnerTags.id)],
    ...pageOf(query),
  })
  return presentTags(ctx, rows)
}
